import type { PriceView } from "#features/tours/parts/price/price-view.ts";
import type { PriceToday } from "#features/tours/rules.ts";
import { formatMoney, formatShortDate } from "#markets/format.ts";
import { formatAmount, type Localizer } from "#markets/localizer.ts";

/**
 * `about $1,778, rate of Mar 20, 2027`. Null when the visitor sees prices in the market's own
 * currency.
 */
const convertedNote = ({ t, display, market }: Localizer, cents: number): string | null =>
  display &&
  t("money.about", {
    amount: formatMoney(Math.round(cents * display.rate), display.currency),
    date: formatShortDate(display.date, market),
  });

/** `converted` is set only when the visitor has chosen another currency. */
export const toPriceView = (localizer: Localizer, { cents, wasCents }: PriceToday): PriceView => ({
  amount: formatAmount(localizer, cents),
  was: wasCents === null ? null : formatAmount(localizer, wasCents),
  converted: convertedNote(localizer, cents),
  cents,
});

/**
 * States the currency in which the customer will pay. In the UK variant, it depends on the home
 * address (public-site spec, section 9).
 */
export const payNote = ({ t, market }: Localizer): string =>
  market.payCurrencies.length > 1
    ? t("money.youPayByAddress")
    : t("money.youPay", { currency: market.currency });
