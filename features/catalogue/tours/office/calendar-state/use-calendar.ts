import { useEffect, useMemo, useState } from "react";
import type { BarFocus } from "#design/office/timeline/bar-focus.ts";
import type { ListedTour } from "#features/catalogue/tours/listed-contract.ts";
import { counted } from "#platform/counted.ts";
import type { CalendarApi, CalendarCoordinator } from "../api/calendar-api.ts";
import { useSheetJournal } from "../draft/use-sheet-journal.ts";
import { coordinatorText } from "../grid/parse/coordinator.ts";
import type { SheetFacts } from "../grid/sheet/facts.ts";
import { notesOf } from "../grid/sheet/notes.ts";
import { isPending, hasProblem, noEdits, type SheetRow } from "../grid/sheet/rows.ts";
import { useConflicts } from "../grid/sheet/use-conflicts.ts";
import { usePlan } from "../grid/sheet/use-plan.ts";
import { useSheet } from "../grid/sheet/use-sheet.ts";
import { useSave } from "../sheet-screen/use-save.ts";
import { conflictsAmong } from "./agenda-conflicts.ts";
import { dayText, dayWrites, leaderWrites, type TourDays } from "../calendar-days/move-days.ts";

export type CalendarOptions = Readonly<{
  country: string;
  api: CalendarApi;
  facts: SheetFacts;
  people: readonly CalendarCoordinator[];
  tours: readonly ListedTour[];
  readAgain: () => Promise<readonly ListedTour[]>;
  readMore: (ids: readonly string[]) => void;
}>;

const planKey = (country: string) => ["calendar-plan", country] as const;

/** Which bar somebody is at, and what was last read aloud. */
const useCurrent = () => {
  const [currentId, setCurrentId] = useState<string | null>(null);
  const [focus, setFocus] = useState<BarFocus | null>(null);
  const [announcement, announce] = useState("");
  return {
    currentId,
    focus,
    announcement,
    announce,
    setCurrentId,
    /** Goes to a bar and gives it the focus. */
    go: (id: string) => {
      setCurrentId(id);
      setFocus({ id });
    },
  };
};

const spokenDays = ({ stored }: SheetRow, { departureDate, endDate }: TourDays): string =>
  `${stored?.travel.name ?? ""}: ${dayText(departureDate)} to ${dayText(endDate)}. Nothing is saved yet.`;

/**
 * Departures as a calendar writes them: moves, lengths and coordinators are collected over what is
 * stored, tried on the server, and saved together.
 */
export const useCalendar = (options: CalendarOptions) => {
  const { country, api, facts, people, tours, readAgain, readMore } = options;
  const sheet = useSheet(tours, facts);
  const current = useCurrent();
  const [isReviewing, setReviewing] = useState(false);
  const key = useMemo(() => planKey(country), [country]);
  const plan = usePlan(sheet.rows, api.preview, key);
  const conflict = useConflicts();
  const saving = useSave({
    tours: { api, readAgain },
    stored: tours,
    facts,
    sheet,
    onConflicts: conflict.ask,
  });
  const journal = useSheetJournal({
    record: `${country}/tours/calendar`,
    tours,
    sheet,
    first: noEdits,
  });
  const { rows, rowByKey, edits } = sheet;
  useEffect(() => {
    const unread = Object.keys(edits.entries).filter((id) => !rowByKey.has(id));
    if (unread.length > 0) readMore(unread);
  }, [edits, rowByKey, readMore]);
  const changed = rows.filter((row) => isPending(row) || hasProblem(row));
  const conflicts = useMemo(() => conflictsAmong(rows), [rows]);
  const rowOfKey = (id: string | null): SheetRow | null =>
    (id !== null && rowByKey.get(id)) || null;
  return {
    ...current,
    country,
    api,
    facts,
    people,
    sheet,
    rows,
    rowOfKey,
    plan,
    conflict,
    saving,
    journal,
    changed,
    conflicts,
    isReviewing: isReviewing && changed.length > 0,
    setReviewing,
    notesFor: (row: SheetRow) => notesOf(row, plan.resultOf(row.key)),
    move: (row: SheetRow, days: TourDays) => {
      sheet.write(dayWrites(row, days), `days of ${row.key}`);
      current.announce(spokenDays(row, days));
    },
    /** @param coordinatorId null for nobody */
    assign: (row: SheetRow, coordinatorId: string | null) => {
      const text = coordinatorText(coordinatorId, facts.coordinators);
      sheet.write(leaderWrites(row, coordinatorId, facts));
      const name = row.stored?.travel.name ?? "";
      current.announce(
        coordinatorId === null
          ? `Nobody leads ${name}. Nothing is saved yet.`
          : `${text} is assigned to ${name}, and asked with the save. Nothing is saved yet.`,
      );
    },
    /** Gives departures to somebody else at once, as one step of the history. */
    give: (given: readonly SheetRow[], coordinatorId: string) => {
      sheet.write(given.flatMap((row) => leaderWrites(row, coordinatorId, facts)));
      const name = coordinatorText(coordinatorId, facts.coordinators);
      const what = counted(given.length, "departure");
      current.announce(
        `${name} is assigned to ${what}, and asked with the save. Nothing is saved yet.`,
      );
    },
    restore: (row: SheetRow) => {
      if (Object.keys(row.entries).length === 0) return;
      sheet.drop(new Set([row.key]));
      current.announce(`${row.stored?.travel.name ?? ""} is back on its days.`);
    },
    discard: () => sheet.drop(new Set(changed.map(({ key: id }) => id))),
  };
};

export type Calendar = ReturnType<typeof useCalendar>;
