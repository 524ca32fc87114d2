export type PriceView = Readonly<{
  /** The amount that the customer pays: `1.399 €`, in the visitor's currency where they pay in it. */
  amount: string;
  /** The price before the discount, shown struck through. Null when there is no discount. */
  was: string | null;
  /**
   * `about $1,778, rate of Mar 20, 2027`, or who pays the amount and which amount others pay. Null
   * when the visitor has not chosen another currency.
   */
  converted: string | null;
  /** Per person, in cents of the market's currency. */
  cents: number;
}>;
