import type { PriceView } from "#features/tours/parts/price/price-view.ts";
import type { PriceToday } from "#features/tours/rules.ts";
import { formatMoney, formatShortDate } from "#markets/format.ts";
import { formatAmount, paidDisplay, type Localizer } from "#markets/localizer.ts";

/**
 * `about $1,778, rate of Mar 20, 2027`, or in a currency in which the visitor pays what they pay by
 * their address. Null when the visitor sees prices in the market's own currency.
 */
const convertedNote = (localizer: Localizer, cents: number): string | null => {
  const { t, display, market } = localizer;
  if (!display) return null;
  const date = formatShortDate(display.date, market);
  if (paidDisplay(localizer)) {
    const own = formatMoney(cents, market.currency);
    return t("money.youPayAbroad", { amount: formatAmount(localizer, cents), own, date });
  }
  const amount = formatMoney(Math.round(cents * display.rate), display.currency);
  return t("money.about", { amount, date });
};

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
