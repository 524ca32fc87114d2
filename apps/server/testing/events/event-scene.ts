import { eventsTag, insertEvent } from "#features/catalogue/events/store.ts";
import type { EventInput } from "#features/catalogue/events/contract.ts";
import { invalidateTags } from "#platform/server/cache/invalidate-tags.ts";
import type { Database } from "#platform/server/database/tables.ts";

const input: EventInput = {
  title: "Mappe e tè",
  slug: "mappe-e-te",
  text: "Apriamo le mappe di due viaggi.",
  city: "Torino",
  address: "Via Bogino 9",
  latitude: null,
  longitude: null,
  startsAt: "2099-01-15T18:30:00.000Z",
  endsAt: "2099-01-15T21:00:00.000Z",
  places: 2,
  coordinatorId: null,
  travelIds: [],
  pictureId: null,
  isPublished: true,
  cancelledBecause: "",
};

let made = 0;

export const eventInput = (fields: Partial<EventInput> = {}): EventInput => ({
  ...input,
  slug: `mappe-e-te-${(made += 1)}`,
  ...fields,
});

/** An event of Italy to which people can come, with a slug of its own. */
export const offerEvent = async (db: Database, fields: Partial<EventInput> = {}) => {
  const event = await insertEvent(db, "it-IT", eventInput(fields));
  await invalidateTags(db, [eventsTag("it-IT")]);
  return event;
};

/** The numbers of an event, and its rows by state, which have to say the same. */
export const countsOf = async (db: Database, id: string) => {
  const { coming, waiting } = await db
    .selectFrom("event")
    .select(["coming", "waiting"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const rows = await db
    .selectFrom("event_attendance")
    .select("state")
    .where("event_id", "=", id)
    .execute();
  const countIn = (wanted: string) => rows.filter(({ state }) => state === wanted).length;
  return {
    coming,
    waiting,
    rows: { going: countIn("going"), waiting: countIn("waiting"), left: countIn("left") },
  };
};
