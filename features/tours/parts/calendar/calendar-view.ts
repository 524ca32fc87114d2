import type { Status } from "#features/tours/contract.ts";
import type { DepartureLabels } from "../departure-row.tsx";
import type { DepartureView, StatusView } from "../departure-view.ts";

type LabelledLink = Readonly<{ label: string; path: string }>;

/** A month of the strip; empty ones can be chosen too. */
export type MonthView = Readonly<{
  month: string;
  name: string;
  /** `4 from £1,399`: what it counts, and that the price is per person, stands once below the strip. */
  text: string;
  path: string;
  isEmpty: boolean;
  /** Its text names a price: somebody can still join a departure. */
  isPriced: boolean;
  /** The tile of several months, all without departures. */
  isRun: boolean;
  isChosen: boolean;
}>;

/** One day of the grid, with the cheapest departure of the day where there is one. */
export type CalendarDay = Readonly<{
  iso: string;
  day: string;
  departure: Readonly<{
    /** Where its line stands on the page. */
    path: string;
    status: Status;
    amount: string | null;
    /** `Sat 15 May: Confirmed, from £1,399 per person`. */
    label: string;
  }> | null;
}>;

/** A month as a grid of weeks that begin as the market's do; null outside the month. */
export type CalendarView = Readonly<{
  /** What opens it. */
  open: string;
  title: string;
  weekdays: readonly Readonly<{ short: string; long: string }>[];
  weeks: readonly (readonly (CalendarDay | null)[])[];
  previous: LabelledLink | null;
  next: LabelledLink | null;
  /** What the signs on its days mean, each once. */
  legend: readonly Pick<StatusView, "status" | "word">[];
  note: string;
}>;

/** How to hear of new dates of a trip: what for, and the ways. */
export type NotifyMeView = Readonly<{ text: string; links: readonly LabelledLink[] }>;

/** A trip's departures: the months, the chosen one as a grid and as a board. */
export type DeparturesView = Readonly<{
  title: string;
  /** Which departure is not offered here, for whoever comes from one of another market; else null. */
  notOfferedHere: string | null;
  text: string;
  /** Whose departures are shown; null where all have the same ages. */
  ages: Readonly<{
    label: string;
    choices: readonly Readonly<{ text: string; path: string; isChosen: boolean }>[];
  }> | null;
  months: readonly MonthView[];
  /** In how many columns they stand where there is room for a grid: from 64 and from 80 rem on. */
  columns: readonly [narrow: number, wide: number];
  monthsLabel: string;
  monthsNote: string;
  calendar: CalendarView | null;
  departures: readonly DepartureView[];
  words: DepartureLabels;
  /** Why the list is empty, the ways to departures there are, and how to hear of new ones. */
  empty: Readonly<{
    text: string;
    /** To the same month for everybody, where the ages alone are why there are none. */
    allAges: LabelledLink | null;
    nearest: LabelledLink | null;
    notifyMe: NotifyMeView;
  }> | null;
  /** Where a trip without departures leads on; none for the others. */
  links: readonly LabelledLink[];
  note: string;
}>;
