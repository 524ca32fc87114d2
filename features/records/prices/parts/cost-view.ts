/** Amounts are `£1,399` or `£150 – £210`. `payee` names who receives the amount of a line. */
export type CostView = Readonly<{
  title: string;
  text: string;
  lines: readonly Readonly<{ name: string; payee: string; amount: string | null }>[];
  sum: Readonly<{
    name: string;
    amount: string;
    /**
     * The sum in the currency that the visitor has chosen. Null when no other currency is chosen.
     */
    converted: string | null;
    /** States how much of the sum is paid to the company and how much to others. */
    split: string | null;
  }>;
  /** What people may choose to add, such as a private room. The sum is without it. */
  extras: readonly Readonly<{ name: string; payee: string; amount: string }>[];
  note: string;
}>;
