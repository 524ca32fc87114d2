import { type Generated, type JSONColumnType, type Selectable, sql } from "kysely";
import type { Database } from "#platform/server/database/tables.ts";
import type { StoredDay, Travel } from "./contract.ts";

type TravelTable = {
  market: string;
  id: Generated<string>;
  version: Generated<number>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  trip_id: string;
  slug: string;
  name: string;
  tagline: string;
  story: string;
  highlights: JSONColumnType<string[]>;
  days: number;
  nights: number;
  itinerary: JSONColumnType<StoredDay[]>;
  included: JSONColumnType<string[]>;
  excluded: JSONColumnType<string[]>;
  money_pot: JSONColumnType<Travel["moneyPot"]>;
  flight: JSONColumnType<Travel["flight"]>;
  moods: Travel["moods"];
  effort: number;
  type_id: string | null;
  second_type_id: string | null;
  style_id: string | null;
  category_id: string | null;
  format_id: string | null;
  cost_center_id: string | null;
  badge_ids: string[];
  is_unique: boolean;
  private_room: boolean;
  private_room_cents: number | null;
  photo_ids: string[];
  seo: JSONColumnType<Travel["seo"]>;
  is_published: boolean;
};

declare module "#platform/server/database/tables.ts" {
  interface Tables {
    travel: TravelTable;
    travel_destination: { market: string; travel_id: string; destination_id: string };
    former_slug: {
      market: string;
      kind: "travel" | "coordinator";
      slug: string;
      target_id: string;
    };
  }
}

// What pages of the catalogue are made of, by tags. A page names what it has read; who writes
// raises `tagsOfTravels` for travels and departures, and `catalogueTag` for everything else.

/** The whole catalogue of a market: resources, people, reviews, or more travels than can be named. */
export const catalogueTag = (market: string): string => `catalogue:${market}`;

/** Any travel or departure of a market: what searches and lists are made of. */
export const travelsTag = (market: string): string => `travels:${market}`;

/** One travel of a market and its departures. */
export const travelTag = (market: string, id: string): string => `travel:${market}:${id}`;

/** What the markets say of one trip of the company: where each has it, and when it leaves there. */
export const tripTag = (id: string): string => `trip:${id}`;

/** A notification of PostgreSQL takes 8,000 bytes. */
const mostNamed = 40;

/**
 * The tags to raise in the transaction that wrote travels or their departures: that of a removed
 * or hidden one, too.
 */
export const tagsOfTravels = (
  market: string,
  travels: readonly Readonly<{ id: string; tripId: string }>[],
): readonly string[] => {
  if (travels.length === 0) return [];
  const trips = [...new Set(travels.map(({ tripId }) => tripTag(tripId)))];
  if (travels.length > mostNamed) return [catalogueTag(market), "catalogue"];
  return [travelsTag(market), ...travels.map(({ id }) => travelTag(market, id)), ...trips];
};

const travelTagParts = /^travel:([^:]+):/;

/** What a page has to name of the tags of all that it read: any travel stands for each. */
export const leastTags = (tags: Iterable<string>): readonly string[] => {
  const all = new Set(tags);
  return [...all].filter((tag) => {
    const market = travelTagParts.exec(tag)?.[1];
    return market === undefined || !all.has(travelsTag(market));
  });
};

/** The travels of a market that some tags name. */
export const travelsIn = (market: string, tags: readonly string[]): readonly string[] => {
  const start = travelTag(market, "");
  return tags.filter((tag) => tag.startsWith(start)).map((tag) => tag.slice(start.length));
};

const destinationIds = sql<string[]>`array(
  select destination_id from travel_destination
  where travel_destination.market = travel.market and travel_destination.travel_id = travel.id
  order by destination_id)`;

const toTravel = (row: Selectable<TravelTable> & { destination_ids: string[] }): Travel => ({
  id: row.id,
  version: row.version,
  updatedAt: row.updated_at.toISOString(),
  tripId: row.trip_id,
  slug: row.slug,
  name: row.name,
  tagline: row.tagline,
  story: row.story,
  highlights: row.highlights,
  days: row.days,
  nights: row.nights,
  itinerary: row.itinerary.map((day) => ({ ...day, pictureId: day.pictureId ?? null })),
  included: row.included,
  excluded: row.excluded,
  moneyPot: row.money_pot,
  flight: row.flight,
  moods: row.moods,
  effort: row.effort,
  typeId: row.type_id,
  secondTypeId: row.second_type_id,
  styleId: row.style_id,
  categoryId: row.category_id,
  formatId: row.format_id,
  costCenterId: row.cost_center_id,
  badgeIds: row.badge_ids,
  destinationIds: row.destination_ids,
  isUnique: row.is_unique,
  privateRoom: row.private_room,
  privateRoomCents: row.private_room_cents,
  photoIds: row.photo_ids,
  seo: row.seo,
  isPublished: row.is_published,
});

const published = (db: Database, market: string) =>
  db
    .selectFrom("travel")
    .selectAll("travel")
    .select(destinationIds.as("destination_ids"))
    .where("market", "=", market)
    .where("is_published", "=", true);

/** The travel that visitors meet at a slug; letters' case matters, since slugs have none. */
export const travelBySlug = async (
  db: Database,
  market: string,
  slug: string,
): Promise<Travel | null> => {
  const row = await published(db, market).where("slug", "=", slug).executeTakeFirst();
  return row ? toTravel(row) : null;
};

/** Published travels of a market by their ids, in the order asked; unknown ones are left out. */
export const travelsByIds = async (
  db: Database,
  market: string,
  ids: readonly string[],
): Promise<readonly Travel[]> => {
  if (ids.length === 0) return [];
  const rows = await published(db, market).where("id", "in", ids).execute();
  const byId = new Map(rows.map((row) => [row.id, toTravel(row)]));
  return ids.flatMap((id) => byId.get(id) ?? []);
};

/** The first published travels of a market by their names, as a list of links needs them. */
export const publishedTravels = async (
  db: Database,
  market: string,
  limit: number,
): Promise<readonly Pick<Travel, "slug" | "name" | "tagline">[]> =>
  db
    .selectFrom("travel")
    .select(["slug", "name", "tagline"])
    .where("market", "=", market)
    .where("is_published", "=", true)
    .orderBy("name")
    .orderBy("id")
    .limit(limit)
    .execute();

/** Where some published travels stand and what they are called; unknown ones are left out. */
export const travelNames = async (
  db: Database,
  market: string,
  ids: readonly string[],
): Promise<readonly Pick<Travel, "id" | "slug" | "name">[]> =>
  db
    .selectFrom("travel")
    .select(["id", "slug", "name"])
    .where("market", "=", market)
    .where("id", "=", sql<string>`any(${sql.val([...ids])}::uuid[])`)
    .where("is_published", "=", true)
    .execute();

/** The slug that each market gives a trip, where it offers it. */
export const slugsOfTrip = async (
  db: Database,
  tripId: string,
): Promise<ReadonlyMap<string, { id: string; slug: string }>> => {
  const rows = await db
    .selectFrom("travel")
    .select(["market", "id", "slug"])
    .where("trip_id", "=", tripId)
    .where("is_published", "=", true)
    .execute();
  return new Map(rows.map(({ market, id, slug }) => [market, { id, slug }]));
};

/** Where a travel or coordinator that once had this slug stands now. */
export const idOfFormerSlug = async (
  db: Database,
  market: string,
  kind: "travel" | "coordinator",
  slug: string,
): Promise<string | null> => {
  const row = await db
    .selectFrom("former_slug")
    .select("target_id")
    .where("market", "=", market)
    .where("kind", "=", kind)
    .where("slug", "=", slug)
    .executeTakeFirst();
  return row?.target_id ?? null;
};

/**
 * Where some slugs lead: a travel by its own or by a former slug, which then differs from `slug`.
 * @returns by the slug asked
 */
export const travelsAtSlugs = async (
  db: Database,
  market: string,
  slugs: readonly string[],
): Promise<ReadonlyMap<string, { id: string; slug: string; isPublished: boolean }>> => {
  if (slugs.length === 0) return new Map();
  const columns = ["travel.id", "travel.slug", "travel.is_published as isPublished"] as const;
  const own = await db
    .selectFrom("travel")
    .select(columns)
    .where("market", "=", market)
    .where("slug", "in", slugs)
    .execute();
  const former = await db
    .selectFrom("former_slug")
    .innerJoin("travel", (join) =>
      join
        .onRef("travel.market", "=", "former_slug.market")
        .onRef("travel.id", "=", "former_slug.target_id"),
    )
    .select([...columns, "former_slug.slug as asked"])
    .where("former_slug.market", "=", market)
    .where("former_slug.kind", "=", "travel")
    .where("former_slug.slug", "in", slugs)
    .execute();
  return new Map([
    ...former.map(({ asked, ...travel }) => [asked, travel] as const),
    ...own.map((travel) => [travel.slug, travel] as const),
  ]);
};

/**
 * The wide picture of the first trip of a continent in a market, by slug; of all trips for null.
 * @returns the media's id; null where there is none
 */
export const pictureOfContinent = async (
  db: Database,
  market: string,
  continent: string | null,
): Promise<string | null> => {
  const row = await db
    .selectFrom("travel")
    .innerJoin("trip", "trip.id", "travel.trip_id")
    .select((eb) => eb.fn.coalesce("trip.wide_id", "trip.poster_id").as("picture"))
    .where("travel.market", "=", market)
    .where("travel.is_published", "=", true)
    .$if(continent !== null, (all) => all.where("trip.continent", "=", continent ?? ""))
    .orderBy("travel.slug")
    .limit(1)
    .executeTakeFirst();
  return row?.picture ?? null;
};
