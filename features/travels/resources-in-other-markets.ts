import type { Resource, ResourceKind } from "#features/resources/contract.ts";
import "#features/resources/store.ts";
import "./store.ts";
import { sql } from "kysely";
import type { Database } from "#platform/server/database/tables.ts";

/** The kinds of choices by which travels are searched. */
export const searchedKinds = [
  "travel-type-primary",
  "travel-styles",
  "badges",
] as const satisfies readonly ResourceKind[];
export type SearchedKind = (typeof searchedKinds)[number];

type Held = Readonly<{ market: string; trip: string; slug: string | null }>;
type TripsBySlug = ReadonlyMap<string, ReadonlySet<string>>;

const holds = {
  "travel-type-primary": sql<boolean>`resource.id = travel.type_id`,
  "travel-styles": sql<boolean>`resource.id = travel.style_id`,
  badges: sql<boolean>`resource.id = any(travel.badge_ids)`,
} as const satisfies Record<SearchedKind, unknown>;

/** Each market's trips with what of a kind they hold there; null for nothing. */
const readHeld = (db: Database, kind: SearchedKind): Promise<Held[]> =>
  db
    .selectFrom("travel")
    .leftJoin("resource", (join) =>
      join
        .onRef("resource.market", "=", "travel.market")
        .on("resource.kind", "=", kind)
        .on(holds[kind]),
    )
    .select(["travel.market", "travel.trip_id as trip", "resource.slug"])
    .where("travel.is_published", "=", true)
    .execute();

const tripsBySlug = (held: readonly Held[]): TripsBySlug => {
  const trips = new Map<string, Set<string>>();
  for (const { slug, trip } of held)
    if (slug !== null) trips.set(slug, (trips.get(slug) ?? new Set()).add(trip));
  return trips;
};

const leastLikeness = 0.5;

/** What most of the same trips hold there; null where nothing does. */
const likest = (here: ReadonlySet<string>, there: TripsBySlug): string | null => {
  let [best, most] = [null as string | null, leastLikeness];
  for (const [slug, trips] of there) {
    const both = [...trips].filter((trip) => here.has(trip)).length;
    const likeness = both / (here.size + trips.size - both);
    if (likeness > most) [best, most] = [slug, likeness];
  }
  return best;
};

/**
 * What other markets call a market's types, styles or badges. Staff keep them for each market, so
 * nothing but the trips that hold them says which are the same; markets of one language mostly share
 * the word itself.
 * @returns by market, from the slug here to the slug there; what has no like there is left out
 */
export const resourcesInOtherMarkets = async (
  db: Database,
  market: string,
  kind: SearchedKind,
): Promise<ReadonlyMap<string, ReadonlyMap<Resource["slug"], Resource["slug"]>>> => {
  const byMarket = Map.groupBy(await readHeld(db, kind), (each) => each.market);
  const here = byMarket.get(market) ?? [];
  return new Map(
    [...byMarket].map(([id, held]) => {
      const sold = new Set(held.map(({ trip }) => trip));
      const shared = tripsBySlug(here.filter(({ trip }) => sold.has(trip)));
      const known = new Set(here.map(({ trip }) => trip));
      const there = tripsBySlug(held.filter(({ trip }) => known.has(trip)));
      const pairs = [...shared].flatMap(([slug, trips]) => {
        const like = there.has(slug) ? slug : likest(trips, there);
        return like === null ? [] : [[slug, like] as const];
      });
      return [id, new Map(pairs)] as const;
    }),
  );
};
