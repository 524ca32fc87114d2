import { noFacts } from "#features/bulk-actions/store.ts";
import type { BulkFacts } from "#features/bulk-actions/contract.ts";
import type { PlanReport } from "../consequences-contract.ts";
import type { Tour } from "../contract.ts";

const spanOf = (differences: readonly number[]): BulkFacts["prices"] =>
  differences.length === 0
    ? null
    : differences.reduce(
        ({ low, high }, each) => ({ low: Math.min(low, each), high: Math.max(high, each) }),
        { low: Infinity, high: -Infinity },
      );

/** What the report of a save says, in the few numbers that a bulk action shows. */
export const tourFacts = (
  { consequences }: PlanReport,
  stored: ReadonlyMap<string, Tour>,
): BulkFacts => {
  const { prices, startingPrices, addresses, pages } = consequences;
  const changes = [
    ...prices,
    ...consequences.statuses,
    ...consequences.dates,
    ...consequences.publications,
  ];
  const people = new Map(changes.map(({ id, peopleIn }) => [id, peopleIn]));
  const seatsOf = (id: string | null) => stored.get(id ?? "")?.seatsFree ?? 0;
  return {
    ...noFacts,
    prices: spanOf(prices.map(({ fromCents, toCents }) => toCents - fromCents)),
    freeSeatsCents: prices.reduce(
      (sum, { id, fromCents, toCents }) => sum + (toCents - fromCents) * seatsOf(id),
      0,
    ),
    startingPrices: startingPrices
      .filter(({ before, after }) => before?.cents !== after?.cents)
      .map(({ travelId, name }) => ({ id: travelId, name })),
    peopleIn: [...people.values()].reduce((sum, each) => sum + each, 0),
    addresses: addresses.length,
    pages: pages.total,
  };
};
