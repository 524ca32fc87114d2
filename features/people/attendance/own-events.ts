import {
  eventsByIds,
  type Attendance,
  type StoredEvent,
} from "#features/catalogue/events/store.ts";
import type { Database } from "#platform/server/database/tables.ts";
import { isOver } from "./rules.ts";
import { countAhead, rowsOfAccount } from "./store.ts";

/** An event of somebody's own list, and where they stand. */
export type OwnEvent = Readonly<{
  event: StoredEvent & Attendance;
  state: "going" | "waiting";
  ahead: number;
}>;

export type OwnEvents = Readonly<{
  going: readonly OwnEvent[];
  waiting: readonly OwnEvent[];
  past: readonly OwnEvent[];
}>;

const byStart = (a: OwnEvent, b: OwnEvent): number =>
  Date.parse(a.event.startsAt) - Date.parse(b.event.startsAt);

/** The published events of a market for which an account has signed up. */
export const ownEvents = async (
  db: Database,
  { accountId, market }: Readonly<{ accountId: string; market: string }>,
  now: Date,
): Promise<OwnEvents> => {
  const rows = await rowsOfAccount(db, accountId, market);
  const ids = rows.map(({ event_id: id }) => id);
  const events = await eventsByIds(db, market, ids);
  const own: OwnEvent[] = [];
  for (const { event_id: id, state, position } of rows) {
    const event = events.get(id);
    if (!event?.isPublished || state === "left") continue;
    const ahead = state === "waiting" ? await countAhead(db, { market, id }, position) : 0;
    own.push({ event, state, ahead });
  }
  const [past = [], coming = []] = [true, false].map((isPast) =>
    own.filter(({ event }) => isOver(event, now) === isPast).toSorted(byStart),
  );
  return {
    going: coming.filter(({ state }) => state === "going"),
    waiting: coming.filter(({ state }) => state === "waiting"),
    past: past.filter(({ state }) => state === "going").toReversed(),
  };
};
