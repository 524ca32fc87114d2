import { type Insertable, type Selectable, sql } from "kysely";
import type { Database } from "#platform/server/database/tables.ts";
import type { Tables } from "#platform/server/database/tables.ts";
import type { AlertOwner } from "../contract.ts";

export type AlertEvent = Selectable<Tables["alert_event"]>;

/** So few that the parameters of a statement suffice. */
const atOnce = 1000;

/**
 * Of an event that waits already the first is kept, with the price before all changes; a new date is
 * told once for each alert.
 */
export const insertEvents = async (
  trx: Database,
  events: readonly Insertable<Tables["alert_event"]>[],
): Promise<void> => {
  for (let start = 0; start < events.length; start += atOnce)
    await trx
      .insertInto("alert_event")
      .values(events.slice(start, start + atOnce))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
};

/** The events of a person in a market that no mail tells of yet, the earliest first. */
export const waitingEvents = (
  db: Database,
  { accountId, market }: AlertOwner,
): Promise<readonly AlertEvent[]> =>
  db
    .selectFrom("alert_event")
    .selectAll()
    .where("account_id", "=", accountId)
    .where("market", "=", market)
    .where("mail_id", "is", null)
    .orderBy("happened_at")
    .orderBy("id")
    .execute();

export type WaitingOwner = AlertOwner & Readonly<{ since: Date }>;

/**
 * People with events that no mail tells of yet, since when they have.
 * @param before those alone whose first event is not later
 */
export const waitingOwners = async (
  db: Database,
  before: Date | null,
): Promise<readonly WaitingOwner[]> => {
  const rows = await db
    .selectFrom("alert_event")
    .select(["account_id as accountId", "market"])
    .select(({ fn }) => fn.min("happened_at").as("since"))
    .where("mail_id", "is", null)
    .groupBy(["account_id", "market"])
    .$if(before !== null, (query) => query.having(({ fn }) => fn.min("happened_at"), "<=", before))
    .execute();
  return rows;
};

/** When the first of all waiting events happened, after a moment; null where none did. */
export const firstWaiting = async (db: Database, after: Date): Promise<Date | null> => {
  const row = await db
    .selectFrom("alert_event")
    .select(({ fn }) => fn.min("happened_at").as("since"))
    .where("mail_id", "is", null)
    .where("happened_at", ">", after)
    .executeTakeFirst();
  return row?.since ?? null;
};

const idsOf = (events: readonly AlertEvent[]) =>
  sql<string>`any(${sql.val(events.map(({ id }) => id))}::uuid[])`;

/** Forgets what is not so any more. */
export const deleteEvents = async (trx: Database, events: readonly AlertEvent[]): Promise<void> => {
  if (events.length === 0) return;
  await trx.deleteFrom("alert_event").where("id", "=", idsOf(events)).execute();
};

/** @returns how many of the events still waited, and are told of by the mail now */
export const markMailed = async (
  trx: Database,
  events: readonly AlertEvent[],
  mailId: string,
): Promise<number> => {
  const { numUpdatedRows } = await trx
    .updateTable("alert_event")
    .set({ mail_id: mailId })
    .where("id", "=", idsOf(events))
    .where("mail_id", "is", null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
};
