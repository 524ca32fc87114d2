/** What a price holds, what it does not, the money pot and the flights, every text ready. */
export type IncludedView = Readonly<{
  title: string;
  inTitle: string;
  items: readonly string[];
  notTitle: string;
  notItems: readonly string[];
  pot: Readonly<{ title: string; text: string; amount: string; items: readonly string[] }> | null;
  flights: Readonly<{ title: string; text: string; prices: readonly string[] }> | null;
  roomText: string | null;
}>;
