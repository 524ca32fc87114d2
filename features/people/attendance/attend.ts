import {
  type Attendance,
  attendanceOf,
  eventById,
  eventsTag,
  lockAttendance,
  type StoredEvent,
  writeAttendance,
} from "#features/catalogue/events/store.ts";
import { lockAccount } from "#features/people/accounts/store.ts";
import { invalidateTags } from "#platform/server/cache/invalidate-tags.ts";
import type { Database } from "#platform/server/database/tables.ts";
import { inTheWay, Problem } from "#platform/server/http/problem.ts";
import { maxEvents, type OwnAttendance, type SignUp } from "./contract.ts";
import { mailPlaces } from "./mails/mail-people.ts";
import { absentEvent } from "./policy.ts";
import { deletedAt, freePlaces, isOpen } from "./rules.ts";
import type { AttendanceScene } from "./scene.ts";
import {
  attendanceOfPerson,
  countAhead,
  type EventKey,
  firstInLine,
  putRow,
  rowsOfAccount,
  setState,
} from "./store.ts";

/** Who signs up for which event. */
export type Attendee = EventKey & Readonly<{ accountId: string }>;

export type LockedEvent = StoredEvent & Attendance;

/** @throws Problem 404 for an event that is not published */
export const ownAttendance = async (
  db: Database,
  { accountId, ...key }: Attendee,
): Promise<OwnAttendance> => {
  const event = await eventById(db, key.market, key.id);
  if (!event?.isPublished) throw new Problem(404, absentEvent);
  const row = await attendanceOfPerson(db, key, accountId);
  const state = row && row.state !== "left" ? row.state : null;
  const ahead = row && state === "waiting" ? await countAhead(db, key, row.position) : 0;
  return { state, ahead, ...(await attendanceOf(db, key.market, key.id)) };
};

/** Gives the places that are free to the first in line, who are mailed. @returns the numbers now */
export const moveUp = async (
  trx: Database,
  scene: AttendanceScene,
  key: EventKey,
  event: LockedEvent,
): Promise<Attendance> => {
  const { coming, waiting } = event;
  const now = scene.now();
  const free = isOpen(event, now) ? Math.min(freePlaces(event), waiting) : 0;
  if (free === 0) return { coming, waiting };
  const ids = (await firstInLine(trx, key, free)).map((row) => row.account_id);
  await setState(trx, key, ids, { state: "going", now });
  await mailPlaces(trx, scene, key.market, event, ids);
  return { coming: coming + ids.length, waiting: waiting - ids.length };
};

const full = ({ waiting }: Attendance): Problem =>
  inTheWay("The event is full", "All places are taken. You can wait for one.", {
    key: "FULL",
    waiting,
  });

const closed = (): Problem =>
  inTheWay("Places are no longer given", "The event is cancelled or has begun.", { key: "CLOSED" });

/** @throws Problem 404, 409 where no places are given and given back any more */
const lockOpen = async (trx: Database, { market, id }: EventKey, now: Date) => {
  const event = await lockAttendance(trx, market, id);
  if (!event?.isPublished) throw new Problem(404, absentEvent);
  if (!isOpen(event, now)) throw closed();
  return event;
};

const requireRoom = async (trx: Database, { accountId, market }: Attendee): Promise<void> => {
  const rows = await rowsOfAccount(trx, accountId, market);
  if (rows.filter(({ state }) => state !== "left").length >= maxEvents)
    throw inTheWay("Too many events", `At most ${maxEvents} at a time. Leave one first.`, {
      key: "TOO_MANY",
    });
};

/**
 * Takes a place, or one in the line. Accounts are locked before events, by everyone, so that nobody
 * waits in a circle.
 * @throws Problem 401, 404, 409 `FULL`, `CLOSED`, `TOO_MANY`
 */
export const signUp = async (
  trx: Database,
  scene: AttendanceScene,
  { accountId, ...key }: Attendee,
  { waiting: wantsToWait }: SignUp,
): Promise<void> => {
  const now = scene.now();
  if (!(await lockAccount(trx, accountId))) throw new Problem(401, "Sign in first.");
  const event = await lockOpen(trx, key, now);
  const own = await attendanceOfPerson(trx, key, accountId);
  if (own?.state === "going") return;
  const hasPlace = freePlaces(event) > 0;
  if (!hasPlace && !wantsToWait) throw full(event);
  if (own?.state === "waiting") return;
  await requireRoom(trx, { accountId, ...key });
  const state = hasPlace ? "going" : "waiting";
  await putRow(trx, key, accountId, { state, now, deleteAt: deletedAt(event) });
  const { coming, waiting } = event;
  await writeAttendance(
    trx,
    key.market,
    key.id,
    hasPlace ? { coming: coming + 1, waiting } : { coming, waiting: waiting + 1 },
  );
  await invalidateTags(trx, [eventsTag(key.market)]);
};

/**
 * Gives a place back, or leaves the line; who has neither stays as they were.
 * @throws Problem 404, 409 `CLOSED`
 */
export const leave = async (
  trx: Database,
  scene: AttendanceScene,
  { accountId, ...key }: Attendee,
): Promise<void> => {
  const now = scene.now();
  const event = await lockOpen(trx, key, now);
  const own = await attendanceOfPerson(trx, key, accountId);
  if (!own || own.state === "left") return;
  await setState(trx, key, [accountId], { state: "left", now });
  const without = withoutOne(event, own.state);
  await writeAttendance(trx, key.market, key.id, await moveUp(trx, scene, key, without));
  await invalidateTags(trx, [eventsTag(key.market)]);
};

/** An event after one of those who come, or who wait, is no longer there. */
export const withoutOne = (event: LockedEvent, state: "going" | "waiting"): LockedEvent => ({
  ...event,
  coming: event.coming - (state === "going" ? 1 : 0),
  waiting: event.waiting - (state === "waiting" ? 1 : 0),
});
