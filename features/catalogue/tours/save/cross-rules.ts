import { formatDate } from "#markets/format.ts";
import type { CoordinatorAbsence } from "#features/catalogue/coordinators/absence-contract.ts";
import { mapInSlices } from "#platform/server/load/in-slices.ts";
import type { RuleError } from "#platform/rule-error.ts";
import { counted } from "#platform/counted.ts";
import type { Tour, TourInput } from "../contract.ts";
import { type Conflict, conflictsOf } from "#features/catalogue/coordinators/agenda-rules.ts";
import type { LedGroup, LeaderOfTours, TravelOfTours } from "../stored-tours.ts";

/** A row of a save; `key` is the departure's id, or a name for one that is not stored. */
export type Row = Readonly<{
  key: string;
  index: number;
  before: Tour | null;
  after: TourInput;
  travel: TravelOfTours;
}>;

/** What is stored beside the rows: all departures of their travels, and groups of coordinators. */
export type Surroundings = Readonly<{
  tours: readonly Tour[];
  groups: readonly LedGroup[];
  leaders: ReadonlyMap<string, LeaderOfTours>;
  /** When the coordinators are not available. */
  absences: readonly CoordinatorAbsence[];
}>;

const groupOf = ({ key, before, after, travel }: Row): LedGroup | null =>
  after.coordinatorId === null || before?.cancellation
    ? null
    : {
        key,
        coordinatorId: after.coordinatorId,
        departureDate: after.departureDate,
        endDate: after.endDate,
        travelId: travel.id,
        travelName: travel.name,
      };

const addressOf = (travelId: string, code: string): string => `${travelId} ${code}`;

/** What stands once rows are saved: the groups of each coordinator, and whose each code is. */
export type Outcome = Readonly<{
  rows: readonly Row[];
  groups: ReadonlyMap<string, readonly LedGroup[]>;
  /** By travel and code, the rows in their order. */
  rowsAtCode: ReadonlyMap<string, readonly Row[]>;
  storedCodes: ReadonlySet<string>;
  leaders: Surroundings["leaders"];
  absences: Surroundings["absences"];
}>;

export const outcomeOf = async (
  rows: readonly Row[],
  { tours, groups, leaders, absences }: Surroundings,
): Promise<Outcome> => {
  const keys = new Set(rows.map(({ key }) => key));
  const led = [
    ...groups.filter(({ key }) => !keys.has(key)),
    ...rows.flatMap((row) => groupOf(row) ?? []),
  ];
  const rowsAtCode = new Map<string, Row[]>();
  await mapInSlices(rows, (row) => {
    const address = addressOf(row.travel.id, row.after.code);
    const before = rowsAtCode.get(address);
    if (before) before.push(row);
    else rowsAtCode.set(address, [row]);
  });
  const storedCodes = new Set<string>();
  await mapInSlices(tours, ({ id, travelId, code }) => {
    if (!keys.has(id)) storedCodes.add(addressOf(travelId, code));
  });
  return {
    rows,
    leaders,
    absences,
    groups: Map.groupBy(led, ({ coordinatorId }) => coordinatorId),
    rowsAtCode,
    storedCodes,
  };
};

/** The other groups of a row's coordinator. */
export const otherGroupsOf = ({ key, after }: Row, { groups }: Outcome): readonly LedGroup[] =>
  (groups.get(after.coordinatorId ?? "") ?? []).filter((group) => group.key !== key);

/** The conflicts of a row's coordinator, its own group left out. */
export const conflictsOfRow = (row: Row, outcome: Outcome): readonly Conflict<LedGroup>[] =>
  conflictsOf(row.after, otherGroupsOf(row, outcome));

/** When the coordinator of a row is not available while the group is away. */
export const absencesOfRow = (
  { after }: Row,
  { absences }: Outcome,
): readonly CoordinatorAbsence[] =>
  absences.filter(
    ({ coordinatorId, from, to }) =>
      coordinatorId === after.coordinatorId && from <= after.endDate && to >= after.departureDate,
  );

const days = (count: number): string => counted(count, "day");

const describe = (name: string, { kind, days: count, with: other }: Conflict<LedGroup>): string => {
  const group = `${other.travelName} of ${formatDate(other.departureDate)}`;
  if (kind === "same-days") return `${name} leads ${group} on the same days.`;
  if (kind === "overlap") return `${name} overlaps with ${group} by ${days(count)}.`;
  return `${name} is at home for ${days(count)} between this and ${group}.`;
};

const leads = (row: Row): string => {
  const { coordinatorId, departureDate, endDate } = row.after;
  return `${coordinatorId} ${departureDate} ${endDate}`;
};

const isMoved = (row: Row): boolean =>
  row.before === null || leads(row) !== leads({ ...row, after: row.before });

/** Each row is held against all groups of its coordinator. */
export const rowsAtOnce = 10;

/** Groups that a row names one by one. */
const maxNamed = 5;

const partitioned = <Item>(
  items: readonly Item[],
  isFirst: (item: Item) => boolean,
): readonly [readonly Item[], readonly Item[]] => {
  const { first = [], other = [] } = Object.groupBy(items, (item) =>
    isFirst(item) ? "first" : "other",
  );
  return [first, other];
};

/**
 * Nobody leads two groups of which one is away during all days of the other: that is an error
 * unless it stood there before. All else is a warning. Of two rows that both come into conflict,
 * the later one has the error.
 */
const conflictMessages = (row: Row, outcome: Outcome, moved: ReadonlyMap<string, number>) => {
  const name = outcome.leaders.get(row.after.coordinatorId ?? "")?.name ?? "The coordinator";
  const isMovedRow = isMoved(row);
  const [wrong, doubtful] = partitioned(conflictsOfRow(row, outcome), ({ kind, with: { key } }) => {
    const isFirst = (moved.get(key) ?? -1) > row.index;
    return kind === "same-days" && isMovedRow && !isFirst;
  });
  const toErrors = (conflicts: readonly Conflict<LedGroup>[]): RuleError[] => {
    const messages = conflicts.slice(0, maxNamed).map((conflict) => describe(name, conflict));
    const left = conflicts.length - messages.length;
    if (left > 0) messages.push(`${name} is in conflict with ${counted(left, "more group")}.`);
    return messages.map((message) => ({ path: "coordinatorId", message }));
  };
  const away = absencesOfRow(row, outcome).map(({ from, to }) => ({
    path: "coordinatorId",
    message: `${name} is not available from ${formatDate(from)} to ${formatDate(to)}.`,
  }));
  return { errors: toErrors(wrong), warnings: [...toErrors(doubtful), ...away] };
};

const codeErrors = (
  { index, travel, after: { code } }: Row,
  { rowsAtCode, storedCodes }: Outcome,
): RuleError[] => {
  const address = addressOf(travel.id, code);
  const [first] = rowsAtCode.get(address) ?? [];
  const isTaken = storedCodes.has(address) || (first !== undefined && first.index < index);
  return isTaken ? [{ path: "code", message: `Another departure has the code ${code}.` }] : [];
};

export type Messages = Readonly<{ errors: readonly RuleError[]; warnings: readonly RuleError[] }>;

/**
 * What rows break or nearly break among each other and with what is stored. A refused row stays as
 * it was, which may bring others into conflict with it, so that they are asked again.
 * @returns by the key of a row
 */
export const checkTogether = async (
  rows: readonly Row[],
  surroundings: Surroundings,
): Promise<ReadonlyMap<string, Messages>> => {
  const messages = new Map<string, Messages>();
  let accepted = rows;
  for (;;) {
    const outcome = await outcomeOf(accepted, surroundings);
    const moved = new Map(accepted.filter(isMoved).map(({ key, index }) => [key, index]));
    const refused = new Set<string>();
    const check = (row: Row): void => {
      const { errors, warnings } = conflictMessages(row, outcome, moved);
      const found = { errors: [...codeErrors(row, outcome), ...errors], warnings };
      messages.set(row.key, found);
      if (found.errors.length > 0) refused.add(row.key);
    };
    await mapInSlices(accepted, check, rowsAtOnce);
    if (refused.size === 0) return messages;
    accepted = accepted.filter(({ key }) => !refused.has(key));
  }
};
