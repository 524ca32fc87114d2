import { isDeepStrictEqual } from "node:util";
import { absencesBetween } from "#features/catalogue/coordinators/store.ts";
import { addDays } from "#markets/days.ts";
import type { Database } from "#platform/server/database/tables.ts";
import { mapInSlices } from "#platform/server/load/in-slices.ts";
import type { RuleError } from "#platform/rule-error.ts";
import type { Tour, TourDraft } from "../contract.ts";
import { minDaysAtHome } from "#features/catalogue/coordinators/agenda-rules.ts";
import { checkTogether, type Row, type Surroundings } from "./cross-rules.ts";
import { checkRow, freeCode, inputOf, toTourInput } from "./row-rules.ts";
import {
  allToursOf,
  groupsLedBy,
  leadersOfTours,
  travelIdsOfTours,
  type TravelOfTours,
  travelsOfTours,
} from "../stored-tours.ts";

/** A departure to save. A new one has no `id` and names its travel. */
export type TourToSave = Readonly<{
  id: string | null;
  travelId: string | null;
  /** The version that the client read; null means the newest. */
  version: number | null;
  draft: TourDraft;
}>;

/** What becomes of one departure; null for one that cannot be found. */
export type PlannedRow = Readonly<{
  row: Row | null;
  id: string | null;
  isStale: boolean;
  errors: readonly RuleError[];
  warnings: readonly RuleError[];
}>;

/** Everything that a save would do, read at one moment and not written. */
export type TourPlan = Readonly<{
  rows: readonly PlannedRow[];
  travels: ReadonlyMap<string, TravelOfTours>;
  surroundings: Surroundings;
}>;

export type PlanContext = Readonly<{
  db: Database;
  market: string;
  today: string;
  /** Whether travels and coordinators stay as they are until the transaction ends. */
  isLocked: boolean;
}>;

export const isRefused = ({ row, errors }: PlannedRow): boolean =>
  row === null || errors.length > 0;

export const isUnchanged = ({ before, after }: Row): boolean =>
  before !== null && isDeepStrictEqual(inputOf(before), after);

const refusal = (
  id: string | null,
  path: string,
  message: string,
  isStale = false,
): PlannedRow => ({ row: null, id, isStale, errors: [{ path, message }], warnings: [] });

const codeFor = ({ draft }: TourToSave, before: Tour | null, taken: Set<string>): string => {
  if (draft.code !== null) return draft.code;
  if (before?.code.startsWith(draft.departureDate)) return before.code;
  return freeCode(draft.departureDate, taken);
};

/**
 * By travel, the codes of departures that no row is about, and those that the rows name themselves.
 */
const takenCodes = (
  tours: readonly Tour[],
  items: readonly TourToSave[],
): ReadonlyMap<string, Set<string>> => {
  const ids = new Set(items.map(({ id }) => id));
  const codes = [
    ...tours.filter(({ id }) => !ids.has(id)),
    ...items.map(({ travelId, draft }) => ({ travelId, code: draft.code })),
  ];
  const byTravel = new Map<string, Set<string>>();
  for (const { travelId, code } of codes) {
    if (travelId === null || code === null) continue;
    byTravel.set(travelId, (byTravel.get(travelId) ?? new Set()).add(code));
  }
  return byTravel;
};

type Reading = Readonly<{
  context: PlanContext;
  items: readonly TourToSave[];
  travels: ReadonlyMap<string, TravelOfTours>;
  tours: readonly Tour[];
}>;

const staleMessage = "Somebody else saved this departure in the meantime.";

/** Each row by itself: found or not, stale or not, with its code. */
const resolveRows = ({
  items,
  travels,
  tours,
}: Reading): Promise<readonly (Row | PlannedRow)[]> => {
  const byId = new Map(tours.map((tour) => [tour.id, tour]));
  const taken = takenCodes(tours, items);
  const seen = new Set<string>();
  return mapInSlices(items, (item, index): Row | PlannedRow => {
    const { id, version, draft } = item;
    const before = id === null ? null : (byId.get(id) ?? null);
    if (id !== null && (before === null || (item.travelId ?? before.travelId) !== before.travelId))
      return refusal(id, "id", "There is no such departure.");
    if (id !== null && seen.has(id))
      return refusal(id, "id", "Another row is about the same departure.");
    if (id !== null) seen.add(id);
    const travel = travels.get(before?.travelId ?? item.travelId ?? "");
    if (!travel) return refusal(id, "id", "There is no such travel.");
    if (before && version !== null && version !== before.version)
      return refusal(id, "version", staleMessage, true);
    const codes = taken.get(travel.id) ?? new Set();
    const code = codeFor(item, before, codes);
    codes.add(code);
    const after = toTourInput(draft, code, travel.id, before);
    return { key: id ?? `new-${index}`, index, before, after, travel };
  });
};

const isRow = (each: Row | PlannedRow): each is Row => "after" in each;

/** The days of which the groups of coordinators matter to the rows. */
const spanOf = (rows: readonly Row[]) => {
  let [first, last] = ["2000-01-01", "2000-01-01"];
  for (const [index, { before, after }] of rows.entries())
    for (const { departureDate, endDate } of before ? [before, after] : [after]) {
      first = index === 0 || departureDate < first ? departureDate : first;
      last = endDate > last ? endDate : last;
    }
  return {
    from: addDays(first, -minDaysAtHome - 1),
    to: addDays(last, minDaysAtHome + 1),
  };
};

const readSurroundings = async (
  { db, market, isLocked }: PlanContext,
  rows: readonly Row[],
  tours: readonly Tour[],
): Promise<Surroundings> => {
  const ids = rows.flatMap(({ before, after }) => [
    before?.coordinatorId ?? [],
    after.coordinatorId ?? [],
  ]);
  const leaders = await leadersOfTours(db, market, [...new Set(ids.flat())], { isLocked });
  const span = spanOf(rows);
  const isLed = leaders.size > 0;
  const groups = isLed ? await groupsLedBy(db, market, [...leaders.keys()], span) : [];
  const absences = isLed ? await absencesBetween(db, market, span) : [];
  return { tours, leaders, groups, absences };
};

/**
 * What a save of departures would do. A save reads it in its transaction and writes exactly this; a
 * preview reads it and writes nothing.
 */
export const planTours = async (
  context: PlanContext,
  items: readonly TourToSave[],
): Promise<TourPlan> => {
  const { db, market, today, isLocked } = context;
  const ids = items.flatMap(({ id }) => id ?? []);
  const travelIdOf = await travelIdsOfTours(db, market, ids);
  const travelIds = items.flatMap(({ travelId }) => travelId ?? []);
  const travels = await travelsOfTours(
    db,
    market,
    [...new Set([...travelIdOf.values(), ...travelIds])],
    { isLocked },
  );
  const tours = await allToursOf(db, market, [...travels.keys()]);
  const located = items.map((item) => ({
    ...item,
    travelId: item.travelId ?? travelIdOf.get(item.id ?? "") ?? null,
  }));
  const resolved = await resolveRows({ context, items: located, travels, tours });
  const rows = resolved.filter(isRow);
  const surroundings = await readSurroundings(context, rows, tours);
  const own = new Map(
    await mapInSlices(rows, (row) => {
      const scene = { market, today, travel: row.travel, leaders: surroundings.leaders };
      return [row.key, checkRow(row.before, row.after, scene)] as const;
    }),
  );
  const sound = rows.filter(({ key }) => own.get(key)?.errors.length === 0);
  const together = await checkTogether(sound, surroundings);
  const planned = await mapInSlices(resolved, (each): PlannedRow => {
    if (!isRow(each)) return each;
    const messages = [own.get(each.key), together.get(each.key)];
    return {
      row: each,
      id: each.before?.id ?? null,
      isStale: false,
      errors: messages.flatMap((found) => found?.errors ?? []),
      warnings: messages.flatMap((found) => found?.warnings ?? []),
    };
  });
  return { rows: planned, travels, surroundings };
};
