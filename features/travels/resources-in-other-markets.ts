import type { Resource, ResourceKind } from "#features/resources/contract.ts";
import "#features/resources/store.ts";
import "./store.ts";
import { sql } from "kysely";
import type { Database } from "#platform/server/database/tables.ts";

/** The kinds of resources that filter a search. */
export const searchableKinds = [
  "travel-type-primary",
  "travel-styles",
  "badges",
] as const satisfies readonly ResourceKind[];
export type SearchableKind = (typeof searchableKinds)[number];

type ResourceUse = Readonly<{ market: string; trip: string; slug: string | null }>;
type TripsBySlug = ReadonlyMap<string, ReadonlySet<string>>;

const resourceOfTravel = {
  "travel-type-primary": sql<boolean>`resource.id = travel.type_id`,
  "travel-styles": sql<boolean>`resource.id = travel.style_id`,
  badges: sql<boolean>`resource.id = any(travel.badge_ids)`,
} as const satisfies Record<SearchableKind, unknown>;

/**
 * Each published trip of each market, with its resources of a kind. `slug` is null for a trip that
 * has none.
 */
const readResourceUses = (db: Database, kind: SearchableKind): Promise<ResourceUse[]> =>
  db
    .selectFrom("travel")
    .leftJoin("resource", (join) =>
      join
        .onRef("resource.market", "=", "travel.market")
        .on("resource.kind", "=", kind)
        .on(resourceOfTravel[kind]),
    )
    .select(["travel.market", "travel.trip_id as trip", "resource.slug"])
    .where("travel.is_published", "=", true)
    .execute();

const tripsBySlug = (uses: readonly ResourceUse[]): TripsBySlug => {
  const trips = new Map<string, Set<string>>();
  for (const { slug, trip } of uses)
    if (slug !== null) trips.set(slug, (trips.get(slug) ?? new Set()).add(trip));
  return trips;
};

const minSimilarity = 0.5;

/**
 * The slug whose trips overlap most with the given trips (Jaccard index). Null when every overlap
 * is below `minSimilarity`.
 */
const mostSimilar = (
  givenTrips: ReadonlySet<string>,
  tripsByCandidate: TripsBySlug,
): string | null => {
  let [best, most] = [null as string | null, minSimilarity];
  for (const [slug, trips] of tripsByCandidate) {
    const inBoth = [...trips].filter((trip) => givenTrips.has(trip)).length;
    const similarity = inBoth / (givenTrips.size + trips.size - inBoth);
    if (similarity > most) [best, most] = [slug, similarity];
  }
  return best;
};

/**
 * Matches resources of two markets by the trips that have them. Staff keep types, styles and badges
 * separately for each market, so that nothing else tells whether two are the same. An equal slug
 * takes precedence, because markets of one language mostly use the same slugs.
 * @returns by the other market's id, a map from the slug in `market` to the slug in the other
 * market; resources without a counterpart are left out
 */
export const resourcesInOtherMarkets = async (
  db: Database,
  market: string,
  kind: SearchableKind,
): Promise<ReadonlyMap<string, ReadonlyMap<Resource["slug"], Resource["slug"]>>> => {
  const byMarket = Map.groupBy(await readResourceUses(db, kind), (each) => each.market);
  const usesHere = byMarket.get(market) ?? [];
  return new Map(
    [...byMarket].map(([id, usesThere]) => {
      const tripsThere = new Set(usesThere.map(({ trip }) => trip));
      const slugsHere = tripsBySlug(usesHere.filter(({ trip }) => tripsThere.has(trip)));
      const tripsHere = new Set(usesHere.map(({ trip }) => trip));
      const slugsThere = tripsBySlug(usesThere.filter(({ trip }) => tripsHere.has(trip)));
      const pairs = [...slugsHere].flatMap(([slug, trips]) => {
        const match = slugsThere.has(slug) ? slug : mostSimilar(trips, slugsThere);
        return match === null ? [] : [[slug, match] as const];
      });
      return [id, new Map(pairs)] as const;
    }),
  );
};
