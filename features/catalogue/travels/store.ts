import {
  type Generated,
  type GeneratedAlways,
  type JSONColumnType,
  type RawBuilder,
  type Selectable,
  sql,
} from "kysely";
import type { Database } from "#platform/server/database/tables.ts";
import type { StoredDay, Transport, Travel } from "./contract.ts";

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
  /** Its place in lists, by its name. */
  sort_key: GeneratedAlways<string>;
};

declare module "#platform/server/database/tables.ts" {
  interface Tables {
    travel: TravelTable;
    travel_destination: { market: string; travel_id: string; destination_id: string };
    /** What other features read of a travel. */
    known_travel: Pick<
      Selectable<TravelTable>,
      | "market"
      | "id"
      | "version"
      | "trip_id"
      | "slug"
      | "name"
      | "sort_key"
      | "days"
      | "is_published"
      | "updated_at"
      | "tagline"
      | "moods"
      | "is_unique"
      | "private_room"
      | "seo"
      | "type_id"
      | "second_type_id"
      | "style_id"
      | "category_id"
      | "format_id"
      | "cost_center_id"
      | "badge_ids"
      | "effort"
    > & { transports: Transport[] };
    known_travel_destination: Tables["travel_destination"];
  }
}

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
  itinerary: row.itinerary.map((day) => ({
    ...day,
    pictureId: day.pictureId ?? null,
    lodging: day.lodging ?? null,
    activities: day.activities ?? [],
  })),
  included: row.included,
  excluded: row.excluded,
  moneyPot: row.money_pot,
  // Null was stored as an empty text or not at all.
  flight: { ...row.flight, returnCity: row.flight.returnCity || null },
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

const ofMarket = (db: Database, market: string) =>
  db
    .selectFrom("travel")
    .selectAll("travel")
    .select(destinationIds.as("destination_ids"))
    .where("market", "=", market);

const published = (db: Database, market: string) =>
  ofMarket(db, market).where("is_published", "=", true);

/** An unpublished travel too. */
export const travelById = async (
  db: Database,
  market: string,
  id: string,
): Promise<Travel | null> => {
  const row = await ofMarket(db, market).where("id", "=", id).executeTakeFirst();
  return row ? toTravel(row) : null;
};

/** By ids, unpublished ones too; unknown ids are left out. */
export const allTravelsByIds = async (
  db: Database,
  market: string,
  ids: readonly string[],
): Promise<readonly Travel[]> => {
  const rows = await ofMarket(db, market)
    .where(sql<boolean>`id = any(${sql.val([...ids])}::uuid[])`)
    .execute();
  return rows.map(toTravel);
};

/** No other transaction changes the travel, or adds a departure to it, until this one ends. */
export const lockTravel = async (
  trx: Database,
  market: string,
  id: string,
): Promise<Travel | null> => {
  const row = await ofMarket(trx, market).where("id", "=", id).forUpdate().executeTakeFirst();
  return row ? toTravel(row) : null;
};

/** What the other markets say of a trip, by market. Unpublished travels too. */
export const travelsOfTrip = async (
  db: Database,
  tripId: string,
): Promise<ReadonlyMap<string, Travel>> => {
  const rows = await db
    .selectFrom("travel")
    .selectAll("travel")
    .select(destinationIds.as("destination_ids"))
    .where("trip_id", "=", tripId)
    .execute();
  return new Map(rows.map((row) => [row.market, toTravel(row)]));
};

/**
 * Null for an unpublished travel. The comparison is case-sensitive, because all slugs are
 * lower-case.
 */
export const travelBySlug = async (
  db: Database,
  market: string,
  slug: string,
): Promise<Travel | null> => {
  const row = await published(db, market).where("slug", "=", slug).executeTakeFirst();
  return row ? toTravel(row) : null;
};

/** Travels in the order of `ids`. Unknown and unpublished travels are left out. */
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

/** Sorted by name, for a list of links. */
export const publishedTravels = async (
  db: Database,
  market: string,
  limit: number,
): Promise<readonly Pick<Travel, "id" | "slug" | "name" | "tagline">[]> =>
  db
    .selectFrom("travel")
    .select(["id", "slug", "name", "tagline"])
    .where("market", "=", market)
    .where("is_published", "=", true)
    .orderBy("sort_key")
    .orderBy("id")
    .limit(limit)
    .execute();

/** Unknown and unpublished travels are left out. */
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

/** Slugs by market id. Markets that have not published a travel of the trip are left out. */
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

/**
 * Travels by a current or former slug. When the requested slug is a former one, the travel's `slug`
 * differs from the map's key.
 * @returns by the requested slug
 */
export const travelsAtSlugs = async (
  db: Database,
  market: string,
  slugs: readonly string[],
): Promise<ReadonlyMap<string, { id: string; slug: string; isPublished: boolean }>> => {
  if (slugs.length === 0) return new Map();
  const columns = ["travel.id", "travel.slug", "travel.is_published as isPublished"] as const;
  const current = await db
    .selectFrom("travel")
    .select(columns)
    .where("market", "=", market)
    .where("slug", "in", slugs)
    .execute();
  const former = await db
    .selectFrom("known_former_slug as former_slug")
    .innerJoin("travel", (join) =>
      join
        .onRef("travel.market", "=", "former_slug.market")
        .onRef("travel.id", "=", "former_slug.target_id"),
    )
    .select([...columns, "former_slug.slug as requested"])
    .where("former_slug.market", "=", market)
    .where("former_slug.kind", "=", "travel")
    .where("former_slug.slug", "in", slugs)
    .execute();
  return new Map([
    ...former.map(({ requested, ...travel }) => [requested, travel] as const),
    ...current.map((travel) => [travel.slug, travel] as const),
  ]);
};

/**
 * The wide picture of the first trip, by slug, to a continent. When `continent` is null, the first
 * of all trips.
 * @returns the media id; null when no such trip has a picture
 */
export const pictureOfContinent = async (
  db: Database,
  market: string,
  continent: string | null,
): Promise<string | null> => {
  const row = await db
    .selectFrom("travel")
    .innerJoin("known_trip as trip", "trip.id", "travel.trip_id")
    .select((eb) => eb.fn.coalesce("trip.wide_id", "trip.poster_id").as("picture"))
    .where("travel.market", "=", market)
    .where("travel.is_published", "=", true)
    .$if(continent !== null, (all) => all.where(sql<string>`trip.continent`, "=", continent))
    .orderBy("travel.slug")
    .limit(1)
    .executeTakeFirst();
  return row?.picture ?? null;
};

/**
 * Writes the words by which the search finds travels, which leaves their versions as they are.
 * @param travelIds null means all travels of the market
 * @param words SQL over the columns of the row `travel`
 */
export const writeSearchWords = async (
  trx: Database,
  market: string,
  travelIds: readonly string[] | null,
  words: RawBuilder<unknown>,
): Promise<void> => {
  const condition =
    travelIds === null ? sql`` : sql`and id = any(${sql.val([...travelIds])}::uuid[])`;
  await sql`update travel set words = ${words} where market = ${market} ${condition}`.execute(trx);
};

/** The names, taglines and stories of all published travels of a market, as one list. */
export const tripTexts = async (db: Database, market: string): Promise<readonly string[]> => {
  const rows = await db
    .selectFrom("travel")
    .select(["name", "tagline", "story"])
    .where("market", "=", market)
    .where("is_published", "=", true)
    .execute();
  return rows.flatMap(({ name, tagline, story }) => [name, tagline, story]);
};
