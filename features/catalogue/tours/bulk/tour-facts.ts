import { setImmediate as turn } from "node:timers/promises";
import { noFacts } from "#features/catalogue/bulk-actions/store.ts";
import type { BulkFacts } from "#features/catalogue/bulk-actions/contract.ts";
import { marketById } from "#markets/markets.ts";
import type { Consequences } from "../consequences-contract.ts";
import type { Tour, TourInput } from "../contract.ts";
import { type Change, consequencesOf } from "../consequences/consequences.ts";
import { cheapestTour, isPast } from "../rules.ts";
import { priceOn } from "#features/records/prices/rules.ts";
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

/** What changes do, in the few numbers that a bulk action shows. */
const factsOf = (
  consequences: Consequences,
  stored: ReadonlyMap<string, Tour>,
): Omit<BulkFacts, "pages" | "startingPrices" | "asked"> => {
  const { prices, addresses, statuses, dates, publications } = consequences;
  const changes = [...prices, ...statuses, ...dates, ...publications];
  const people = new Map(changes.map(({ id, peopleIn }) => [id, peopleIn]));
  const seatsOf = (id: string | null) => stored.get(id ?? "")?.seatsFree ?? 0;
  return {
    prices: spanOf(prices.map(({ fromCents, toCents }) => toCents - fromCents)),
    freeSeatsCents: prices.reduce(
      (sum, { id, fromCents, toCents }) => sum + (toCents - fromCents) * seatsOf(id),
      0,
    ),
    peopleIn: [...people.values()].reduce((sum, each) => sum + each, 0),
    addresses: addresses.length,
  };
};

type AskedLeader = BulkFacts["asked"][number];

/** Adds up, by the id of a coordinator, how many departures they are asked about. */
const countAsked = (
  asked: Map<string, AskedLeader>,
  { coordinators }: Pick<Consequences, "coordinators">,
): void => {
  for (const { after, asked: by } of coordinators) {
    if (!after || by === null) continue;
    const departures = (asked.get(after.id)?.departures ?? 0) + 1;
    asked.set(after.id, { name: after.name, departures, by });
  }
};

type Scene = Readonly<{ market: string; today: string }>;

/** So few that others have their turn, also where all departures are of one travel. */
const sliceSize = 50;

const slicesOf = <Item>(items: readonly Item[]): readonly (readonly Item[])[] =>
  Array.from({ length: Math.ceil(items.length / sliceSize) }, (_, index) =>
    items.slice(index * sliceSize, (index + 1) * sliceSize),
  );

/** The price that a travel begins at; null where none of its departures is on sale. */
const startingCents = async (
  tours: readonly TourInput[],
  today: string,
): Promise<number | null> => {
  let cheapest: TourInput | null = null;
  for (const slice of slicesOf(tours)) {
    const open = slice.filter((tour) => tour.isPublished && !isPast(tour, today));
    cheapest = cheapestTour(cheapest ? [cheapest, ...open] : open, today);
    await turn();
  }
  return cheapest && priceOn(cheapest, today).cents;
};

const beginsElsewhere = async (
  changes: readonly Change[],
  stored: readonly Tour[],
  today: string,
): Promise<boolean> => {
  const ids = new Set(changes.map(({ id }) => id));
  const others = stored.filter(({ id }) => !ids.has(id));
  const after = [...others, ...changes.map((change) => change.after)];
  return (await startingCents(stored, today)) !== (await startingCents(after, today));
};

/** What a plan does, told in slices of a travel, so that others have their turn between two. */
export const tourFacts = async (
  plan: TourPlan,
  { market, today }: Scene,
  stored: ReadonlyMap<string, Tour>,
): Promise<BulkFacts> => {
  const { tours, leaders } = plan.surroundings;
  const toursOf = Map.groupBy(tours, ({ travelId }) => travelId);
  const changes = await changesOf(plan);
  const paths = new Set<string>();
  const asked = new Map<string, AskedLeader>();
  let facts = noFacts;
  for (const slice of slicesOf(changes)) {
    const scene = { market: marketById(market), today, tours: [], leaders, refused: 0 };
    const consequences = consequencesOf(slice, scene);
    for (const { path } of consequences.pages.items) paths.add(path);
    countAsked(asked, consequences);
    const found = factsOf(consequences, stored);
    facts = {
      ...facts,
      prices: joinSpans(facts.prices, found.prices),
      freeSeatsCents: facts.freeSeatsCents + found.freeSeatsCents,
      peopleIn: facts.peopleIn + found.peopleIn,
      addresses: facts.addresses + found.addresses,
    };
    await turn();
  }
  const startingPrices: { id: string; name: string }[] = [];
  for (const [id, ofTravel] of Map.groupBy(changes, ({ travel }) => travel.id)) {
    const name = ofTravel[0]?.travel.name ?? "";
    if (await beginsElsewhere(ofTravel, toursOf.get(id) ?? [], today))
      startingPrices.push({ id, name });
  }
  return { ...facts, startingPrices, pages: paths.size, asked: [...asked.values()] };
};
