import type { Day } from "#markets/days.ts";
import { formatMoney } from "#markets/format.ts";
import type { Currency, Market } from "#markets/market-type.ts";
import type { Translate } from "#markets/translator.ts";

/** The currency in which a visitor also sees prices, beside the currency in which they pay. */
export type DisplayCurrency = Readonly<{
  currency: Currency;
  /** The number of units of `currency` that one unit of the market's currency is worth. */
  rate: number;
  /** The day for which the exchange rate was published. */
  date: Day;
}>;

/** The data that presenters need to write the texts of a page. */
export type Localizer = Readonly<{
  market: Market;
  t: Translate;
  /** The market's calendar day at the moment of the request. */
  today: Day;
  /** Null when the visitor sees prices only in the market's own currency. */
  display: DisplayCurrency | null;
  /**
   * Where the home address decides between two currencies: the other one, in which prices are shown
   * too, and null once one is chosen. It is left out where one currency alone is paid.
   */
  otherPaid?: DisplayCurrency | null;
}>;

/** What texts take from a localizer beside its market and its translations. */
export const localizerWords = ({ today, display, otherPaid }: Localizer): string =>
  [display, otherPaid]
    .map((shown) => (shown ? `${shown.currency} ${shown.rate} ${shown.date}` : ""))
    .reduce((words, shown) => `${words}|${shown}`, today);

/** What decides in which currency amounts are shown. */
type Shown = Pick<Localizer, "market"> & Partial<Pick<Localizer, "display" | "otherPaid">>;

/**
 * The visitor's currency where they pay in it, as without a UK home address in euros: all amounts
 * are then in whole units of it, at the stored rate. Null where it is only shown for comparison.
 */
export const paidDisplay = ({ market, display }: Shown): DisplayCurrency | null =>
  display && market.payCurrencies.some((currency) => currency === display.currency)
    ? display
    : null;

/** The currency in which all amounts of a page are shown. */
export const shownCurrency = (localizer: Shown): Currency =>
  paidDisplay(localizer)?.currency ?? localizer.market.currency;

/** @param cents of the market's currency */
export const shownCents = (localizer: Shown, cents: number): number => {
  const paid = paidDisplay(localizer);
  return paid ? Math.round((cents * paid.rate) / 100) * 100 : cents;
};

/** @param cents of the market's currency */
export const formatAmount = (localizer: Shown, cents: number): string =>
  formatMoney(shownCents(localizer, cents), shownCurrency(localizer));

/** Shows what it is given in the other currency in which may be paid; null where there is none. */
export const inOtherPaid = <Given extends Shown>(localizer: Given): Given | null =>
  localizer.otherPaid ? { ...localizer, display: localizer.otherPaid, otherPaid: null } : null;

/** `£869 · 1.010 €` until the home address says which of both is paid. */
export const joinAmounts = (amount: string, other: string | null): string =>
  other === null ? amount : `${amount}\u00A0· ${other}`;

/** @param cents of the market's currency */
export const formatPaid = (localizer: Shown, cents: number): string => {
  const other = inOtherPaid(localizer);
  return joinAmounts(formatAmount(localizer, cents), other && formatAmount(other, cents));
};
