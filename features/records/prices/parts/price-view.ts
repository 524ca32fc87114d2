export type PriceView = Readonly<{
  /** The amount that the customer pays: `1.399 €`, in the visitor's currency where they pay in it. */
  amount: string;
  /** In the other currency in which may be paid, until the home address decides; else null. */
  also: string | null;
  /** The price before the discount, shown struck through. Null when there is no discount. */
  was: string | null;
  /**
   * `about $1,778, rate of Mar 20, 2027`. Null when the visitor has not chosen another currency, and
   * in one in which they pay.
   */
  converted: string | null;
  /** Per person, in cents of the market's currency. */
  cents: number;
}>;
