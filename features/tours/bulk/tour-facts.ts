import { setImmediate as turn } from "node:timers/promises";
import { noFacts } from "#features/bulk-actions/store.ts";
import type { BulkFacts } from "#features/bulk-actions/contract.ts";
import { marketById } from "#markets/markets.ts";
import type { Consequences } from "../consequences-contract.ts";
import type { Tour } from "../contract.ts";
import { type Change, consequencesOf } from "../planning/consequences.ts";
import type { TourPlan } from "../save/plan-tours.ts";
import { changesOf } from "../save/report.ts";

const spanOf = (differences: readonly number[]): BulkFacts["prices"] =>
  differences.length === 0
    ? null
    : differences.reduce(
        ({ low, high }, each) => ({ low: Math.min(low, each), high: Math.max(high, each) }),
        { low: Infinity, high: -Infinity },
      );

const joinSpans = (one: BulkFacts["prices"], other: BulkFacts["prices"]): BulkFacts["prices"] =>
  one && other
    ? { low: Math.min(one.low, other.low), high: Math.max(one.high, other.high) }
    : (one ?? other);

/** What the changes of a travel do, in the few numbers that a bulk action shows. */
const factsOf = (
  consequences: Consequences,
  stored: ReadonlyMap<string, Tour>,
): Omit<BulkFacts, "pages"> => {
  const { prices, startingPrices, addresses, statuses, dates, publications } = consequences;
  const changes = [...prices, ...statuses, ...dates, ...publications];
  const people = new Map(changes.map(({ id, peopleIn }) => [id, peopleIn]));
  const seatsOf = (id: string | null) => stored.get(id ?? "")?.seatsFree ?? 0;
  return {
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
  };
};

type Scene = Readonly<{ market: string; today: string }>;

/** What a plan does, told travel by travel, so that others have their turn between two of them. */
export const tourFacts = async (
  plan: TourPlan,
  { market, today }: Scene,
  stored: ReadonlyMap<string, Tour>,
): Promise<BulkFacts> => {
  const { tours, leaders } = plan.surroundings;
  const toursOf = Map.groupBy(tours, ({ travelId }) => travelId);
  const byTravel = Map.groupBy(await changesOf(plan), ({ travel }: Change) => travel.id);
  const paths = new Set<string>();
  let facts = noFacts;
  for (const [id, changes] of byTravel) {
    const consequences = consequencesOf(changes, {
      market: marketById(market),
      today,
      tours: toursOf.get(id) ?? [],
      leaders,
      refused: 0,
    });
    for (const { path } of consequences.pages.items) paths.add(path);
    const found = factsOf(consequences, stored);
    facts = {
      ...facts,
      prices: joinSpans(facts.prices, found.prices),
      freeSeatsCents: facts.freeSeatsCents + found.freeSeatsCents,
      startingPrices: [...facts.startingPrices, ...found.startingPrices],
      peopleIn: facts.peopleIn + found.peopleIn,
      addresses: facts.addresses + found.addresses,
    };
    await turn();
  }
  return { ...facts, pages: paths.size };
};
