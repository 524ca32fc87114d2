import { sql } from "kysely";
import { type Agenda, recordAbsence } from "#demo/compose/assign-coordinators.ts";
import type { TripFacts } from "#demo/trips/trip-facts.ts";
import { daysBetween } from "#markets/days.ts";
import { insertDefaultSetting } from "#features/settings/store.ts";
import { refreshSearchVectors } from "#features/search/text/search-vectors.ts";
import { markets } from "#markets/markets.ts";
import { invalidateTags } from "#platform/server/cache/invalidate-tags.ts";
import type { Database } from "#platform/server/database/tables.ts";
import type { FileStore } from "#platform/server/files/file-store.ts";
import "#features/trips/store.ts";
import { insertAll } from "./insert.ts";
import { loadMarket } from "./market.ts";
import { updateNewYearBadges } from "./new-year.ts";
import { loadPassengers } from "./passengers/load-passengers.ts";
import { loadPictures } from "./pictures.ts";
import { type DemoToLoad, renew, revisionOf, tripRow } from "./renew.ts";

export type DemoOptions = Readonly<{
  db: Database;
  files: FileStore;
  /** Folder of the drawn pictures at full size. */
  masters: string;
  demo: DemoToLoad;
  /** ISO date of loading. */
  today: string;
  step: (text: string) => void;
}>;

const companyMarket = "company";

/**
 * The day to which the stored demo's dates were last moved, and its revision; null without a demo.
 */
const storedState = async (
  db: Database,
): Promise<{ day: string; revision: string | null } | null> =>
  (await db
    .selectFrom("setting")
    .select([
      sql<string>`value->>'day'`.as("day"),
      sql<string | null>`value->>'revision'`.as("revision"),
    ])
    .where("market", "=", companyMarket)
    .where("name", "=", "demo_catalogue")
    .executeTakeFirst()) ?? null;

const saveRevision = async (db: Database, revision: string): Promise<void> => {
  await sql`
    update setting set value = value || jsonb_build_object('revision', ${revision}::text)
    where market = ${companyMarket} and name = 'demo_catalogue'`.execute(db);
};

const catalogueTags = markets.flatMap(({ id }) => [`catalogue:${id}`]);

/**
 * Moves the demo's departures forward by whole weeks, so that they keep their weekdays. Departures
 * that staff have edited (version above 1) stay.
 */
const moveForward = async (db: Database, lastMovedDay: string, today: string): Promise<number> => {
  const days = Math.floor(daysBetween(lastMovedDay, today) / 7) * 7;
  if (days <= 0) return 0;
  await db.transaction().execute(async (trx) => {
    const shift = sql`${days}::integer`;
    // A departure's code contains its date. All codes are renamed first, so that no departure's new
    // code clashes with the old code of another departure.
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
      update event set starts_at = starts_at + make_interval(days => ${shift}),
        ends_at = ends_at + make_interval(days => ${shift})
      where version = 1`.execute(trx);
    await sql`
      update setting set value = value || jsonb_build_object('day', to_char(${lastMovedDay}::date + ${shift}, 'YYYY-MM-DD'))
      where market = ${companyMarket} and name = 'demo_catalogue'`.execute(trx);
    await invalidateTags(trx, catalogueTags);
  });
  return days;
};

/** Absences of coordinators by the stored departures. */
const loadAgenda = async (trx: Database): Promise<Agenda> => {
  const agenda: Agenda = new Map();
  const rows = await trx
    .selectFrom("tour")
    .innerJoin("coordinator", (on) =>
      on
        .onRef("coordinator.market", "=", "tour.market")
        .onRef("coordinator.id", "=", "tour.coordinator_id"),
    )
    .select(["name", "city", "departure_date as departureDate", "end_date as endDate"])
    .execute();
  for (const { name, city, ...absence } of rows) recordAbsence(agenda, { name, city }, absence);
  return agenda;
};

/**
 * Adds trips with their people, resources and questions. Rows that are already stored stay as they
 * are.
 */
const addTrips = async (
  { db, files, masters, demo, today }: DemoOptions,
  trips: readonly TripFacts[],
): Promise<void> => {
  const pictures = await loadPictures(db, files, masters, { ...demo, trips });
  await db.transaction().execute(async (trx) => {
    await insertAll(
      trx,
      "trip",
      trips.map((facts) => tripRow(facts, pictures)),
    );
    const agenda = await loadAgenda(trx);
    // The international market is served first, because all its coordinators also lead groups in
    // other markets.
    for (const market of markets.toReversed())
      await loadMarket(trx, market, { ...demo, trips }, pictures, agenda, today);
    for (const market of markets) await refreshSearchVectors(trx, market.id, null);
    await insertDefaultSetting(trx, companyMarket, "demo_catalogue", { day: today });
    await invalidateTags(trx, [...catalogueTags, "catalogue", "media"]);
  });
};

const loadOrRenew = async (options: DemoOptions): Promise<void> => {
  const { db, masters, demo, today, step } = options;
  const { trips } = demo;
  const stored = await storedState(db);
  const revision = await revisionOf(masters, demo);
  if (stored === null) {
    step("Loading the demo catalogue");
    await addTrips(options, trips);
    return saveRevision(db, revision);
  }
  const days = await moveForward(db, stored.day, today);
  if (days > 0) step(`Demo dates moved forward by ${days} days`);
  if (stored.revision === revision) return;
  const rows = await db.selectFrom("trip").select("code").execute();
  const storedCodes = new Set(rows.map(({ code }) => code));
  const added = trips.filter(({ code }) => !storedCodes.has(code));
  if (added.length > 0) {
    step(`Adding ${added.length} trips to the demo catalogue`);
    await addTrips(options, added);
  }
  const renewed = await renew(options);
  if (renewed > 0) step(`Demo texts and pictures renewed: ${renewed}`);
  await saveRevision(db, revision);
};

/**
 * Loads the demo catalogue into an empty database. In an existing demo it moves the dates up to
 * today, updates texts, pictures and questions that staff have not edited, and adds new trips.
 */
export const loadDemo = async (options: DemoOptions): Promise<void> => {
  await loadOrRenew(options);
  await loadPassengers(options.db);
  await updateNewYearBadges(options.db, options.demo.trips, options.today);
};
