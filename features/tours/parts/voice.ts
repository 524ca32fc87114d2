import { formatMoney, formatShortDate } from "#markets/format.ts";
import type { Currency, Market } from "#markets/market-type.ts";
import type { Say } from "#markets/say.ts";
import type { PriceView } from "#features/tours/parts/price-view.ts";
import type { PriceToday } from "#features/tours/rules.ts";

/** The currency that a visitor wants to see beside the one that is paid. */
export type Display = Readonly<{
  currency: Currency;
  /** Its units for one unit of the market's currency. */
  rate: number;
  /** The day of the rate, ISO. */
  date: string;
}>;

/** What a page is written with: the market, its texts, its day, the visitor's currency. */
export type Voice = Readonly<{
  market: Market;
  say: Say;
  /** The market's day, ISO. */
  today: string;
  display: Display | null;
}>;

/** An amount of the market's currency in words. */
export const money = ({ market }: Pick<Voice, "market">, cents: number): string =>
  formatMoney(cents, market.currency);

/** `about $1,778, rate of Mar 20, 2027`; null where the visitor sees the market's own currency. */
const aboutIn = ({ say, display, market }: Voice, cents: number): string | null =>
  display &&
  say("money.about", {
    amount: formatMoney(Math.round(cents * display.rate), display.currency),
    date: formatShortDate(display.date, market),
  });

/** A price as it is read: what is paid first, what it was, what it is in the visitor's currency. */
export const showPrice = (voice: Voice, { cents, wasCents }: PriceToday): PriceView => ({
  amount: money(voice, cents),
  was: wasCents === null ? null : money(voice, wasCents),
  about: aboutIn(voice, cents),
  cents,
  currency: voice.market.currency,
});

/** What will be charged, as a sentence (the source, section 9: the UK variant pays by home address). */
export const payNote = ({ say, market }: Voice): string =>
  market.payCurrencies.length > 1
    ? say("money.youPayByAddress")
    : say("money.youPay", { currency: market.currency });
