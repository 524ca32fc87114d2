import type { PriceView } from "./price-view.ts";
import type { PriceToday } from "#features/records/prices/rules.ts";
import { formatMoney, formatShortDate } from "#markets/format.ts";
import {
  formatAmount,
  paidDisplay,
  shownCents,
  shownCurrency,
  type Localizer,
} from "#markets/localizer.ts";

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
 * The price of a row or a card in a list. In a currency in which the visitor pays, it has the amount
 * alone, because the list says once by which address and at which rate it is paid (`paidNote`).
 */
export const toRowPriceView = (localizer: Localizer, price: PriceToday): PriceView => {
  const view = toPriceView(localizer, price);
  return paidDisplay(localizer) ? { ...view, converted: null } : view;
};

/** Null unless the visitor's currency is one in which they pay by their address. */
export const paidNote = (localizer: Localizer): string | null => {
  const paid = paidDisplay(localizer);
  return (
    paid &&
    localizer.t("money.paidByAddress", { date: formatShortDate(paid.date, localizer.market) })
  );
};

/**
 * What is left of a price after the deposit. Both are converted first, so that deposit and balance
 * make the price beside them.
 */
export const formatBalance = (
  localizer: Localizer,
  { priceCents, depositCents }: Readonly<{ priceCents: number; depositCents: number }>,
): string =>
  formatMoney(
    shownCents(localizer, priceCents) - shownCents(localizer, depositCents),
    shownCurrency(localizer),
  );

/**
 * States the currency in which the customer will pay. In the UK variant, it depends on the home
 * address (public-site spec, section 9).
 */
export const payNote = (localizer: Localizer): string => {
  const { t, market } = localizer;
  if (market.payCurrencies.length > 1) return paidNote(localizer) ?? t("money.youPayByAddress");
  return t("money.youPay", { currency: market.currency });
};
