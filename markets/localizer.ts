import type { Day } from "#markets/days.ts";
import { formatMoney } from "#markets/format.ts";
import type { Currency, Market } from "#markets/market-type.ts";
import type { Translate } from "#markets/translator.ts";

/** The currency that a visitor wants to see beside the one that is paid. */
export type DisplayCurrency = Readonly<{
  currency: Currency;
  /** Its units for one unit of the market's currency. */
  rate: number;
  /** The day of the rate. */
  date: Day;
}>;

/** What a page's texts are made with. */
export type Localizer = Readonly<{
  market: Market;
  t: Translate;
  /** The market's day at the moment of the request. */
  today: Day;
  /** Null where the visitor sees the market's own currency. */
  display: DisplayCurrency | null;
}>;

/** An amount of the market's currency, as `formatMoney` writes it. */
export const formatAmount = ({ market }: Pick<Localizer, "market">, cents: number): string =>
  formatMoney(cents, market.currency);
