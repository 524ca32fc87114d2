/** An amount with what it is for; a note in small below. */
export type BillLine = Readonly<{ label: string; amount: string; note: string | null }>;

/** What a choice costs, as it will be paid, in the visitor's language. */
export type BillView = Readonly<{
  /** Seats, room, flexible option. */
  lines: readonly BillLine[];
  total: BillLine;
  /** Deposit and balance, or what is due at once. */
  due: readonly BillLine[];
  /** All of it in one sentence, for those who hear the page. */
  sentence: string;
  /** The total in cents of the market's currency, as the server reckons. */
  cents: number;
}>;
