import { type Generated, type GeneratedAlways, type Selectable, sql } from "kysely";
import {
  forgetFormerSlugs,
  idOfFormerSlug,
  keepFormerSlug,
  takeSlug,
} from "#features/records/former-slugs/store.ts";
import type { Database } from "#platform/server/database/tables.ts";
import type { EventInput, EventRecord } from "./contract.ts";

type EventTable = {
  market: string;
  id: Generated<string>;
  version: Generated<number>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  slug: string;
  title: string;
  text: string;
  city: string;
  address: string;
  latitude: number | null;
  longitude: number | null;
  starts_at: Date;
  ends_at: Date;
  places: number | null;
  coordinator_id: string | null;
  travel_ids: string[];
  picture_id: string | null;
  is_published: boolean;
  cancelled_because: Generated<string>;
  /** How many have signed up, and how many wait for a place. */
  coming: Generated<number>;
  waiting: Generated<number>;
  /** Its place in lists, by its title. */
  sort_key: GeneratedAlways<string>;
};

declare module "#platform/server/database/tables.ts" {
  interface Tables {
    event: EventTable;
    /** What other features read of a event. */
    known_event: Pick<Selectable<EventTable>, "market" | "id" | "coordinator_id" | "title">;
  }
}

/** Cache tag of everything that shows a market's events. */
export const eventsTag = (market: string): string => `events:${market}`;

/** Of what shows no numbers of those who come: other than by `eventsTag`, no sign-up renews it. */
export const plannedEventsTag = (market: string): string => `planned-events:${market}`;

/** An event with the version, which is the ETag. */
export type StoredEvent = EventRecord & Readonly<{ version: number }>;

/** What everybody reads of a stored event; lists go without its text. */
export const eventFacts = (row: Selectable<EventTable>) => ({
  id: row.id,
  title: row.title,
  slug: row.slug,
  city: row.city,
  address: row.address,
  latitude: row.latitude,
  longitude: row.longitude,
  startsAt: row.starts_at.toISOString(),
  endsAt: row.ends_at.toISOString(),
  places: row.places,
  coordinatorId: row.coordinator_id,
  travelIds: row.travel_ids,
  pictureId: row.picture_id,
  cancelledBecause: row.cancelled_because,
});

const toStored = (row: Selectable<EventTable>): StoredEvent => ({
  ...eventFacts(row),
  text: row.text,
  version: row.version,
  isPublished: row.is_published,
});

/** How many have signed up, and how many wait for a place. */
export type Attendance = Readonly<{ coming: number; waiting: number }>;

const toCounted = (row: Selectable<EventTable>): StoredEvent & Attendance => ({
  ...toStored(row),
  coming: row.coming,
  waiting: row.waiting,
});

const ofId = (db: Database, market: string, id: string) =>
  db.selectFrom("event").selectAll().where("market", "=", market).where("id", "=", id);

/** Unpublished events too. */
export const eventById = async (
  db: Database,
  market: string,
  id: string,
): Promise<StoredEvent | null> => {
  const row = await ofId(db, market, id).executeTakeFirst();
  return row ? toStored(row) : null;
};

/** With their numbers, unpublished ones too, by their ids. */
export const eventsByIds = async (
  db: Database,
  market: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, StoredEvent & Attendance>> => {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("event")
    .selectAll()
    .where("market", "=", market)
    .where("id", "in", ids)
    .execute();
  return new Map(rows.map((row) => [row.id, toCounted(row)]));
};

/**
 * The event of an id, which no other transaction changes until this one ends. Slugs of the market
 * are locked as well, so that two transactions cannot take the same one.
 */
export const lockEvent = async (
  trx: Database,
  market: string,
  id: string | null,
): Promise<StoredEvent | null> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${eventsTag(market)}, 0))`.execute(trx);
  const row = id === null ? undefined : await ofId(trx, market, id).forUpdate().executeTakeFirst();
  return row ? toStored(row) : null;
};

/** Nobody for an event that is not there. */
export const attendanceOf = async (
  db: Database,
  market: string,
  id: string,
): Promise<Attendance> => {
  const row = await ofId(db, market, id).executeTakeFirst();
  return row ? { coming: row.coming, waiting: row.waiting } : { coming: 0, waiting: 0 };
};

/**
 * An event with its numbers, which no other transaction changes until this one ends: whoever signs
 * up for it does so one after the other.
 */
export const lockAttendance = async (
  trx: Database,
  market: string,
  id: string,
): Promise<(StoredEvent & Attendance) | null> => {
  const row = await ofId(trx, market, id).forUpdate().executeTakeFirst();
  return row ? toCounted(row) : null;
};

/** Other than its record, which staff write, the numbers of an event have no version. */
export const writeAttendance = async (
  trx: Database,
  market: string,
  id: string,
  { coming, waiting }: Attendance,
): Promise<void> => {
  await trx
    .updateTable("event")
    .set({ coming, waiting })
    .where("market", "=", market)
    .where("id", "=", id)
    .execute();
};

/** The title of another event with this slug; null where it is free. */
export const ownerOfSlug = async (
  db: Database,
  market: string,
  slug: string,
  id: string | null,
): Promise<string | null> => {
  let query = db
    .selectFrom("event")
    .select("title")
    .where("market", "=", market)
    .where("slug", "=", slug);
  if (id !== null) query = query.where("id", "<>", id);
  return (await query.executeTakeFirst())?.title ?? null;
};

const toColumns = (input: EventInput) => ({
  slug: input.slug,
  title: input.title,
  text: input.text,
  city: input.city,
  address: input.address,
  latitude: input.latitude,
  longitude: input.longitude,
  starts_at: new Date(input.startsAt),
  ends_at: new Date(input.endsAt),
  places: input.places,
  coordinator_id: input.coordinatorId,
  travel_ids: [...input.travelIds],
  picture_id: input.pictureId,
  is_published: input.isPublished,
  cancelled_because: input.cancelledBecause,
});

const slugged = (market: string) => ({ market, kind: "event" }) as const;

export const insertEvent = async (
  trx: Database,
  market: string,
  input: EventInput,
): Promise<StoredEvent> => {
  await takeSlug(trx, slugged(market), input.slug);
  const row = await trx
    .insertInto("event")
    .values({ market, ...toColumns(input) })
    .returningAll()
    .executeTakeFirstOrThrow();
  return toStored(row);
};

/** Visitors of the slug before are redirected to the new one. */
export const updateEvent = async (
  trx: Database,
  market: string,
  before: Pick<StoredEvent, "id" | "slug">,
  input: EventInput,
): Promise<StoredEvent> => {
  if (before.slug !== input.slug) {
    await takeSlug(trx, slugged(market), input.slug);
    await keepFormerSlug(trx, slugged(market), before.slug, before.id);
  }
  const row = await trx
    .updateTable("event")
    .set({
      ...toColumns(input),
      version: sql<number>`version + 1`,
      updated_at: sql<Date>`now()`,
    })
    .where("market", "=", market)
    .where("id", "=", before.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return toStored(row);
};

/** The slug of the published event that once had another; null where none had it. */
export const currentEventSlug = async (
  db: Database,
  market: string,
  former: string,
): Promise<string | null> => {
  const id = await idOfFormerSlug(db, slugged(market), former);
  const event = id === null ? null : await eventById(db, market, id);
  return event?.isPublished ? event.slug : null;
};

export const deleteEvent = async (trx: Database, market: string, id: string): Promise<void> => {
  await forgetFormerSlugs(trx, slugged(market), id);
  await trx.deleteFrom("event").where("market", "=", market).where("id", "=", id).execute();
};
