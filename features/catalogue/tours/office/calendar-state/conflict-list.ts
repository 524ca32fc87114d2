import type { TimelineLink } from "#design/office/timeline/timeline-model.ts";
import { daysBetween } from "#markets/days.ts";
import type { CalendarRange } from "../calendar-days/calendar-days.ts";
import type { SheetRow } from "../grid/sheet/rows.ts";
import type { AgendaConflict } from "./agenda-conflicts.ts";

type Conflict = AgendaConflict<SheetRow>;

const isInView = ({ first, second }: Conflict, { from, to }: CalendarRange): boolean =>
  first.draft.departureDate <= to &&
  second.draft.departureDate <= to &&
  second.draft.endDate >= from;

/** Where two departures that hinder each other are joined: in the middle of the days they share. */
const linkOf = ({ first, second }: Conflict, from: string): TimelineLink => {
  const [end = from] = [first.draft.endDate, second.draft.endDate].toSorted();
  const middle = daysBetween(from, second.draft.departureDate) + daysBetween(from, end) + 1;
  return { fromId: first.key, toId: second.key, day: middle / 2 };
};

export type ConflictOptions = Readonly<{
  range: CalendarRange;
  /** Departures that the filters leave. */
  shown: ReadonlySet<string>;
  currentId: string | null;
  onGo: (id: string) => void;
}>;

/** The conflicts of the days in view, and the way from one to the next. */
export const conflictList = (all: readonly Conflict[], options: ConflictOptions) => {
  const { range, shown, currentId, onGo } = options;
  const conflicts = all.filter(
    (each) => isInView(each, range) && (shown.has(each.first.key) || shown.has(each.second.key)),
  );
  const keys = conflicts.map(({ second }) => second.key);
  return {
    conflicts,
    links: conflicts.map((conflict) => linkOf(conflict, range.from)),
    next: () => {
      const id = keys[(keys.indexOf(currentId ?? "") + 1) % keys.length];
      if (id !== undefined) onGo(id);
    },
  };
};
