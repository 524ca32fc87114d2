import { type Agenda, recordAbsence } from "#demo/compose/assign-coordinators.ts";
import type { TripFacts } from "#demo/trips/trip-facts.ts";
import { refreshSearchVectors } from "#features/content/search/text/search-vectors.ts";
import { markets } from "#markets/markets.ts";
import { invalidateTags } from "#platform/server/cache/invalidate-tags.ts";
import { withoutForeignKeys, withoutPlainIndexes } from "#platform/server/backup/tables.ts";
import type { Database } from "#platform/server/database/tables.ts";
import type { FileStore } from "#platform/server/files/file-store.ts";
import "#features/catalogue/trips/store.ts";
import { insertAll } from "./insert.ts";
import { loadMarket } from "./market.ts";
import { catalogueTags, moveForward } from "./days/move-dates.ts";
import { assignMostLoved } from "./most-loved.ts";
import { assignNewYearBadges, newYearTrips, updateNewYearBadges } from "./days/new-year.ts";
import { loadInterest } from "./interest/load-interest.ts";
import { loadPassengers } from "./passengers/load-passengers.ts";
import { loadPictures } from "./pictures/pictures.ts";
import { type DemoToLoad, renew, revisionOf, tripRow } from "./renew.ts";
import {
  type DemoState,
  insertDemoState,
  readDemoState,
  saveDemoState,
} from "./days/stored-state.ts";

export type DemoOptions = Readonly<{
  db: Database;
  files: FileStore;
  /** Folder of the pictures at full size. */
  masters: string;
  demo: DemoToLoad;
  /** ISO date of loading. */
  today: string;
  step: (text: string) => void;
}>;

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
 * The tables with most rows of a whole demo. With their foreign keys, the embedded engine would look
 * up each row of 110,000 in another table, which took it two seconds; their indexes, filled row by
 * row, took it most of another.
 */
const largeTables = ["tour", "passenger", "travel", "travel_destination", "review", "faq"];

/**
 * Adds trips with their people, resources and questions. Rows that are already stored stay as they
 * are.
 */
const addTrips = async (
  { db, files, masters, demo, today }: DemoOptions,
  trips: readonly TripFacts[],
): Promise<void> => {
  const pictures = await loadPictures(db, files, masters, { ...demo, trips });
  const insertRows = async (trx: Database) => {
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
    await loadPassengers(trx);
    await loadInterest(trx);
  };
  await db.transaction().execute(async (trx) => {
    if (trips.length < demo.trips.length) await insertRows(trx);
    else
      await withoutForeignKeys(
        trx,
        () => withoutPlainIndexes(trx, () => insertRows(trx), largeTables),
        largeTables,
      );
    // The search vectors hold the names of the badges.
    await assignNewYearBadges(trx, newYearTrips(trips), today);
    for (const { id } of markets) {
      await assignMostLoved(trx, id);
      await refreshSearchVectors(trx, id, null);
    }
    await insertDemoState(trx, today);
    await invalidateTags(trx, [...catalogueTags, "catalogue", "media"]);
  });
};

const renewStored = async (options: DemoOptions, stored: DemoState): Promise<void> => {
  const { db, masters, demo, today, step } = options;
  const { trips } = demo;
  await moveForward(db, stored.day, today, step);
  const revision = await revisionOf(masters, demo);
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
  await saveDemoState(db, { revision });
};

/**
 * Loads the demo catalogue into an empty database. In an existing demo it moves the dates up to
 * today, updates texts, pictures and questions that staff have not edited, and adds new trips.
 */
export const loadDemo = async (options: DemoOptions): Promise<void> => {
  const { db, demo, today, step } = options;
  const badged = newYearTrips(demo.trips);
  const stored = await readDemoState(db);
  if (stored === null) {
    step("Loading the demo catalogue");
    await addTrips(options, demo.trips);
  } else {
    await renewStored(options, stored);
    await loadPassengers(db);
    await loadInterest(db);
    await updateNewYearBadges(db, badged, today);
  }
  await saveDemoState(db, { newYearTrips: badged });
};
