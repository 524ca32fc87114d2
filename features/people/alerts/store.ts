import { type Generated, type Selectable, sql } from "kysely";
import { saversOfTour } from "#features/people/wishlist/store.ts";
import type { MarketId } from "#markets/market-type.ts";
import type { Database } from "#platform/server/database/tables.ts";
import type { AlertAge, AlertOwner, AlertReason, EventReason } from "./contract.ts";

type AlertTable = {
  id: Generated<string>;
  account_id: string;
  market: MarketId;
  /** `tour` is for one departure, `travel` for new dates of a travel. */
  kind: "tour" | "travel";
  /** Of the departure, or of the travel itself. */
  subject_id: string;
  travel_id: string;
  /** Of an alert for a departure; empty for a travel. */
  reasons: AlertReason[];
  /** Of an alert for a travel; empty for any month. */
  months: string[];
  age: AlertAge | null;
  asked_at: Date;
};

type AlertEventTable = {
  id: Generated<string>;
  alert_id: string;
  account_id: string;
  market: MarketId;
  tour_id: string;
  /** `written` is a mail of staff, which tells of itself. */
  reason: EventReason | "written";
  /** What the departure cost before. */
  price_cents: number;
  happened_at: Date;
  /** Null until a mail tells of it. */
  mail_id: string | null;
};

type AlertMailTable = {
  id: Generated<string>;
  account_id: string;
  market: MarketId;
  /** Of the key in its link, which ends the alerts that it tells of. */
  key_hash: string;
  outbox_id: string;
  subject: string;
  events: number;
  written_at: Date;
  ends_at: Date;
};

declare module "#platform/server/database/tables.ts" {
  interface Tables {
    alert: AlertTable;
    alert_event: AlertEventTable;
    alert_mail: AlertMailTable;
  }
}

export type AlertRow = Selectable<AlertTable>;

/** The last asked for first. */
export const alertsOf = (
  db: Database,
  { accountId, market }: AlertOwner,
): Promise<readonly AlertRow[]> =>
  db
    .selectFrom("alert")
    .selectAll()
    .where("account_id", "=", accountId)
    .where("market", "=", market)
    .orderBy("asked_at", "desc")
    .orderBy("id")
    .execute();

export const alertFor = async (
  db: Database,
  { accountId, market }: AlertOwner,
  subjectId: string,
): Promise<AlertRow | null> =>
  (await db
    .selectFrom("alert")
    .selectAll()
    .where("account_id", "=", accountId)
    .where("market", "=", market)
    .where("subject_id", "=", subjectId)
    .executeTakeFirst()) ?? null;

export type NewAlert = Pick<
  AlertRow,
  "kind" | "subject_id" | "travel_id" | "reasons" | "months" | "age" | "asked_at"
>;

/** An alert that there is keeps its day, and is for what it is asked for now. */
export const putAlert = async (
  trx: Database,
  { accountId, market }: AlertOwner,
  alert: NewAlert,
): Promise<void> => {
  const { reasons, months, age } = alert;
  await trx
    .insertInto("alert")
    .values({ account_id: accountId, market, ...alert })
    .onConflict((conflict) =>
      conflict
        .columns(["account_id", "market", "subject_id"])
        .doUpdateSet({ reasons, months, age }),
    )
    .execute();
};

export const deleteAlert = async (
  db: Database,
  { accountId, market }: AlertOwner,
  subjectId: string,
): Promise<void> => {
  await db
    .deleteFrom("alert")
    .where("account_id", "=", accountId)
    .where("market", "=", market)
    .where("subject_id", "=", subjectId)
    .execute();
};

/** All alerts for departures and their travels, whoever has asked for them. */
export const alertsFor = (
  db: Database,
  market: string,
  subjectIds: readonly string[],
): Promise<readonly AlertRow[]> =>
  db
    .selectFrom("alert")
    .selectAll()
    .where("market", "=", sql<MarketId>`${market}`)
    .where("subject_id", "=", sql<string>`any(${sql.val([...subjectIds])}::uuid[])`)
    .execute();

/** How many have an alert for each departure that somebody has one for. */
export const countTourAlerts = async (
  db: Database,
  market: string,
  tourIds: readonly string[],
): Promise<ReadonlyMap<string, number>> => {
  const rows = await db
    .selectFrom("alert")
    .select(({ fn }) => ["subject_id", fn.countAll<string>().as("n")])
    .where("market", "=", sql<MarketId>`${market}`)
    .where("kind", "=", "tour")
    .where("subject_id", "=", sql<string>`any(${sql.val([...tourIds])}::uuid[])`)
    .groupBy("subject_id")
    .execute();
  return new Map(rows.map(({ subject_id, n }) => [subject_id, Number(n)]));
};

/** Ends alerts whose departure is past or gone. @returns how many, at most `limit` */
export const deleteEndedAlerts = async (
  db: Database,
  today: string,
  limit: number,
): Promise<number> => {
  const { numAffectedRows } = await sql`
    delete from alert where ctid in (
      select alert.ctid from alert
      where (alert.kind = 'tour' and not exists (
          select 1 from known_tour as tour
          where tour.market = alert.market and tour.id = alert.subject_id
            and tour.departure_date > ${today}::date))
        or (alert.kind = 'travel' and not exists (
          select 1 from known_travel as travel
          where travel.market = alert.market and travel.id = alert.subject_id))
      limit ${limit} for update skip locked
    )`.execute(db);
  return Number(numAffectedRows ?? 0);
};

/** How many people are interested in a departure: they have saved it or have an alert for it. */
export const interestIn = async (
  db: Database,
  market: string,
  tourId: string,
): Promise<Readonly<{ interested: number; alerts: number }>> => {
  const followers = (await alertsFor(db, market, [tourId]))
    .filter(({ kind }) => kind === "tour")
    .map(({ account_id }) => account_id);
  const savers = await saversOfTour(db, tourId);
  return { interested: new Set([...followers, ...savers]).size, alerts: followers.length };
};
