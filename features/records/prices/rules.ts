import type { People, PriceChoice } from "./contract.ts";

/** `wasCents` is the price before the discount while the discount applies, otherwise null. */
export type PriceToday = Readonly<{ cents: number; wasCents: number | null }>;

/** The amounts of a departure, in cents; `discountUntil` is the discount's last day. */
export type Discounted = Readonly<{
  priceCents: number;
  fullPriceCents: number | null;
  discountUntil: string | null;
}>;

/** After the last day of a discount, the former price applies again. */
export const priceOn = (
  { priceCents, fullPriceCents, discountUntil }: Discounted,
  today: string,
): PriceToday =>
  fullPriceCents !== null && discountUntil !== null && today > discountUntil
    ? { cents: fullPriceCents, wasCents: null }
    : { cents: priceCents, wasCents: fullPriceCents };

/** In whole per cent. 0 when there is no discount. */
export const discountPercent = ({ cents, wasCents }: PriceToday): number =>
  wasCents ? Math.round((1 - cents / wasCents) * 100) : 0;

/** Prices are shown for one person, unless an address asks for two. */
export const peopleFrom = (query: URLSearchParams): People => (query.get("people") === "2" ? 2 : 1);

/** Nothing is chosen but for how many people. */
export const plainChoice = (people: People): PriceChoice => ({
  people,
  hasPrivateRoom: false,
  roomCents: 0,
  isFlexible: false,
});
