import type { TourDraft } from "#features/catalogue/tours/contract.ts";
import type { ListedTour } from "#features/catalogue/tours/listed-contract.ts";
import { isSame } from "#platform/changes/changes.ts";
import type { Remedy } from "../parse/parsed.ts";
import type { ColumnId, Written } from "./column.ts";
import { allColumns } from "./columns.ts";
import type { SheetFacts } from "./facts.ts";

/** What somebody wrote into a cell. `line` is that of the text it was pasted with. */
export type Entry = Readonly<{ text: string; line: number | null }>;

export type RowEntries = Readonly<Partial<Record<ColumnId, Entry>>>;

/** A departure that the sheet adds, as it began. */
export type AddedRow = Readonly<{ key: string; draft: TourDraft }>;

/** Everything that is written and not saved. */
export type Edits = Readonly<{
  /** By key of the row: the id of a departure, or the key of an added row. */
  entries: Readonly<Record<string, RowEntries>>;
  added: readonly AddedRow[];
}>;

export const noEdits: Edits = { entries: {}, added: [] };

export type CellProblem = Readonly<{ message: string; remedy: Remedy | null; entry: Entry }>;

export type SheetRow = Written &
  Readonly<{
    key: string;
    /** Of what is stored, or of what an added row began with. */
    base: TourDraft;
    entries: RowEntries;
    problems: Readonly<Partial<Record<ColumnId, CellProblem>>>;
  }>;

const noEntries: RowEntries = {};
const noProblems = {};

/** What staff write of a listed departure. */
export const draftOf = (tour: ListedTour): TourDraft => ({
  code: tour.code,
  departureDate: tour.departureDate,
  startDate: tour.startDate,
  endDate: tour.endDate,
  status: tour.status,
  priceCents: tour.priceCents,
  fullPriceCents: tour.fullPriceCents,
  discountUntil: tour.discountUntil,
  promo: tour.promo,
  deposit: tour.deposit,
  flexibleCents: tour.flexibleCents,
  balanceDue: tour.balanceDue,
  decisionDate: tour.decisionDate,
  seatsTotal: tour.seatsTotal,
  seatsFree: tour.seatsFree,
  peopleMinimum: tour.peopleMinimum,
  expectedSize: tour.expectedSize,
  ageRange: tour.ageRange,
  coordinatorId: tour.coordinatorId,
  flight: tour.flight,
  openingDate: tour.openingDate,
  isPublished: tour.isPublished,
});

type RowStart = Readonly<{ key: string; base: TourDraft; stored: ListedTour | null }>;

/** A row with what is written into it, column by column: a day of departure moves the other days. */
export const rowOf = (
  { key, base, stored }: RowStart,
  entries: RowEntries,
  facts: SheetFacts,
): SheetRow => {
  if (entries === noEntries)
    return { key, base, stored, draft: base, entries, problems: noProblems };
  let draft = base;
  const problems: Partial<Record<ColumnId, CellProblem>> = {};
  for (const { id, read } of allColumns) {
    const entry = entries[id];
    if (!entry) continue;
    const reading = read(entry.text, draft, facts);
    if ("draft" in reading) draft = reading.draft;
    else problems[id] = { ...reading, entry };
  }
  // Edits that came back after they were saved change nothing.
  return { key, base, stored, draft: isSame(draft, base) ? base : draft, entries, problems };
};

export const entriesOf = ({ entries }: Edits, key: string): RowEntries => entries[key] ?? noEntries;

/** The rows of stored departures, and then those that are added. */
export const rowsOf = (
  tours: readonly ListedTour[],
  edits: Edits,
  facts: SheetFacts,
  before: ReadonlyMap<string, SheetRow> = new Map(),
): readonly SheetRow[] => {
  const make = (key: string, stored: ListedTour | null, start: () => TourDraft): SheetRow => {
    const entries = entriesOf(edits, key);
    const same = before.get(key);
    if (same && same.stored === stored && same.entries === entries) return same;
    return rowOf({ key, base: start(), stored }, entries, facts);
  };
  return [
    ...tours.map((tour) => make(tour.id, tour, () => draftOf(tour))),
    ...edits.added.map(({ key, draft }) => make(key, null, () => draft)),
  ];
};

export const isAdded = ({ stored }: SheetRow): boolean => stored === null;

export const hasProblem = ({ problems }: SheetRow): boolean => Object.keys(problems).length > 0;

/** Whether a save writes it. */
export const isPending = (row: SheetRow): boolean => isAdded(row) || row.draft !== row.base;

/** Whether the cell shows something else than what is stored. */
export const isChangedCell = (
  { draft, base, stored, problems }: SheetRow,
  column: (typeof allColumns)[number],
  facts: SheetFacts,
): boolean =>
  stored !== null &&
  draft !== base &&
  problems[column.id] === undefined &&
  column.textOf({ draft, stored }, facts) !== column.textOf({ draft: base, stored }, facts);
