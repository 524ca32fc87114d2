/** A price as it is read, every text ready in the visitor's language. */
export type PriceView = Readonly<{
  /** `1.399 €`, what is charged. */
  amount: string;
  /** The former price, for `<s>`. */
  was: string | null;
  /** `about $1,778, rate of Mar 20, 2027` when another currency is shown. */
  about: string | null;
  cents: number;
  currency: string;
}>;
