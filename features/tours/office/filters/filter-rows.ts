import { formatDate } from "#markets/format.ts";
import { type Status, statuses } from "#features/tours/contract.ts";
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
}>;

export const filterOf = (query: URLSearchParams): SheetFilter => {
  const chosen = new Set((query.get("status") ?? "").split(","));
  return {
    words: query.get("q") ?? "",
    statuses: statuses.filter((status) => chosen.has(status)),
    year: query.get("year"),
    isWithoutCoordinator: query.get("without") === "coordinator",
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

/** The rows that match. What is written and not saved stays in sight. */
export const filteredRows = (
  rows: readonly SheetRow[],
  { words, statuses: chosen, year, isWithoutCoordinator }: SheetFilter,
  facts: SheetFacts,
): readonly SheetRow[] =>
  rows.filter(
    (row) =>
      isPending(row) ||
      hasProblem(row) ||
      ((chosen.length === 0 || chosen.includes(row.draft.status)) &&
        (year === null || row.draft.departureDate.startsWith(year)) &&
        (!isWithoutCoordinator || row.draft.coordinatorId === null) &&
        (words === "" || isFound(row, words, facts))),
  );

export const yearsOf = (rows: readonly SheetRow[]): readonly string[] =>
  [...new Set(rows.map(({ draft }) => draft.departureDate.slice(0, 4)))].toSorted();
