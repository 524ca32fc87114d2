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
}>;

/** An amount in the market's currency. */
export const formatAmount = ({ market }: Pick<Localizer, "market">, cents: number): string =>
  formatMoney(cents, market.currency);
