import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, afterEach, beforeEach, expect, test } from "vitest";
import { demoData } from "#demo/testing/demo-data.ts";
import { publishedTravels } from "#demo/testing/published-travels.ts";
import { markets } from "#markets/markets.ts";
import { migrations } from "#migrations/list.ts";
import type { OpenDatabase } from "#platform/server/database/open-database.ts";
import { folderStore } from "#platform/server/files/folder.ts";
import { freshDatabase } from "#platform/testing/database.ts";
import { loadDemo } from "./demo.ts";

const masters = join(import.meta.dirname, "../pictures");
const folder = mkdtempSync(join(tmpdir(), "wayroam-demo-again-"));
/** Few, because each test loads them for itself. */
const trips = demoData.trips.filter((_, index) => index % 27 === 0);
const messages: string[] = [];

let database: OpenDatabase;
const load = (today: string, selected = trips) =>
  loadDemo({
    db: database.db,
    files: folderStore(folder),
    masters,
    demo: { ...demoData, trips: selected },
    today,
    step: (text) => void messages.push(text),
  });
beforeEach(async () => {
  messages.length = 0;
  database = await freshDatabase(migrations);
  await load("2026-11-20");
});
afterEach(() => database.close());
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("a later load moves dates on by whole weeks, except those that staff have edited", async () => {
  const { db } = database;
  const coming = db.selectFrom("tour").select("id").where("market", "=", "it-IT");
  const before = await coming
    .where("departure_date", ">", "2026-11-20")
    .orderBy("id")
    .executeTakeFirstOrThrow();
  await sql`update tour set version = 2 where market = 'it-IT' and id = ${before.id}`.execute(db);
  const { rows: old } = await sql<{ id: string; day: string }>`
    select id, departure_date::text as day from tour where market = 'it-IT' order by id limit 50`.execute(
    db,
  );
  await load("2026-12-20");
  expect(messages.at(-1)).toContain("28 days");
  const { rows } = await sql<{ id: string; days: number }>`
    select id, departure_date - ${old[0]?.day}::date as days from tour where market = 'it-IT' order by id limit 50`.execute(
    db,
  );
  expect(rows.length).toBe(old.length);
  const shifts = await Promise.all(
    old.map(async ({ id, day }) => {
      const moved = await sql<{ days: number }>`
        select departure_date - ${day}::date as days from tour where market = 'it-IT' and id = ${id}`.execute(
        db,
      );
      return [id === before.id, moved.rows[0]?.days] as const;
    }),
  );
  for (const [isEdited, days] of shifts) expect(days).toBe(isEdited ? 0 : 28);
});

const storedTravels = async (trip: string) => {
  const { rows } = await sql<{ id: string; market: string; story: string; pictures: number }>`
    select travel.id, market, story,
      (select count(day->>'pictureId') from jsonb_array_elements(itinerary) as day)::int as pictures
    from travel join trip on trip.id = travel.trip_id where trip.code = ${trip}
    order by market`.execute(database.db);
  return rows;
};

test("new texts, pictures and questions reach an existing demo, except what staff have edited", async () => {
  const { db } = database;
  const [first] = trips;
  if (!first) throw new Error("No trip.");
  const oldText = "A story of last year.";
  const daysWithoutPictures = sql`(select jsonb_agg(day - 'pictureId') from jsonb_array_elements(itinerary) as day)`;
  // The state that an earlier demo left: other texts, days without pictures, no questions about
  // countries.
  await sql`update travel set story = ${oldText}, photo_ids = '{}', itinerary = ${daysWithoutPictures}`.execute(
    db,
  );
  await sql`update travel set version = 2 where market = 'es-ES'`.execute(db);
  await sql`update coordinator set bio = ${oldText}`.execute(db);
  await sql`update faq set answer = ${oldText} where position = 1 and market = 'it-IT'`.execute(db);
  await sql`delete from faq where destination_id is not null`.execute(db);
  await sql`update trip set poster_id = null`.execute(db);
  await sql`update setting set value = value - 'revision' where name = 'demo_catalogue'`.execute(
    db,
  );
  const { rows: before } = await sql<{ version: string }>`
    select version::text from cache_version where tag = 'catalogue:it-IT'`.execute(db);
  await load("2026-12-20");
  expect(messages.at(-1)).toMatch(/renewed: \d{3,}$/);
  for (const { market, story, pictures } of await storedTravels(first.code)) {
    const isEdited = market === "es-ES";
    expect({ market, isOld: story === oldText, isPictured: pictures > 3 }).toEqual({
      market,
      isOld: isEdited,
      isPictured: !isEdited,
    });
  }
  const outdated = await sql<{ bios: number; answers: number; posters: number; countries: number }>`
    select (select count(*) from coordinator where bio = ${oldText})::int as bios,
      (select count(*) from faq where answer = ${oldText})::int as answers,
      (select count(*) from trip where poster_id is null)::int as posters,
      (select count(*) from faq where destination_id is not null)::int as countries`.execute(db);
  expect(outdated.rows[0]).toMatchObject({ bios: 0, answers: 0, posters: 0 });
  expect(outdated.rows[0]?.countries).toBeGreaterThan(trips.length * 7);
  const { rows: after } = await sql<{ version: string }>`
    select version::text from cache_version where tag = 'catalogue:it-IT'`.execute(db);
  expect(after).not.toEqual(before);
  const { rows: matches } = await sql<{ hits: number }>`
    select count(*)::int as hits from travel
    where market = 'it-IT' and story <> ${oldText} and not words @@ to_tsquery('simple', 'last')`.execute(
    db,
  );
  expect(matches[0]?.hits).toBeGreaterThan(0);
  const messageCount = messages.length;
  await load("2026-12-20");
  expect(messages.length).toBe(messageCount);
});

test("every evening has its picture, also in a demo that was loaded without, except what staff have edited", async () => {
  const { db } = database;
  const unpictured = () =>
    db.selectFrom("event").select(["market", "slug"]).where("picture_id", "is", null).execute();
  expect(await unpictured()).toEqual([]);
  await db.updateTable("event").set({ picture_id: null }).execute();
  const edited = { market: "es-ES", slug: "tapas-y-relatos-de-los-andes-madrid" };
  await db.updateTable("event").set({ version: 2 }).where("slug", "=", edited.slug).execute();
  await sql`update setting set value = value - 'revision' where name = 'demo_catalogue'`.execute(
    db,
  );
  await load("2026-12-20");
  expect(await unpictured()).toEqual([edited]);
});

test("what staff say of a picture stays, also when its file or its name has changed", async () => {
  const { db } = database;
  const posters = db.selectFrom("media").where("folder", "=", "demo/posters").orderBy("name");
  const pictures = () => posters.select(["id", "name", "alt", "sha256", "version"]).execute();
  const before = await pictures();
  const [described, replaced, renamed, untouched] = before.map(({ id }) => id);
  const alt = JSON.stringify({ it: "Come la dice chi ci lavora" });
  const ofStaff = [described, replaced, renamed];
  await sql`update media set alt = ${alt}::jsonb, revision = 2 where id = any(${ofStaff})`.execute(
    db,
  );
  await sql`update media set sha256 = 'last year' where id = ${replaced}`.execute(db);
  await sql`update media set name = 'of-staff' where id = ${renamed}`.execute(db);
  await sql`update media set alt = '{"it": "Vecchio"}' where id = ${untouched}`.execute(db);
  await sql`update setting set value = value - 'revision' where name = 'demo_catalogue'`.execute(
    db,
  );
  await load("2026-12-20");
  const after = new Map((await pictures()).map((picture) => [picture.id, picture]));
  expect(after.size).toBe(before.length);
  for (const id of ofStaff)
    expect(after.get(id ?? "")?.alt).toEqual({ it: "Come la dice chi ci lavora" });
  expect(after.get(renamed ?? "")?.name).toBe("of-staff");
  expect(after.get(replaced ?? "")?.sha256).toBe(before[1]?.sha256);
  expect(after.get(described ?? "")?.version).toBe(before[0]?.version);
  expect(after.get(untouched ?? "")?.alt).toEqual(before[3]?.alt);
});

test("what staff have deleted does not come back with new texts", async () => {
  const { db } = database;
  const [deleted] = await storedTravels(trips[1]?.code ?? "");
  if (!deleted) throw new Error("No travel.");
  await sql`delete from travel where market = ${deleted.market} and id = ${deleted.id}`.execute(db);
  await sql`update setting set value = value - 'revision' where name = 'demo_catalogue'`.execute(
    db,
  );
  await load("2026-12-20");
  expect((await storedTravels(trips[1]?.code ?? "")).length).toBe(
    markets.length - 1 - (trips[1]?.international ? 0 : 1),
  );
});

/** Coordinators who lead two overlapping groups, in the same market or in two. */
const doubleBookedCoordinators = async () => {
  const { rows } = await sql<{ name: string }>`
    with led as (
      select name, city, market, tour.id, departure_date, end_date
      from tour join coordinator using (market)
      where coordinator.id = coordinator_id and tour.version = 1
    )
    select one.name from led as one join led as other using (name, city)
    where (one.market, one.id) < (other.market, other.id)
      and one.departure_date <= other.end_date and other.departure_date <= one.end_date`.execute(
    database.db,
  );
  return rows;
};

test("new trips are added to an existing demo", async () => {
  const allTrips = [...trips, ...demoData.trips.filter((_, at) => at % 9 === 1).slice(0, 2)];
  await load("2026-12-21", allTrips);
  expect(messages.at(-1)).toBe("Adding 2 trips to the demo catalogue");
  expect(await doubleBookedCoordinators()).toEqual([]);
  expect((await publishedTravels(database.db, "it-IT")).length).toBe(allTrips.length);
  await load("2026-12-21", allTrips);
  expect((await publishedTravels(database.db, "it-IT")).length).toBe(allTrips.length);
});

test("one trip of each market is called most loved, the best rated, also after a later load", async () => {
  const loved = async () => {
    const { rows } = await sql<{ market: string; id: string }>`
      select travel.market, travel.id from travel join resource on resource.market = travel.market
        and resource.kind = 'badges' and resource.id = any(travel.badge_ids)
        and resource.name in ('Il più amato', 'Most loved', 'El más querido', 'Coup de cœur', 'Am beliebtesten')
      order by travel.market`.execute(database.db);
    return rows;
  };
  const { rows: best } = await sql<{ market: string; id: string }>`
    with mean as (select market, avg(rating) as mean from review group by market)
    select distinct on (market) market, travel_id as id from review join mean using (market)
    group by market, travel_id, mean
    order by market, (sum(rating) + 10 * mean) / (count(*) + 10) desc, travel_id`.execute(
    database.db,
  );
  expect(best.length).toBe(markets.length);
  expect(await loved()).toEqual(best);
  await load("2026-12-21");
  expect(await loved()).toEqual(best);
});

/**
 * For each travel, whether it has the New Year badge, and whether it has an upcoming departure, not
 * sold out, that starts by 31 December 2027 and ends later.
 */
const newYearBadges = async (today: string) => {
  const { rows } = await sql<{ worn: boolean; due: boolean }>`
    select exists (
        select 1 from resource where resource.market = travel.market
          and resource.name in ('New Year', 'Capodanno', 'Fin de año', 'Nouvel An', 'Silvester')
          and resource.kind = 'badges' and travel.badge_ids @> array[resource.id]) as worn,
      exists (
        select 1 from tour
        where tour.market = travel.market and tour.travel_id = travel.id
          and tour.departure_date > ${today}::date and tour.status <> 'SOLD_OUT'
          and tour.start_date <= '2027-12-31' and tour.end_date > '2027-12-31') as due
    from travel where version = 1`.execute(database.db);
  return rows;
};

test.each(["2027-01-15", "2027-11-20"])(
  "on %s exactly the trips with a departure over the next New Year have the badge",
  async (today) => {
    await load(today);
    const travels = await newYearBadges(today);
    expect(travels.filter(({ worn }) => worn).length).toBeGreaterThan(0);
    expect(travels.filter(({ worn, due }) => worn !== due)).toEqual([]);
  },
);
