import { sql } from "kysely";
import { idOf } from "#demo/chance.ts";
import type { TripFacts } from "#demo/trips/trip-facts.ts";
import { daysBetween } from "#markets/days.ts";
import { beginWithSetting } from "#features/settings/store.ts";
import { refreshWords } from "#features/search/text.ts";
import { markets } from "#markets/markets.ts";
import { raiseTags } from "#platform/server/cache/versions.ts";
import type { Database } from "#platform/server/database/tables.ts";
import type { FileStore } from "#platform/server/files/folder.ts";
import "#features/trips/store.ts";
import { insertAll } from "./insert.ts";
import { loadMarket } from "./market.ts";
import { type DemoPictures, loadPictures } from "./pictures.ts";

export type DemoOptions = Readonly<{
  db: Database;
  files: FileStore;
  /** The folder of the drawn masters. */
  masters: string;
  trips: readonly TripFacts[];
  /** The day of loading, ISO. */
  today: string;
  step: (text: string) => void;
}>;

const company = "company";

const loadTrips = async (
  trx: Database,
  trips: readonly TripFacts[],
  pictures: DemoPictures,
): Promise<void> =>
  insertAll(
    trx,
    "trip",
    trips.map((facts) => ({
      id: idOf("trip", facts.code),
      code: facts.code,
      countries: [...facts.countries],
      continent: facts.continent,
      airport: facts.flight.airport,
      poster_id: pictures.posters.get(facts.code) ?? null,
      wide_id: pictures.wides.get(facts.code) ?? null,
      stops: JSON.stringify(
        Object.entries(facts.stops).map(([key, { name, lat, lon }]) => ({
          key,
          lat,
          lon,
          names: typeof name === "string" ? { all: name } : name,
        })),
      ),
    })),
  );

/** The day on which the stored demo's dates were last right; null when there is no demo. */
const loadedOn = async (db: Database): Promise<string | null> => {
  const row = await db
    .selectFrom("setting")
    .select(sql<string>`value->>'day'`.as("day"))
    .where("market", "=", company)
    .where("name", "=", "demo_catalogue")
    .executeTakeFirst();
  return row?.day ?? null;
};

const catalogueTags = markets.flatMap(({ id }) => [`catalogue:${id}`]);

/**
 * Moves the demo's departures forward by whole weeks, so that they keep their weekdays. What staff
 * have touched (a version past the first) stays where they put it.
 */
const moveForward = async (db: Database, from: string, today: string): Promise<number> => {
  const days = Math.floor(daysBetween(from, today) / 7) * 7;
  if (days <= 0) return 0;
  await db.transaction().execute(async (trx) => {
    const shift = sql`${days}::integer`;
    // Codes are days too: away first, so that no departure meets the old address of another.
    await sql`update tour set code = 'moving-' || code where version = 1`.execute(trx);
    await sql`
      update tour set
        departure_date = departure_date + ${shift}, start_date = start_date + ${shift},
        end_date = end_date + ${shift}, balance_due = balance_due + ${shift},
        decision_date = decision_date + ${shift},
        discount_until = discount_until + ${shift}, promo_until = promo_until + ${shift},
        deposit_until = deposit_until + ${shift}, opening_date = opening_date + ${shift},
        code = case
          when exists (
            select 1 from tour other where other.market = tour.market
              and other.travel_id = tour.travel_id and other.version > 1
              and other.code = to_char(tour.departure_date + ${shift}, 'YYYY-MM-DD'))
          then to_char(departure_date + ${shift}, 'YYYY-MM-DD') || '-b'
          else to_char(departure_date + ${shift}, 'YYYY-MM-DD') end
      where version = 1`.execute(trx);
    await sql`
      update review set travelled_on = travelled_on + ${shift}, written_on = written_on + ${shift}
      where version = 1`.execute(trx);
    await sql`
      update setting set value = jsonb_build_object('day', to_char(${from}::date + ${shift}, 'YYYY-MM-DD'))
      where market = ${company} and name = 'demo_catalogue'`.execute(trx);
    await raiseTags(trx, catalogueTags);
  });
  return days;
};

/** Adds trips to what is there already; people, resources and questions that are there stay. */
const addTrips = async (
  { db, files, masters, today }: DemoOptions,
  trips: readonly TripFacts[],
): Promise<void> => {
  const pictures = await loadPictures(db, files, masters, trips);
  await db.transaction().execute(async (trx) => {
    await loadTrips(trx, trips, pictures);
    for (const market of markets) await loadMarket(trx, market, trips, pictures.portraits, today);
    for (const market of markets) await refreshWords(trx, market.id, null);
    await beginWithSetting(trx, company, "demo_catalogue", { day: today });
    await raiseTags(trx, [...catalogueTags, "catalogue", "media"]);
  });
};

/**
 * Loads the demo catalogue into an empty database. A stored one is moved up to today and gets the
 * trips that have been added to the demo since.
 */
export const loadDemo = async (options: DemoOptions): Promise<void> => {
  const { db, trips, today, step } = options;
  const before = await loadedOn(db);
  if (before === null) {
    step("Loading the demo catalogue");
    await addTrips(options, trips);
    return;
  }
  const days = await moveForward(db, before, today);
  if (days > 0) step(`Demo dates moved forward by ${days} days`);
  const rows = await db.selectFrom("trip").select("code").execute();
  const known = new Set(rows.map(({ code }) => code));
  const added = trips.filter(({ code }) => !known.has(code));
  if (added.length === 0) return;
  step(`Adding ${added.length} trips to the demo catalogue`);
  await addTrips(options, added);
};
