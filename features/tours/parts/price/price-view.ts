export type PriceView = Readonly<{
  /** `1.399 €`, the amount to be charged. */
  amount: string;
  /** The former price, shown struck through. */
  was: string | null;
  /** `about $1,778, rate of Mar 20, 2027` when another currency is shown. */
  converted: string | null;
  cents: number;
}>;
