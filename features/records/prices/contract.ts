/** To a whole amount of cents, of the currency, of ten of it, or to one that ends in 9 (749 €). */
export const roundings = ["cent", "unit", "ten", "nine"] as const;

export type Rounding = (typeof roundings)[number];
