import type { PriceView } from "#features/tours/parts/price/price-view.ts";
import type { PriceToday } from "#features/tours/rules.ts";
import { formatMoney, formatShortDate } from "#markets/format.ts";
import { formatAmount, type Localizer } from "#markets/localizer.ts";

/** `about $1,778, rate of Mar 20, 2027`; null where the visitor sees the market's own currency. */
const convertedNote = ({ t, display, market }: Localizer, cents: number): string | null =>
  display &&
  t("money.about", {
    amount: formatMoney(Math.round(cents * display.rate), display.currency),
    date: formatShortDate(display.date, market),
  });

/** A price as it is read: what is paid first, what it was, what it is in the visitor's currency. */
export const toPriceView = (localizer: Localizer, { cents, wasCents }: PriceToday): PriceView => ({
  amount: formatAmount(localizer, cents),
  was: wasCents === null ? null : formatAmount(localizer, wasCents),
  about: convertedNote(localizer, cents),
  cents,
  currency: localizer.market.currency,
});

/** What will be charged, as a sentence (the source, section 9: the UK variant pays by home address). */
export const payNote = ({ t, market }: Localizer): string =>
  market.payCurrencies.length > 1
    ? t("money.youPayByAddress")
    : t("money.youPay", { currency: market.currency });
