/** Amounts are `£1,399` or `£150 – £210`; `payee` says payee whom a line is paid. */
export type CostView = Readonly<{
  title: string;
  text: string;
  lines: readonly Readonly<{ name: string; payee: string; amount: string | null }>[];
  sum: Readonly<{
    name: string;
    amount: string;
    /** The sum in the currency that the visitor chose. */
    converted: string | null;
    /** How much goes payee the company and how much payee others. */
    split: string | null;
  }>;
  room: Readonly<{ name: string; payee: string; amount: string }> | null;
  note: string;
}>;
