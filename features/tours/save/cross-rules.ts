import { formatDate } from "#markets/format.ts";
import type { RuleError } from "#platform/rule-error.ts";
import type { Tour, TourInput } from "../contract.ts";
import { type Conflict, conflictsOf } from "../planning/agenda.ts";
import type { LedGroup, LeaderOfTours, TravelOfTours } from "./stored-tours.ts";

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
}>;

const groupOf = ({ key, after, travel }: Row): LedGroup | null =>
  after.coordinatorId === null
    ? null
    : {
        key,
        coordinatorId: after.coordinatorId,
        departureDate: after.departureDate,
        endDate: after.endDate,
        travelId: travel.id,
        travelName: travel.name,
      };

/** The groups of all coordinators once the rows are saved. */
const groupsAfter = (rows: readonly Row[], { groups }: Surroundings): readonly LedGroup[] => {
  const keys = new Set(rows.map(({ key }) => key));
  return [
    ...groups.filter(({ key }) => !keys.has(key)),
    ...rows.flatMap((row) => groupOf(row) ?? []),
  ];
};

/** The conflicts of a row's coordinator once the rows are saved, its own group left out. */
export const conflictsOfRow = (
  row: Row,
  rows: readonly Row[],
  surroundings: Surroundings,
): readonly Conflict<LedGroup>[] => {
  const group = groupOf(row);
  if (group === null) return [];
  return conflictsOf(
    group,
    groupsAfter(rows, surroundings).filter(
      ({ key, coordinatorId }) => key !== row.key && coordinatorId === group.coordinatorId,
    ),
  );
};

const days = (count: number): string => (count === 1 ? "1 day" : `${count} days`);

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

/**
 * Nobody leads two groups of which one is away during all days of the other: that is an error
 * unless it stood there before. All else is a warning. Of two rows that both come into conflict,
 * the later one has the error.
 */
const conflictMessages = (row: Row, rows: readonly Row[], surroundings: Surroundings) => {
  const name = surroundings.leaders.get(row.after.coordinatorId ?? "")?.name ?? "The coordinator";
  const moved = new Map(rows.filter(isMoved).map(({ key, index }) => [key, index]));
  const errors: RuleError[] = [];
  const warnings: RuleError[] = [];
  for (const conflict of conflictsOfRow(row, rows, surroundings)) {
    const isFirst = (moved.get(conflict.with.key) ?? -1) > row.index;
    const isError = conflict.kind === "same-days" && isMoved(row) && !isFirst;
    (isError ? errors : warnings).push({
      path: "coordinatorId",
      message: describe(name, conflict),
    });
  }
  return { errors, warnings };
};

const codeErrors = (row: Row, rows: readonly Row[], { tours }: Surroundings): RuleError[] => {
  const keys = new Set(rows.map(({ key }) => key));
  const { code } = row.after;
  const isTaken =
    tours.some(
      (tour) => !keys.has(tour.id) && tour.travelId === row.travel.id && tour.code === code,
    ) ||
    rows.some(
      ({ index, travel, after }) =>
        index < row.index && travel.id === row.travel.id && after.code === code,
    );
  return isTaken ? [{ path: "code", message: `Another departure has the code ${code}.` }] : [];
};

export type Messages = Readonly<{ errors: readonly RuleError[]; warnings: readonly RuleError[] }>;

const messagesOf = (row: Row, rows: readonly Row[], surroundings: Surroundings): Messages => {
  const { errors, warnings } = conflictMessages(row, rows, surroundings);
  return { errors: [...codeErrors(row, rows, surroundings), ...errors], warnings };
};

/**
 * What rows break or nearly break among each other and with what is stored. A refused row stays as
 * it was, which may bring others into conflict with it, so that they are asked again.
 * @returns by the key of a row
 */
export const checkTogether = (
  rows: readonly Row[],
  surroundings: Surroundings,
): ReadonlyMap<string, Messages> => {
  const messages = new Map<string, Messages>();
  let accepted = rows;
  for (;;) {
    const current = accepted;
    const refused = new Set<string>();
    for (const row of current) {
      const found = messagesOf(row, current, surroundings);
      messages.set(row.key, found);
      if (found.errors.length > 0) refused.add(row.key);
    }
    if (refused.size === 0) return messages;
    accepted = current.filter(({ key }) => !refused.has(key));
  }
};
