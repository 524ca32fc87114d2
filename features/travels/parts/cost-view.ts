/** What a trip costs in the end, line by line; amounts are `£1,399` or `£150 – £210`. */
export type CostView = Readonly<{
  title: string;
  text: string;
  lines: readonly Readonly<{ name: string; to: string; amount: string | null }>[];
  sum: Readonly<{
    name: string;
    amount: string;
    /** The same in the currency that the visitor sees. */
    about: string | null;
    /** What of it is paid to us, what to others. */
    split: string | null;
  }>;
  room: Readonly<{ name: string; to: string; amount: string }> | null;
  note: string;
}>;
