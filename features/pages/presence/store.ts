import { sql } from "kysely";
import type { Database } from "#platform/server/database/tables.ts";
import type { PresenceResponse, HeartbeatRequest } from "../presence-contract.ts";
import { publishPresenceEvent } from "./presence-events.ts";

declare module "#platform/server/database/tables.ts" {
  interface Tables {
    page_presence: {
      market: string;
      page_id: string;
      session: string;
      email: string;
      name: string;
      block_id: string | null;
      is_editing: boolean;
      lost_to: string | null;
      since: Date;
      seen_at: Date;
    };
  }
}

/** A tab that has said nothing for so long has vanished, and its lock with it. */
const expiresAfter = 20_000;

export type PresencePage = Readonly<{ db: Database; market: string; pageId: string; now: Date }>;
export type Person = Readonly<{ email: string; name: string }>;

const rowsOf = ({ db, market, pageId }: PresencePage) =>
  db
    .selectFrom("page_presence")
    .selectAll()
    .where("market", "=", market)
    .where("page_id", "=", pageId);

/** Whether the page is there at all; a page that is not saved yet has nobody else on it. */
export const isStored = async ({ db, market, pageId }: PresencePage): Promise<boolean> =>
  (await db
    .selectFrom("custom_page")
    .select("id")
    .where("market", "=", market)
    .where("id", "=", pageId)
    .executeTakeFirst()) !== undefined;

/** Removes who has vanished, from every page; rows that another process is removing are left to it. */
const deleteExpired = (db: Database, now: Date) =>
  db
    .deleteFrom("page_presence")
    .where((eb) =>
      eb(
        eb.refTuple("market", "page_id", "session", "email"),
        "in",
        eb
          .selectFrom("page_presence")
          .select(["market", "page_id", "session", "email"])
          .where("seen_at", "<", new Date(now.getTime() - expiresAfter))
          .forUpdate()
          .skipLocked()
          .$asTuple("market", "page_id", "session", "email"),
      ),
    )
    .execute();

const takeOverLock = async (
  { db, market, pageId }: PresencePage,
  holder: Readonly<{ session: string; email: string }>,
  by: string,
) => {
  await db
    .updateTable("page_presence")
    .set({ is_editing: false, lost_to: by })
    .where("market", "=", market)
    .where("page_id", "=", pageId)
    .where("session", "=", holder.session)
    .where("email", "=", holder.email)
    .execute();
};

const saveSession = async (
  { db, market, pageId, now }: PresencePage,
  person: Person,
  row: Readonly<{
    session: string;
    block_id: string | null;
    is_editing: boolean;
    lost_to: string | null;
    since: Date;
  }>,
) => {
  await db
    .insertInto("page_presence")
    .values({ market, page_id: pageId, ...person, ...row, seen_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(["market", "page_id", "session", "email"])
        .doUpdateSet({ ...row, name: person.name, seen_at: now }),
    )
    .execute();
};

const isShown = (now: Date) => (row: { seen_at: Date }) =>
  now.getTime() - row.seen_at.getTime() <= expiresAfter;

/**
 * Notes what a tab says of itself and tells it who else is here. A block's lock belongs to the
 * first who edits it; later ones get it when it is free, or by taking it over.
 */
export const recordHeartbeat = (
  place: PresencePage,
  person: Person,
  { session, blockId, isEditing, takeOver = false }: HeartbeatRequest,
): Promise<PresenceResponse> =>
  place.db.transaction().execute(async (trx) => {
    const here = { ...place, db: trx };
    // One beat of a page after the other, so that two first keystrokes give one lock.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`presence ${place.pageId}`}, 0))`.execute(
      trx,
    );
    await deleteExpired(trx, place.now);
    const rows = (await rowsOf(here).orderBy("since").orderBy("session").execute()).filter(
      isShown(place.now),
    );
    const isMine = (row: { session: string; email: string }) =>
      row.session === session && row.email === person.email;
    const mine = rows.find(isMine);
    const holder = rows.find(
      (row) => !isMine(row) && row.is_editing && blockId !== null && row.block_id === blockId,
    );
    if (holder && takeOver) await takeOverLock(here, holder, person.name);
    const wants = isEditing || takeOver;
    const holds = wants && (!holder || takeOver);
    const stays = mine !== undefined && mine.block_id === blockId;
    const lostTo = stays && !holds ? mine.lost_to : null;
    const isNew = !stays || mine.is_editing !== holds || (takeOver && holder !== undefined);
    await saveSession(here, person, {
      session,
      block_id: blockId,
      is_editing: holds,
      lost_to: lostTo,
      since: stays && mine.is_editing === holds ? mine.since : place.now,
    });
    if (isNew) await publishPresenceEvent(trx, place, session);
    return {
      others: rows
        .filter((row) => !isMine(row))
        .map((row) => ({
          session: row.session,
          name: row.name,
          email: row.email,
          blockId: row.block_id,
          isEditing: row.is_editing && !(takeOver && row === holder),
          since: row.since.toISOString(),
          isYou: row.email === person.email,
        })),
      lost: lostTo !== null && blockId !== null ? { blockId, by: lostTo } : null,
    };
  });

/** Takes a tab off the page at once; its lock is free. */
export const leave = async (
  place: PresencePage,
  { email }: Person,
  session: string,
): Promise<void> => {
  const { db, market, pageId } = place;
  await db
    .deleteFrom("page_presence")
    .where("market", "=", market)
    .where("page_id", "=", pageId)
    .where("session", "=", session)
    .where("email", "=", email)
    .execute();
  await publishPresenceEvent(db, place, session);
};
