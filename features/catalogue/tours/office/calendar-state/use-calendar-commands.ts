import { useEffect, useMemo, useRef } from "react";
import type { Command } from "#design/office/palette/command.ts";
import { useCommands } from "#design/office/palette/commands.tsx";
import type { Calendar } from "./use-calendar.ts";

export type CalendarPlaces = Readonly<{
  today: () => void;
  nextConflict: () => void;
  conflictCount: number;
}>;

type CalendarCommands = CalendarPlaces & Readonly<{ calendar: Calendar }>;

const group = "Departures";

const focusSearch = (): void =>
  document.querySelector<HTMLElement>(".calendar-screen input[type=search]")?.focus();

type Declared = Omit<Command, "run" | "disabledReason" | "group"> &
  Readonly<{
    run: (commands: CalendarCommands) => void;
    /** Why it does nothing now. */
    reason?: (commands: CalendarCommands) => string | undefined;
  }>;

const declared: readonly Declared[] = [
  { id: "calendar search", label: "Search", keys: "/", run: focusSearch },
  { id: "calendar today", label: "Today", keys: "t", run: ({ today }) => today() },
  {
    id: "next conflict",
    label: "Next conflict",
    keys: "c",
    run: ({ nextConflict }) => nextConflict(),
    reason: ({ conflictCount }) => (conflictCount === 0 ? "Nothing is in conflict." : undefined),
  },
  {
    id: "save tours",
    label: "Review and save",
    keys: "mod+s",
    // The review comes before the save.
    run: ({ calendar: { isReviewing, saving, setReviewing } }) =>
      isReviewing ? saving.save() : setReviewing(true),
    reason: ({ calendar: { changed } }) =>
      changed.length === 0 ? "Nothing is changed." : undefined,
  },
  { id: "undo", label: "Undo", keys: "mod+z", run: ({ calendar }) => calendar.sheet.undo() },
  {
    id: "redo",
    label: "Redo",
    keys: "mod+shift+z",
    alternativeKeys: "mod+y",
    run: ({ calendar }) => calendar.sheet.redo(),
  },
];

/** The keys of a calendar beside those of its bars. */
export const useCalendarCommands = (calendar: Calendar, places: CalendarPlaces): void => {
  const latest = useRef<CalendarCommands>({ calendar, ...places });
  useEffect(() => {
    latest.current = { calendar, ...places };
  });
  const registered = useMemo(
    () =>
      declared.map(({ run, reason, ...command }): Command => ({
        ...command,
        group,
        run: () => run(latest.current),
        disabledReason: () => reason?.(latest.current),
      })),
    [],
  );
  useCommands(registered);
};
