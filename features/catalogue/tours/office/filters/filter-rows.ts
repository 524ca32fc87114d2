import { lacksCoordinator } from "#features/catalogue/coordinators/agenda-rules.ts";
import { formatDate } from "#markets/format.ts";
import { type Status, statuses } from "#features/records/statuses/contract.ts";
import { isUndecided } from "#features/catalogue/tours/rules.ts";
import { type Day, isDay } from "#markets/days.ts";
import { coordinatorText } from "../grid/parse/coordinator.ts";
import { plainWords } from "../grid/parse/parsed.ts";
import type { SheetFacts } from "../grid/sheet/facts.ts";
import { isPending, hasProblem, type SheetRow } from "../grid/sheet/rows.ts";

export type SheetFilter = Readonly<{
  words: string;
  statuses: readonly Status[];
  /** Null for all of them. */
  year: string | null;
  isWithoutCoordinator: boolean;
  /** Only departures to come. */
  isUpcoming: boolean;
  /** Only groups that are not confirmed yet and are decided on this day or before; null for all. */
  decideUntil: Day | null;
  /** The last day on which a departure may leave; null for any. */
  leaveUntil: Day | null;
}>;

const dayIn = (query: URLSearchParams, name: string): Day | null => {
  const day = query.get(name);
  return day !== null && isDay(day) ? day : null;
};

export const filterOf = (query: URLSearchParams): SheetFilter => {
  const chosen = new Set((query.get("status") ?? "").split(","));
  return {
    words: query.get("q") ?? "",
    statuses: statuses.filter((status) => chosen.has(status)),
    year: query.get("year"),
    isWithoutCoordinator: query.get("without") === "coordinator",
    isUpcoming: query.get("when") === "upcoming",
    decideUntil: query.get("undecided") === "true" ? dayIn(query, "decideUntil") : null,
    leaveUntil: dayIn(query, "to"),
  };
};

const isFound = ({ draft }: SheetRow, words: string, { coordinators }: SheetFacts): boolean => {
  const { departureDate, coordinatorId, code } = draft;
  const texts = [formatDate(departureDate), departureDate, code ?? ""];
  const found = plainWords([...texts, coordinatorText(coordinatorId, coordinators)].join(" "));
  return plainWords(words)
    .split(" ")
    .every((word) => found.includes(word));
};

/** By the rule of every list, of what is written too. */
const isDecidedBy = ({ draft, stored }: SheetRow, until: Day): boolean =>
  stored !== null &&
  isUndecided({ status: draft.status, cancellation: stored.cancellation }) &&
  stored.decideBy <= until;

/** By the rule of every list, of what is written too. */
export const isWithoutCoordinator = ({ draft, stored }: SheetRow, today: Day): boolean => {
  const isSame = stored?.coordinatorId === draft.coordinatorId;
  return lacksCoordinator(draft, today, isSame && stored?.question?.answer === "no");
};

const isInTime = (
  row: SheetRow,
  { isUpcoming, decideUntil, leaveUntil }: SheetFilter,
  today: Day,
): boolean => {
  const { departureDate } = row.draft;
  return (
    (!isUpcoming || departureDate > today) &&
    (leaveUntil === null || departureDate <= leaveUntil) &&
    (decideUntil === null || isDecidedBy(row, decideUntil))
  );
};

/** The rows that match. What is written and not saved stays in sight. */
export const filteredRows = (
  rows: readonly SheetRow[],
  filter: SheetFilter,
  facts: SheetFacts,
): readonly SheetRow[] => {
  const { words, statuses: chosen, year } = filter;
  return rows.filter(
    (row) =>
      isPending(row) ||
      hasProblem(row) ||
      ((chosen.length === 0 || chosen.includes(row.draft.status)) &&
        (year === null || row.draft.departureDate.startsWith(year)) &&
        (!filter.isWithoutCoordinator || isWithoutCoordinator(row, facts.today)) &&
        isInTime(row, filter, facts.today) &&
        (words === "" || isFound(row, words, facts))),
  );
};

export const yearsOf = (rows: readonly SheetRow[]): readonly string[] =>
  [...new Set(rows.map(({ draft }) => draft.departureDate.slice(0, 4)))].toSorted();
