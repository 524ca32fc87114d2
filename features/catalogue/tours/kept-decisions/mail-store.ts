import { type Generated, sql } from "kysely";
import type { Database } from "#platform/server/database/tables.ts";
import { mailById, takeMailBack } from "#platform/server/mail/outbox.ts";
import type { ToldKind } from "./told-kinds.ts";

type MailTable = {
  market: string;
  id: Generated<string>;
  tour_id: string;
  kind: ToldKind;
  outbox_id: string;
  /** How many of those who are in it stands for. */
  people: number;
  /** Until then it can be taken back. */
  leaves_at: Date;
};

declare module "#platform/server/database/tables.ts" {
  interface Tables {
    /** Mails about what was decided of a departure. */
    departure_mail: MailTable;
  }
}

type NewMail = Readonly<{
  market: string;
  tourId: string;
  kind: ToldKind;
  outboxId: string;
  people: number;
  leavesAt: Date;
}>;

export const insertDepartureMail = async (
  trx: Database,
  { market, tourId, kind, outboxId, people, leavesAt }: NewMail,
): Promise<void> => {
  await trx
    .insertInto("departure_mail")
    .values({ market, tour_id: tourId, kind, outbox_id: outboxId, people, leaves_at: leavesAt })
    .execute();
};

/**
 * Takes back what was written of a departure and has not left.
 * @returns false where something has left meanwhile
 */
export const takeMailsBack = async (
  trx: Database,
  market: string,
  tourId: string,
  now: Date,
): Promise<boolean> => {
  const waiting = await trx
    .deleteFrom("departure_mail")
    .where("market", "=", market)
    .where("tour_id", "=", tourId)
    .where("leaves_at", ">=", now)
    .returning("outbox_id")
    .execute();
  const taken = [];
  // Who has deleted their account has no mail any more.
  for (const { outbox_id } of waiting)
    taken.push((await takeMailBack(trx, outbox_id)) || (await mailById(trx, outbox_id)) === null);
  return !taken.includes(false);
};

/** For how many people the mails stand that leave at a moment, by departure. */
export const mailedPeople = async (
  db: Database,
  market: string,
  tourIds: readonly string[],
): Promise<(tourId: string, leavesAt: Date) => number> => {
  const rows = await db
    .selectFrom("departure_mail")
    .select(["tour_id", "leaves_at", "people"])
    .where("market", "=", market)
    .where(sql<boolean>`tour_id = any(${sql.val([...tourIds])}::uuid[])`)
    .execute();
  return (tourId, leavesAt) =>
    rows
      .filter(
        ({ tour_id, leaves_at }) =>
          tour_id === tourId && leaves_at.getTime() === leavesAt.getTime(),
      )
      .reduce((sum, { people }) => sum + people, 0);
};
