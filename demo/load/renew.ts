import { createHash } from "node:crypto";
import { sql } from "kysely";
import { idOf } from "#demo/chance.ts";
import type { Demo } from "#demo/read/demo.ts";
import type { TripFacts } from "#demo/trips/trip-facts.ts";
import { refreshSearchVectors } from "#features/search/text/search-vectors.ts";
import type { Market } from "#markets/market-type.ts";
import { markets } from "#markets/markets.ts";
import { invalidateTags } from "#platform/server/cache/invalidate-tags.ts";
import type { Database } from "#platform/server/database/tables.ts";
import type { FileStore } from "#platform/server/files/folder.ts";
import "#features/trips/store.ts";
import { composeMarket, type Sayings } from "./market.ts";
import { withNewYearAsStored } from "./new-year.ts";
import { type DemoPictures, loadPictures, pictureFacts } from "./pictures.ts";
import { coordinatorRow, faqRow, travelRow } from "./rows.ts";

/** What a stored demo is made of. */
export type DemoToLoad = Sayings & Pick<Demo, "scenes">;

/** The way of a trip as its days lead it: where it comes back to a stop, that stop comes again. */
const wayOf = ({ days, stops }: TripFacts) => {
  const keys = days.flatMap(({ from, at }) => (from ? [from, at] : [at]));
  return keys
    .filter((key, index) => key !== keys[index - 1])
    .flatMap((key) => {
      const stop = stops[key];
      if (!stop) return [];
      const { name, lat, lon } = stop;
      return { key, lat, lon, names: typeof name === "string" ? { all: name } : name };
    });
};

/** A trip as it is stored. */
export const tripRow = (facts: TripFacts, pictures: Pick<DemoPictures, "posters" | "wides">) => ({
  id: idOf("trip", facts.code),
  code: facts.code,
  countries: [...facts.countries],
  continent: facts.continent,
  airport: facts.flight.airport,
  poster_id: pictures.posters.get(facts.code) ?? null,
  wide_id: pictures.wides.get(facts.code) ?? null,
  stops: JSON.stringify(wayOf(facts)),
});

/** The rows of a market that are renewed; nothing in them hangs on the day. */
const rowsOf = (market: Market, demo: Sayings, pictures: DemoPictures) => {
  const { coordinators, travels, faqs } = composeMarket(market, demo, pictures, "2000-01-01");
  return {
    coordinator: coordinators.map((each) => coordinatorRow(market.id, each)),
    travel: travels.map((each) => travelRow(market.id, each)),
    faq: faqs.map((each) => faqRow(market.id, each)),
  };
};

/**
 * What the demo is made of: a hash of all that it would store, its pictures by name and size. It
 * changes with every changed word or drawing, so that nobody has to raise a number.
 */
export const revisionOf = async (masters: string, demo: DemoToLoad): Promise<string> => {
  const { names, sizes } = await pictureFacts(masters, demo);
  const hash = createHash("sha256").update(JSON.stringify(sizes));
  for (const facts of demo.trips) hash.update(JSON.stringify(tripRow(facts, names)));
  for (const market of markets) hash.update(JSON.stringify(rowsOf(market, demo, names)));
  return hash.digest("hex");
};

/** Columns that stay: what names a row, and the addresses that have been given away. */
const kept = new Set(["market", "id", "slug", "code", "trip_id"]);

/** PostgreSQL takes 65,535 parameters a statement. */
const parameters = 30_000;

type Writable = "trip" | "coordinator" | "travel" | "faq";
type WritableRow = Readonly<Record<string, unknown>>;

/** Those of some rows that are still there: what staff have taken away does not come back. */
const stillThere = async <Row extends WritableRow>(
  trx: Database,
  table: Exclude<Writable, "faq"> | "destination",
  rows: readonly Row[],
  id: keyof Row & string = "id",
): Promise<readonly Row[]> => {
  const { rows: found } = await sql<{ id: string }>`select id from ${sql.table(table)}`.execute(
    trx,
  );
  const there = new Set(found.map((row) => row.id));
  return rows.filter((row) => row[id] === null || there.has(String(row[id])));
};

/**
 * Writes rows over those that nobody has touched (version 1) and that differ, and adds those that
 * are missing.
 * @returns the ids of what was written
 */
const writeOver = async (
  trx: Database,
  table: Writable,
  rows: readonly WritableRow[],
): Promise<readonly string[]> => {
  const columns = Object.keys(rows[0] ?? {});
  const changing = columns.filter((column) => !kept.has(column));
  const size = Math.max(1, Math.floor(parameters / Math.max(1, columns.length)));
  const keys = table === "trip" ? ["id"] : ["market", "id"];
  const names = (of: readonly string[], place?: string) =>
    sql.join(of.map((column) => sql.ref(place ? `${place}.${column}` : column)));
  const written: string[] = [];
  for (let at = 0; at < rows.length; at += size) {
    const values = rows
      .slice(at, at + size)
      .map((row) => sql`(${sql.join(columns.map((column) => row[column]))})`);
    const set = changing.map(
      (column) => sql`${sql.ref(column)} = ${sql.ref(`excluded.${column}`)}`,
    );
    const answer = await sql<{ id: string }>`
      insert into ${sql.table(table)} (${names(columns)}) values ${sql.join(values)}
      on conflict (${names(keys)}) do update set ${sql.join(set)}, updated_at = now()
      where ${sql.ref(`${table}.version`)} = 1
        and (${names(changing, table)}) is distinct from (${names(changing, "excluded")})
      returning id`.execute(trx);
    written.push(...answer.rows.map(({ id }) => id));
  }
  return written;
};

export type RenewOptions = Readonly<{
  db: Database;
  files: FileStore;
  masters: string;
  demo: DemoToLoad;
}>;

/**
 * Brings a stored demo's trips, travels, people and questions up to what the demo says by now. What
 * staff have touched (a version past the first) stays as they left it.
 * @returns how many rows were written
 */
export const renew = async ({ db, files, masters, demo }: RenewOptions): Promise<number> => {
  const pictures = await loadPictures(db, files, masters, demo);
  return db.transaction().execute(async (trx) => {
    const tripRows = demo.trips.map((facts) => tripRow(facts, pictures));
    const changed = await writeOver(trx, "trip", await stillThere(trx, "trip", tripRows));
    let count = changed.length;
    for (const market of markets) {
      const rows = rowsOf(market, demo, pictures);
      const there = {
        people: await stillThere(trx, "coordinator", rows.coordinator),
        travels: await stillThere(
          trx,
          "travel",
          await withNewYearAsStored(trx, market.id, rows.travel),
        ),
        faqs: await stillThere(
          trx,
          "destination",
          await stillThere(trx, "travel", rows.faq, "travel_id"),
          "destination_id",
        ),
      };
      const people = await writeOver(trx, "coordinator", there.people);
      const travels = await writeOver(trx, "travel", there.travels);
      const faqs = await writeOver(trx, "faq", there.faqs);
      await refreshSearchVectors(trx, market.id, null); // names of filters are among them
      count += people.length + travels.length + faqs.length;
    }
    await invalidateTags(trx, [
      ...markets.map(({ id }) => `catalogue:${id}`),
      "catalogue",
      "media",
    ]);
    return count;
  });
};
