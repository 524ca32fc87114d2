import { type Generated, type GeneratedAlways, type Selectable, sql } from "kysely";
import type { Database } from "#platform/server/database/tables.ts";
import type {
  DescribedDestination,
  Destination,
  DestinationInput,
  DestinationRecord,
} from "./contract.ts";

type DestinationTable = {
  market: string;
  id: Generated<string>;
  version: Generated<number>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  kind: Destination["kind"];
  code: string;
  slug: string;
  name: string;
  region: string | null;
  lead: Generated<string>;
  text: Generated<string>;
  is_offered: Generated<boolean>;
  former_slugs: Generated<string[]>;
  /** Its place in lists, by its name. */
  sort_key: GeneratedAlways<string>;
};

declare module "#platform/server/database/tables.ts" {
  interface Tables {
    destination: DestinationTable;
    /** What other features read of a destination. */
    known_destination: Pick<
      Selectable<DestinationTable>,
      "market" | "id" | "kind" | "code" | "slug" | "name" | "sort_key"
    >;
  }
}

/** Cache tag of what shows the names, slugs or words of a market's destinations. */
export const destinationsTag = (market: string): string => `destinations:${market}`;

/** Cache tag of what links to searches in other markets. */
export const allDestinationsTag = "destinations";

/** In the order of the market's language. */
export const listDestinations = async (
  db: Database,
  market: string,
): Promise<readonly DescribedDestination[]> =>
  db
    .selectFrom("destination")
    .select([
      "id",
      "kind",
      "code",
      "slug",
      "name",
      "region",
      "lead",
      "text",
      "is_offered as isOffered",
      "former_slugs as formerSlugs",
    ])
    .where("market", "=", market)
    .orderBy("sort_key")
    .orderBy("id")
    .execute();

/**
 * Matches destinations of two markets by kind and code, which are the same in every market.
 * @returns by the other market's id, a map from the slug in `market` to the slug in the other
 * market; destinations that the other market lacks are left out
 */
export const slugsInOtherMarkets = async (
  db: Database,
  market: string,
): Promise<ReadonlyMap<string, ReadonlyMap<string, string>>> => {
  const rows = await db
    .selectFrom("destination as here")
    .innerJoin("destination as there", (join) =>
      join.onRef("there.kind", "=", "here.kind").onRef("there.code", "=", "here.code"),
    )
    .select(["there.market", "here.slug as here", "there.slug as there"])
    .where("here.market", "=", market)
    .execute();
  const byMarket = Map.groupBy(rows, (row) => row.market);
  return new Map(
    [...byMarket].map(([id, ofMarket]) => [
      id,
      new Map(ofMarket.map((row) => [row.here, row.there])),
    ]),
  );
};

/** A destination with its version, which is the ETag. */
export type StoredDestination = DestinationRecord & Readonly<{ version: number }>;

const toStored = (row: Selectable<DestinationTable>): StoredDestination => ({
  id: row.id,
  version: row.version,
  kind: row.kind,
  code: row.code,
  region: row.region ?? "",
  name: row.name,
  slug: row.slug,
  lead: row.lead,
  text: row.text,
  isOffered: row.is_offered,
  formerSlugs: row.former_slugs,
});

export const destinationById = async (
  db: Database,
  market: string,
  id: string,
  isLocked = false,
): Promise<StoredDestination | null> => {
  const row = await db
    .selectFrom("destination")
    .selectAll()
    .where("market", "=", market)
    .where("id", "=", id)
    .$if(isLocked, (query) => query.forUpdate())
    .executeTakeFirst();
  return row ? toStored(row) : null;
};

export const destinationBySlug = async (
  db: Database,
  market: string,
  slug: string,
): Promise<StoredDestination | null> => {
  const row = await db
    .selectFrom("destination")
    .selectAll()
    .where("market", "=", market)
    .where("slug", "=", slug)
    .executeTakeFirst();
  return row ? toStored(row) : null;
};

/** Serialises the writes to a market's destinations until the transaction ends. */
export const lockDestinations = async (trx: Database, market: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`destinations:${market}`}, 0))`.execute(
    trx,
  );
};

const toColumns = (input: DestinationInput) => ({
  kind: input.kind,
  code: input.code,
  region: input.region === "" ? null : input.region,
  name: input.name,
  slug: input.slug,
  lead: input.lead,
  text: input.text,
  is_offered: input.isOffered,
});

/** A slug that is taken again leads to its new owner. */
const releaseFormerSlug = async (trx: Database, market: string, slug: string): Promise<void> => {
  await sql`
    update destination set former_slugs = array_remove(former_slugs, ${slug})
    where market = ${market} and ${slug} = any(former_slugs)`.execute(trx);
};

export const insertDestination = async (
  trx: Database,
  market: string,
  input: DestinationInput,
): Promise<StoredDestination> => {
  await releaseFormerSlug(trx, market, input.slug);
  const row = await trx
    .insertInto("destination")
    .values({ market, ...toColumns(input) })
    .returningAll()
    .executeTakeFirstOrThrow();
  return toStored(row);
};

export const updateDestination = async (
  trx: Database,
  market: string,
  id: string,
  input: DestinationInput,
  formerSlugs: readonly string[],
): Promise<StoredDestination> => {
  await releaseFormerSlug(trx, market, input.slug);
  const row = await trx
    .updateTable("destination")
    .set({
      ...toColumns(input),
      former_slugs: [...formerSlugs],
      version: sql<number>`version + 1`,
      updated_at: sql<Date>`now()`,
    })
    .where("market", "=", market)
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return toStored(row);
};

export const deleteDestination = async (
  trx: Database,
  market: string,
  id: string,
): Promise<void> => {
  await trx.deleteFrom("destination").where("market", "=", market).where("id", "=", id).execute();
};

/** The travels of a market that go there, unpublished ones too. */
export const travelsTo = (
  db: Database,
  market: string,
  id: string,
): Promise<readonly Readonly<{ id: string; tripId: string }>[]> =>
  db
    .selectFrom("known_travel_destination as travel_destination")
    .innerJoin("known_travel as travel", (join) =>
      join
        .onRef("travel.market", "=", "travel_destination.market")
        .onRef("travel.id", "=", "travel_destination.travel_id"),
    )
    .select(["travel.id", "travel.trip_id as tripId"])
    .where("travel_destination.market", "=", market)
    .where("travel_destination.destination_id", "=", id)
    .execute();
