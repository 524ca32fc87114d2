/** To a whole amount of cents, of the currency, of ten of it, or to one that ends in 9 (749 €). */
export const roundings = ["cent", "unit", "ten", "nine"] as const;

export type Rounding = (typeof roundings)[number];

/** For how many people prices are shown. */
export type People = 1 | 2;

/** What somebody chooses of a departure that changes what they pay to us. */
export type PriceChoice = Readonly<{
  people: People;
  hasPrivateRoom: boolean;
  /** The price of the private room in cents of the market's currency; 0 where it is free or not chosen. */
  roomCents: number;
  isFlexible: boolean;
}>;
