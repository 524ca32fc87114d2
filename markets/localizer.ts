import type { Day } from "#markets/days.ts";
import { formatMoney } from "#markets/format.ts";
import type { Currency, Market } from "#markets/market-type.ts";
import type { Translate } from "#markets/translator.ts";

/** The currency in which a visitor wants to see prices too, beside the one that is paid. */
export type DisplayCurrency = Readonly<{
  currency: Currency;
  /** Units of `currency` for one unit of the market's currency. */
  rate: number;
  /** The day of the rate. */
  date: Day;
}>;

/** What presenters need to write a page's texts. */
export type Localizer = Readonly<{
  market: Market;
  t: Translate;
  /** The market's calendar day at the moment of the request. */
  today: Day;
  /** Null when the visitor sees the market's own currency. */
  display: DisplayCurrency | null;
}>;

/** An amount in the market's currency. */
export const formatAmount = ({ market }: Pick<Localizer, "market">, cents: number): string =>
  formatMoney(cents, market.currency);
