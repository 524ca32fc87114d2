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

/** A tab without a heartbeat for this long is gone, and its lock with it. */
const expiresAfterMs = 20_000;

export type PresencePage = Readonly<{ db: Database; market: string; pageId: string; now: Date }>;
export type Person = Readonly<{ email: string; name: string }>;

const rowsOf = ({ db, market, pageId }: PresencePage) =>
  db
    .selectFrom("page_presence")
    .selectAll()
    .where("market", "=", market)
    .where("page_id", "=", pageId);

/** False for a page that was never saved, which nobody else can have open. */
export const isPageStored = async ({ db, market, pageId }: PresencePage): Promise<boolean> =>
  (await db
    .selectFrom("custom_page")
    .select("id")
    .where("market", "=", market)
    .where("id", "=", pageId)
    .executeTakeFirst()) !== undefined;

/** Deletes expired sessions of every page; rows locked by another process are left to it. */
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
          .where("seen_at", "<", new Date(now.getTime() - expiresAfterMs))
          .forUpdate()
          .skipLocked()
          .$asTuple("market", "page_id", "session", "email"),
      ),
    )
    .execute();

const takeOverLock = async (
  { db, market, pageId }: PresencePage,
  { blockId, from, by }: Readonly<{ blockId: string | null; from: string; by: string }>,
) => {
  await db
    .updateTable("page_presence")
    .set({ is_editing: false, lost_to: by })
    .where("market", "=", market)
    .where("page_id", "=", pageId)
    .where("block_id", "=", blockId)
    .where("email", "=", from)
    .where("is_editing", "=", true)
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

const isAlive = (now: Date) => (row: { seen_at: Date }) =>
  now.getTime() - row.seen_at.getTime() <= expiresAfterMs;

/**
 * Stores a tab's heartbeat and returns the other sessions. A block's lock belongs to the first
 * account that edits it, in all its tabs: one that was closed without a word would otherwise lock
 * its own user out. Others get the lock when it is free, or by taking it over.
 */
export const recordHeartbeat = (
  page: PresencePage,
  person: Person,
  { session, blockId, isEditing, takeOver = false }: HeartbeatRequest,
): Promise<PresenceResponse> =>
  page.db.transaction().execute(async (trx) => {
    const inTransaction = { ...page, db: trx };
    // Heartbeats of a page are serialised, so that two first keystrokes give one lock.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`presence ${page.pageId}`}, 0))`.execute(
      trx,
    );
    await deleteExpired(trx, page.now);
    const rows = (await rowsOf(inTransaction).orderBy("since").orderBy("session").execute()).filter(
      isAlive(page.now),
    );
    const isMine = (row: { session: string; email: string }) =>
      row.session === session && row.email === person.email;
    const previous = rows.find(isMine);
    const holdsBlock = (row: (typeof rows)[number]) =>
      row.email !== person.email && row.is_editing && blockId !== null && row.block_id === blockId;
    const holder = rows.find(holdsBlock);
    if (holder && takeOver)
      await takeOverLock(inTransaction, { blockId, from: holder.email, by: person.name });
    const wantsLock = isEditing || takeOver;
    const holdsLock = wantsLock && (!holder || takeOver);
    const isSameBlock = previous !== undefined && previous.block_id === blockId;
    const lostTo = isSameBlock && !holdsLock ? previous.lost_to : null;
    const hasChanged =
      !isSameBlock || previous.is_editing !== holdsLock || (takeOver && holder !== undefined);
    await saveSession(inTransaction, person, {
      session,
      block_id: blockId,
      is_editing: holdsLock,
      lost_to: lostTo,
      since: isSameBlock && previous.is_editing === holdsLock ? previous.since : page.now,
    });
    if (hasChanged) await publishPresenceEvent(trx, page, session);
    return {
      others: rows
        .filter((row) => !isMine(row))
        .map((row) => ({
          session: row.session,
          name: row.name,
          email: row.email,
          blockId: row.block_id,
          isEditing: row.is_editing && !(takeOver && holdsBlock(row)),
          since: row.since.toISOString(),
          isYou: row.email === person.email,
        })),
      lost: lostTo !== null && blockId !== null ? { blockId, by: lostTo } : null,
    };
  });

export const removeSession = async (
  page: PresencePage,
  { email }: Person,
  session: string,
): Promise<void> => {
  const { db, market, pageId } = page;
  await db
    .deleteFrom("page_presence")
    .where("market", "=", market)
    .where("page_id", "=", pageId)
    .where("session", "=", session)
    .where("email", "=", email)
    .execute();
  await publishPresenceEvent(db, page, session);
};
