import type { ChoiceGroup } from "./choice-view.ts";

type Line = Readonly<{
  name: string;
  /** Names who receives the amount. */
  payee: string;
  /** `2 × £1,399` below an amount for two; null below one for a single person. */
  times: string | null;
  amount: string | null;
}>;

/** Amounts are `£1,399` or `£150 – £210`, for all who are chosen. */
export type CostView = Readonly<{
  title: string;
  text: string;
  /** For how many, in which room and with which option the amounts are. */
  choices: readonly ChoiceGroup[];
  lines: readonly Line[];
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
  extras: readonly (Line & Readonly<{ amount: string }>)[];
  /** What is paid on which day. Null where nobody can book today. */
  schedule: Readonly<{ title: string; lines: readonly Line[] }> | null;
  note: string;
}>;
