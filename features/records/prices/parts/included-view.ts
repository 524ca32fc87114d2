export type IncludedView = Readonly<{
  title: string;
  includedTitle: string;
  included: readonly string[];
  excludedTitle: string;
  excluded: readonly string[];
  pot: Readonly<{ title: string; text: string; amount: string; items: readonly string[] }> | null;
  flights: Readonly<{ title: string; text: string; prices: readonly string[] }> | null;
  roomText: string | null;
}>;
