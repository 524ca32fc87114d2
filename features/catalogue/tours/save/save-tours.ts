import { sql } from "kysely";
import {
  type RecordKind,
  writeRecords,
  type WriteContext,
} from "#features/records/records/store.ts";
import { tagsOfTravels } from "#features/records/catalogue-tags/rules.ts";
import type { Database } from "#platform/server/database/tables.ts";
import { Problem } from "#platform/server/http/problem.ts";
import type { Tour } from "../contract.ts";
import { toDraft } from "./row-rules.ts";
import { absentTour } from "../policy.ts";
import { askCoordinators } from "../questions/ask-coordinators.ts";
import type { Asking } from "../handed-in/asking.ts";
import type { TakesBack } from "../questions/taken-back.ts";
import { toTour, toTourColumns } from "../store.ts";
import type { Row } from "./cross-rules.ts";
import {
  isRefused,
  isUnchanged,
  type PlannedRow,
  planTours,
  type TourPlan,
  type TourToSave,
} from "./plan-tours.ts";
import { nameOfTour } from "./row-rules.ts";
import type { TravelOfTours } from "../stored-tours.ts";

/** A departure with what its audit and its tags read of its travel. */
export type TourOfTravel = Readonly<{ tour: Tour; travel: TravelOfTours; version: number }>;

export const tourKind: RecordKind<TourOfTravel> = {
  subject: "tour",
  noun: "departure",
  // Every write locks the travel of its departures before it reads them.
  lock: async () => null,
  idOf: ({ tour }) => tour.id,
  nameOf: ({ travel, tour }) => nameOfTour(travel, tour),
  auditOf: ({ tour }) => tour,
  contentOf: ({ tour }) => toDraft(tour),
  tagsOf: (market, before, after) => {
    const travel = (after ?? before)?.travel;
    return travel ? tagsOfTravels(market, [travel]) : [];
  },
};

export type TourContext = WriteContext &
  Readonly<{
    today: string;
    asking: Asking;
    takesBack?: TakesBack;
    /** The bulk action that writes. */
    runId?: string;
  }>;

/** How a row ended: the departure as stored now, or null for a row that was refused. */
export type SavedRow = Readonly<{ planned: PlannedRow; tour: Tour | null }>;
export type SavedTours = Readonly<{ plan: TourPlan; rows: readonly SavedRow[] }>;

const ofTravel = (travel: TravelOfTours, tour: Tour): TourOfTravel => ({
  tour,
  travel,
  version: tour.version,
});

/** Departures that exchange their codes would each have a code that the other still has. */
const clearCodes = async (trx: Database, market: string, rows: readonly Row[]): Promise<void> => {
  const ids = rows.flatMap(({ before, after }) =>
    before && before.code !== after.code ? [before.id] : [],
  );
  if (ids.length < 2) return;
  await sql`
    update tour set code = 'moving-' || id
    where market = ${market} and id = any(${sql.val(ids)}::uuid[])`.execute(trx);
};

const writeRow = async (trx: Database, market: string, { before, after }: Row): Promise<Tour> => {
  // Hearts and alerts count themselves, also while this is saved.
  const { interested, ...columns } = toTourColumns(after);
  const row = before
    ? await trx
        .updateTable("tour")
        .set({ ...columns, version: sql<number>`version + 1`, updated_at: sql<Date>`now()` })
        .where("market", "=", market)
        .where("id", "=", before.id)
        .returningAll()
        .executeTakeFirstOrThrow()
    : await trx
        .insertInto("tour")
        .values({ market, ...columns, interested })
        .returningAll()
        .executeTakeFirstOrThrow();
  return toTour(row);
};

const writePlan = async (
  trx: Database,
  market: string,
  plan: TourPlan,
): Promise<readonly SavedRow[]> => {
  const changed = plan.rows.flatMap((planned) =>
    planned.row && !isRefused(planned) && !isUnchanged(planned.row) ? [planned.row] : [],
  );
  await clearCodes(trx, market, changed);
  const written = new Map<Row, Tour>();
  for (const row of changed) written.set(row, await writeRow(trx, market, row));
  return plan.rows.map((planned) => ({
    planned,
    tour: isRefused(planned)
      ? null
      : ((planned.row && written.get(planned.row)) ?? planned.row?.before ?? null),
  }));
};

/**
 * The one write of departures: whoever makes, changes, moves or prices one or many of them comes
 * here, and what follows from a changed departure (the alerts of visitors and their mails, which
 * are sent or, for a reason that the audit keeps, are not; coordinators who are asked) is caused here
 * and nowhere else. Rows that are refused stay as they are, the others are saved.
 */
export const saveTours = (
  context: TourContext,
  items: readonly TourToSave[],
  isAllowed: (plan: TourPlan) => void = () => undefined,
): Promise<SavedTours> => {
  const { market, today } = context;
  const touched = new Map<string, TravelOfTours>();
  const kind = {
    ...tourKind,
    // The travels of a save together: a notification names only so many of them.
    tagsOf: () => tagsOfTravels(market, [...touched.values()]),
  };
  return writeRecords(kind, context, async (trx) => {
    const plan = await planTours({ db: trx, market, today, isLocked: true }, items);
    isAllowed(plan);
    const rows = await writePlan(trx, market, plan);
    const changes = rows.flatMap(({ planned: { row }, tour }) =>
      row && tour && tour !== row.before
        ? [
            {
              before: row.before && ofTravel(row.travel, row.before),
              after: ofTravel(row.travel, tour),
            },
          ]
        : [],
    );
    for (const { after } of changes) touched.set(after.travel.id, after.travel);
    await askCoordinators(
      trx,
      context,
      changes.map(({ before, after }) => ({ before: before && before.tour, after: after.tour })),
    );
    await context.asking.onSaved(
      trx,
      { market, today },
      changes.map(({ before, after: { tour, travel } }) => ({
        before: before && before.tour,
        after: tour,
        travel,
      })),
    );
    return { changes, result: { plan, rows } };
  });
};

const throwRefusal = ({ rows: [row] }: TourPlan): void => {
  if (!row || !isRefused(row)) return;
  const [error] = row.errors;
  if (row.isStale) throw new Problem(412, error?.message ?? "");
  if (row.row === null) throw new Problem(404, error?.message ?? "");
  throw new Problem(422, error?.message ?? "", { errors: row.errors });
};

/**
 * Saves one departure.
 * @throws Problem 404, 412, 422 with an error by field
 */
export const saveTour = async (context: TourContext, item: TourToSave): Promise<Tour> => {
  const { rows } = await saveTours(context, [item], throwRefusal);
  const tour = rows[0]?.tour;
  if (!tour) throw new Problem(404, absentTour);
  return tour;
};
