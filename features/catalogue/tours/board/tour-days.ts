import { sql } from "kysely";
import type { BoardPlan, DaySource } from "#features/records/board/store.ts";
import type { Day } from "#markets/days.ts";
import type { Database } from "#platform/server/database/tables.ts";
import "../store.ts";
import { counted } from "#platform/counted.ts";
import { isUndecidedSql } from "../listing/filter-conditions.ts";
import { departuresPath, upcomingParams } from "./departures-path.ts";

type DayCount = Readonly<{ day: Day; count: number }>;

const groups = (count: number): string => counted(count, "group leaves", "groups leave");

/** How many shown groups leave on each of the days; a day on which none does is missing. */
const leavingOn = async (
  db: Database,
  market: string,
  days: readonly Day[],
): Promise<readonly DayCount[]> => {
  const { rows } = await sql<DayCount>`
    select departure_date::text as day, count(*)::integer as count from tour
    where market = ${market} and is_published
      and departure_date = any(${sql.val([...days])}::date[])
    group by departure_date`.execute(db);
  return rows;
};

/**
 * How many shown groups that are not confirmed yet are decided on each of the days. Those that should have
 * been decided before today are today's.
 */
const decidedOn = async (
  db: Database,
  market: string,
  today: Day,
  days: readonly Day[],
): Promise<readonly DayCount[]> => {
  const { rows } = await sql<DayCount>`
    select greatest(coalesce(decision_date, balance_due), ${today}::date)::text as day,
      count(*)::integer as count
    from tour
    where market = ${market} and is_published and departure_date > ${today}::date
      and ${isUndecidedSql}
      and greatest(coalesce(decision_date, balance_due), ${today}::date)
        = any(${sql.val([...days])}::date[])
    group by 1`.execute(db);
  return rows;
};

/** What is to be decided on each day, and how many groups leave on it. */
export const departureNotes: DaySource = async ({ db, market, today }, days) => {
  const [decided, leaving] = [
    await decidedOn(db, market, today, days),
    await leavingOn(db, market, days),
  ];
  return [
    ...decided.map(({ day, count }) => ({
      day,
      label: `${count} to decide`,
      tone: "wrong" as const,
      path: departuresPath({
        ...upcomingParams,
        undecided: "true",
        ...(day !== today && { decideFrom: day }),
        decideUntil: day,
      }),
    })),
    ...leaving.map(({ day, count }) => ({
      day,
      label: groups(count),
      tone: "good" as const,
      path: departuresPath({ published: "true", leaveFrom: day, leaveUntil: day }),
    })),
  ];
};

export const nextLeavingDays: BoardPlan["leavingDays"] = async ({ db, market }, after) => {
  const { rows } = await sql<{ day: Day }>`
    select distinct departure_date::text as day from tour
    where market = ${market} and is_published and departure_date > ${after}::date
    order by 1 limit 2`.execute(db);
  return rows.map(({ day }) => day);
};
