import { isDeepStrictEqual } from "node:util";
import type { JSONColumnType, Selectable } from "kysely";
import { sql } from "kysely";
import { namesByEmail } from "#features/records/staff-accounts/store.ts";
import type { Database } from "#platform/server/database/tables.ts";
import type { DecisionKind, Tour } from "../contract.ts";
import type { ListedTour } from "../listed-contract.ts";
import { undoMinutes } from "../consequences-contract.ts";
import { mailedPeople } from "./mail-store.ts";

/** What a decision changes of a departure, beside that it may be cancelled. */
type DecidedPart = Pick<Tour, "status" | "peopleMinimum" | "isPublished">;

const decidedPart = ({ status, peopleMinimum, isPublished }: Tour): DecidedPart => ({
  status,
  peopleMinimum,
  isPublished,
});

type DecisionTable = {
  market: string;
  tour_id: string;
  kind: DecisionKind;
  decided_at: Date;
  /** The e-mail of whoever did it. */
  decided_by: string;
  before: JSONColumnType<DecidedPart>;
  after: JSONColumnType<DecidedPart>;
};

declare module "#platform/server/database/tables.ts" {
  interface Tables {
    /** The last decision of a departure. */
    tour_decision: DecisionTable;
  }
}

export type StoredDecision = Selectable<DecisionTable>;

const minuteMs = 60_000;

/** Until then it can be taken back. */
export const undoUntil = ({ decided_at }: Pick<StoredDecision, "decided_at">): Date =>
  new Date(decided_at.getTime() + undoMinutes * minuteMs);

/** Whether a departure still is as the decision left it. */
export const isAsDecided = (tour: Tour, { kind, after }: StoredDecision): boolean =>
  (tour.cancellation !== null) === (kind === "cancel") &&
  isDeepStrictEqual(decidedPart(tour), after);

export const decisionOf = (
  db: Database,
  market: string,
  tourId: string,
): Promise<StoredDecision | undefined> =>
  db
    .selectFrom("tour_decision")
    .selectAll()
    .where("market", "=", market)
    .where("tour_id", "=", tourId)
    .executeTakeFirst();

export const forgetDecision = async (
  trx: Database,
  market: string,
  tourId: string,
): Promise<void> => {
  await trx
    .deleteFrom("tour_decision")
    .where("market", "=", market)
    .where("tour_id", "=", tourId)
    .execute();
};

type NewDecision = Readonly<{
  market: string;
  kind: DecisionKind;
  actor: string;
  at: Date;
  before: Tour;
  after: Tour;
}>;

/** Keeps a decision; a departure keeps its last one alone. */
export const keepDecision = async (
  trx: Database,
  { market, kind, actor, at, before, after }: NewDecision,
): Promise<void> => {
  await forgetDecision(trx, market, before.id);
  await trx
    .insertInto("tour_decision")
    .values({
      market,
      tour_id: before.id,
      kind,
      decided_at: at,
      decided_by: actor,
      before: JSON.stringify(decidedPart(before)),
      after: JSON.stringify(decidedPart(after)),
    })
    .execute();
};

/** What lists say of decisions, with names of staff. */
export type DecisionNotes = Readonly<{
  nameOf: (email: string) => string;
  decidedOf: (tour: Tour) => ListedTour["decided"];
}>;

export const decisionNotes = async (
  db: Database,
  market: string,
  tours: readonly Tour[],
): Promise<DecisionNotes> => {
  const ids = tours.map(({ id }) => id);
  const rows = await db
    .selectFrom("tour_decision")
    .selectAll()
    .where("market", "=", market)
    .where(sql<boolean>`tour_id = any(${sql.val(ids)}::uuid[])`)
    .execute();
  const emails = tours.flatMap(({ cancellation }) => cancellation?.by ?? []);
  const names = await namesByEmail(db, [...emails, ...rows.map((row) => row.decided_by)]);
  const nameOf = (email: string) => names.get(email) ?? email;
  const byTour = new Map(rows.map((row) => [row.tour_id, row]));
  const mailedTo = await mailedPeople(db, market, ids);
  const decidedOf = (tour: Tour): ListedTour["decided"] => {
    const row = byTour.get(tour.id);
    if (!row || !isAsDecided(tour, row)) return null;
    const { kind, decided_at, decided_by } = row;
    return {
      kind,
      at: decided_at.toISOString(),
      by: nameOf(decided_by),
      undoUntil: undoUntil(row).toISOString(),
      mailedPeople: mailedTo(tour.id, undoUntil(row)),
    };
  };
  return { nameOf, decidedOf };
};
