import type { Status } from "#features/tours/contract.ts";
import type { DepartureLabels } from "../departure-row.tsx";
import type { DepartureView, StatusView } from "../departure-view.ts";

type LabelledLink = Readonly<{ label: string; path: string }>;

/** A month in the row of month links; months without departures can be chosen too. */
export type MonthView = Readonly<{
  month: string;
  name: string;
  /** `4 from £1,399`; a note below the row explains the number and that prices are per person. */
  text: string;
  path: string;
  isEmpty: boolean;
  /** Whether its text holds a price, because a departure can still be joined. */
  isPriced: boolean;
  /** Whether it stands for several months in a row without departures. */
  isRange: boolean;
  isChosen: boolean;
}>;

/** A day of the calendar with its cheapest departure. */
export type CalendarDay = Readonly<{
  iso: string;
  day: string;
  departure: Readonly<{
    /** Link to its row on the same page. */
    path: string;
    status: Status;
    amount: string | null;
    /** `Sat 15 May: Confirmed, from £1,399 per person`. */
    label: string;
  }> | null;
}>;

/** Weeks begin on the market's first weekday; days outside the month are null. */
export type CalendarView = Readonly<{
  /** Label of the button that opens it. */
  openLabel: string;
  title: string;
  weekdays: readonly Readonly<{ short: string; long: string }>[];
  weeks: readonly (readonly (CalendarDay | null)[])[];
  previous: LabelledLink | null;
  next: LabelledLink | null;
  /** The statuses of its days, each once. */
  legend: readonly Pick<StatusView, "status" | "label">[];
  note: string;
}>;

/** How to learn of new dates of a trip. */
export type NotifyMeView = Readonly<{ text: string; links: readonly LabelledLink[] }>;

export type DeparturesView = Readonly<{
  title: string;
  /**
   * For visitors who come from another market's page: names the departure that this market does not
   * offer; else null.
   */
  notOfferedHere: string | null;
  text: string;
  /** Filter by age group; null where all departures have the same ages. */
  ages: Readonly<{
    label: string;
    choices: readonly Readonly<{ text: string; path: string; isChosen: boolean }>[];
  }> | null;
  months: readonly MonthView[];
  /** Columns of the month links on screens from 64 rem and from 80 rem on. */
  columns: readonly [narrow: number, wide: number];
  monthsLabel: string;
  monthsNote: string;
  calendar: CalendarView | null;
  departures: readonly DepartureView[];
  labels: DepartureLabels;
  /** Shown instead of an empty list. */
  empty: Readonly<{
    text: string;
    /** Link to the month for all ages; null unless the ages are the reason for the empty list. */
    allAges: LabelledLink | null;
    nearest: LabelledLink | null;
    notifyMe: NotifyMeView;
  }> | null;
  /** Links onward from a trip without departures; else empty. */
  links: readonly LabelledLink[];
  note: string;
}>;
