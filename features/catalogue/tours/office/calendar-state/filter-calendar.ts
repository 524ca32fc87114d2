import { type Status, statuses } from "#features/records/statuses/contract.ts";
import { plainWords } from "../grid/parse/parsed.ts";
import { isPending, type SheetRow } from "../grid/sheet/rows.ts";

export type CalendarFilter = Readonly<{
  words: string;
  continent: string | null;
  statuses: readonly Status[];
  coordinatorId: string | null;
  isInConflict: boolean;
}>;

export const calendarFilterOf = (query: URLSearchParams): CalendarFilter => {
  const chosen = new Set((query.get("status") ?? "").split(","));
  return {
    words: query.get("q") ?? "",
    continent: query.get("continent"),
    statuses: statuses.filter((status) => chosen.has(status)),
    coordinatorId: query.get("coordinator"),
    isInConflict: query.get("conflicts") === "true",
  };
};

/** The names of the filters in an address. */
export const filterFields = ["q", "continent", "status", "coordinator", "conflicts"] as const;

const hasWords = ({ stored }: SheetRow, words: string): boolean => {
  const found = plainWords(stored?.travel.name ?? "");
  return plainWords(words)
    .split(" ")
    .every((word) => found.includes(word));
};

/** The departures that match. What is changed and not saved stays in sight. */
export const filterCalendar = (
  rows: readonly SheetRow[],
  filter: CalendarFilter,
  inConflict: ReadonlySet<string>,
): readonly SheetRow[] =>
  rows.filter(
    (row) =>
      isPending(row) ||
      ((filter.words === "" || hasWords(row, filter.words)) &&
        (filter.continent === null || row.stored?.travel.continent === filter.continent) &&
        (filter.statuses.length === 0 || filter.statuses.includes(row.draft.status)) &&
        (filter.coordinatorId === null || row.draft.coordinatorId === filter.coordinatorId) &&
        (!filter.isInConflict || inConflict.has(row.key))),
  );
