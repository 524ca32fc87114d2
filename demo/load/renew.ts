import { createHash } from "node:crypto";
import { sql } from "kysely";
import { stableUuid } from "#demo/random.ts";
import type { Demo } from "#demo/read/demo.ts";
import type { TripFacts } from "#demo/trips/trip-facts.ts";
import { destinationsTag } from "#features/content/destinations/store.ts";
import { refreshSearchVectors } from "#features/content/search/text/search-vectors.ts";
import type { Market } from "#markets/market-type.ts";
import { markets } from "#markets/markets.ts";
import { invalidateTags } from "#platform/server/cache/invalidate-tags.ts";
import type { Database } from "#platform/server/database/tables.ts";
import type { FileStore } from "#platform/server/files/file-store.ts";
import "#features/catalogue/trips/store.ts";
import { renewEventPictures } from "./pictures/event-pictures.ts";
import { composeMarketCatalogue, type CatalogueSources } from "./market.ts";
import { assignMostLoved } from "./most-loved.ts";
import { withStoredBadges } from "./days/new-year.ts";
import { type DemoPictures, loadPictures, listPictureFiles } from "./pictures/pictures.ts";
import { coordinatorRow, destinationRow, faqRow, travelRow } from "./rows.ts";

/** The parts of the demo that its stored revision depends on. */
export type DemoToLoad = CatalogueSources & Pick<Demo, "scenes">;

/** `laPaz` is `la-paz`: staff write keys as they write slugs. */
const stopKey = (key: string): string =>
  key.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Stops in travelling order; a stop that the trip returns to is repeated. */
const routeOf = ({ days, stops }: TripFacts) => {
  const keys = days.flatMap(({ from, at }) => (from ? [from, at] : [at]));
  return keys
    .filter((key, index) => key !== keys[index - 1])
    .flatMap((key) => {
      const stop = stops[key];
      if (!stop) return [];
      const { name, lat, lon } = stop;
      return {
        key: stopKey(key),
        lat,
        lon,
        names: typeof name === "string" ? { all: name } : name,
      };
    });
};

export const tripRow = (facts: TripFacts, pictures: Pick<DemoPictures, "posters" | "wides">) => ({
  id: stableUuid("trip", facts.code),
  code: facts.code,
  countries: [...facts.countries],
  continent: facts.continent,
  airport: facts.flight.airport,
  poster_id: pictures.posters.get(facts.code) ?? null,
  wide_id: pictures.wides.get(facts.code) ?? null,
  stops: JSON.stringify(routeOf(facts)),
});

/**
 * The rows that `renew` may update. None of their columns depends on the day of loading, so every
 * date gives the same rows.
 */
const composeRows = (market: Market, demo: CatalogueSources, pictures: DemoPictures) => {
  const { coordinators, destinations, travels, faqs } = composeMarketCatalogue(
    market,
    demo,
    pictures,
    "2000-01-01",
  );
  return {
    destination: [...destinations.values()].map((each) =>
      destinationRow(market, each, demo.phrases.destinations),
    ),
    coordinator: coordinators.map((each) => coordinatorRow(market.id, each)),
    travel: travels.map((each) => travelRow(market.id, each)),
    faq: faqs.map((each) => faqRow(market.id, each)),
  };
};

/**
 * Hash of everything that the demo would store; a picture counts with its name and file size. The
 * hash changes with any text or picture, so that nobody has to maintain a version number.
 */
export const revisionOf = async (masters: string, demo: DemoToLoad): Promise<string> => {
  const { names, sizes } = await listPictureFiles(masters, demo);
  const hash = createHash("sha256").update(JSON.stringify(sizes));
  for (const facts of demo.trips) hash.update(JSON.stringify(tripRow(facts, names)));
  for (const market of markets) hash.update(JSON.stringify(composeRows(market, demo, names)));
  return hash.digest("hex");
};

/** Columns that are never overwritten: keys, and slugs that visitors may have bookmarked. */
const immutableColumns = new Set(["market", "id", "slug", "code", "trip_id"]);

/** A limit below the 65,535 parameters that PostgreSQL allows in a statement. */
const maxParameters = 30_000;

type RenewableTable = "trip" | "destination" | "coordinator" | "travel" | "faq";
type RenewableRow = Readonly<Record<string, unknown>>;

/**
 * Rows whose record still exists, so that a record that staff have deleted is not inserted again.
 */
const onlyExisting = async <Row extends RenewableRow>(
  trx: Database,
  table: Exclude<RenewableTable, "faq">,
  rows: readonly Row[],
  id: keyof Row & string = "id",
): Promise<readonly Row[]> => {
  const { rows: stored } = await sql<{ id: string }>`select id from ${sql.table(table)}`.execute(
    trx,
  );
  const storedIds = new Set(stored.map((row) => row.id));
  return rows.filter((row) => row[id] === null || storedIds.has(String(row[id])));
};

/**
 * Updates rows that nobody has edited (version 1) and that differ, and inserts missing ones.
 * @returns the ids of the written rows
 */
const upsertUnedited = async (
  trx: Database,
  table: RenewableTable,
  rows: readonly RenewableRow[],
): Promise<readonly string[]> => {
  const columns = Object.keys(rows[0] ?? {});
  const mutableColumns = columns.filter((column) => !immutableColumns.has(column));
  const size = Math.max(1, Math.floor(maxParameters / Math.max(1, columns.length)));
  const keys = table === "trip" ? ["id"] : ["market", "id"];
  const names = (columnNames: readonly string[], qualifier?: string) =>
    sql.join(columnNames.map((column) => sql.ref(qualifier ? `${qualifier}.${column}` : column)));
  const writtenIds: string[] = [];
  for (let start = 0; start < rows.length; start += size) {
    const values = rows
      .slice(start, start + size)
      .map((row) => sql`(${sql.join(columns.map((column) => row[column]))})`);
    const assignments = mutableColumns.map(
      (column) => sql`${sql.ref(column)} = ${sql.ref(`excluded.${column}`)}`,
    );
    const result = await sql<{ id: string }>`
      insert into ${sql.table(table)} (${names(columns)}) values ${sql.join(values)}
      on conflict (${names(keys)}) do update set ${sql.join(assignments)}, updated_at = now()
      where ${sql.ref(`${table}.version`)} = 1
        and (${names(mutableColumns, table)}) is distinct from (${names(mutableColumns, "excluded")})
      returning id`.execute(trx);
    writtenIds.push(...result.rows.map(({ id }) => id));
  }
  return writtenIds;
};

export type RenewOptions = Readonly<{
  db: Database;
  files: FileStore;
  masters: string;
  demo: DemoToLoad;
}>;

/**
 * Updates a stored demo's trips, destinations, travels, coordinators, questions and pictures of
 * evenings to the current ones, except those that staff have edited (version above 1).
 * @returns the number of written rows
 */
export const renew = async ({ db, files, masters, demo }: RenewOptions): Promise<number> => {
  const pictures = await loadPictures(db, files, masters, demo);
  return db.transaction().execute(async (trx) => {
    const tripRows = demo.trips.map((facts) => tripRow(facts, pictures));
    const writtenTrips = await upsertUnedited(
      trx,
      "trip",
      await onlyExisting(trx, "trip", tripRows),
    );
    let count = writtenTrips.length;
    for (const market of markets) {
      const rows = composeRows(market, demo, pictures);
      const existing = {
        destinations: await onlyExisting(trx, "destination", rows.destination),
        coordinators: await onlyExisting(trx, "coordinator", rows.coordinator),
        travels: await onlyExisting(
          trx,
          "travel",
          await withStoredBadges(trx, market.id, rows.travel),
        ),
        faqs: await onlyExisting(
          trx,
          "destination",
          await onlyExisting(trx, "travel", rows.faq, "travel_id"),
          "destination_id",
        ),
      };
      const writtenDestinations = await upsertUnedited(trx, "destination", existing.destinations);
      const writtenCoordinators = await upsertUnedited(trx, "coordinator", existing.coordinators);
      const writtenTravels = await upsertUnedited(trx, "travel", existing.travels);
      const writtenFaqs = await upsertUnedited(trx, "faq", existing.faqs);
      await assignMostLoved(trx, market.id);
      await refreshSearchVectors(trx, market.id, null); // the vectors include names of filters
      count += await renewEventPictures(trx, market, demo, pictures);
      count += writtenDestinations.length + writtenCoordinators.length;
      count += writtenTravels.length + writtenFaqs.length;
    }
    await invalidateTags(trx, [
      ...markets.map(({ id }) => `catalogue:${id}`),
      ...markets.map(({ id }) => destinationsTag(id)),
      "catalogue",
      "media",
    ]);
    return count;
  });
};
