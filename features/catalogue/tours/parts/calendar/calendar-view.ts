import type { ChoiceGroup } from "#features/records/prices/parts/choice-view.ts";
import type { Followable } from "#features/catalogue/tours/parts/bell-slot.tsx";
import type { Status } from "#features/records/statuses/contract.ts";
import type { DepartureLabels } from "../departure-row.tsx";
import type { CompareView, DepartureView, StatusView } from "../departure-view.ts";

type LabelledLink = Readonly<{ label: string; path: string }>;

/** A month in the row of links to months. Months without departures can be chosen too. */
export type MonthView = Readonly<{
  month: string;
  name: string;
  /**
   * `4 from £1,399`. A note below the row explains that 4 is the number of departures and that
   * prices are per person.
   */
  text: string;
  path: string;
  isEmpty: boolean;
  /** True when `text` contains a price, because a departure can still be joined. */
  isPriced: boolean;
  /** True when the link stands for several consecutive months without departures. */
  isRange: boolean;
  isChosen: boolean;
}>;

/** A day of the calendar, with the cheapest departure on that day. */
export type CalendarDay = Readonly<{
  iso: string;
  day: string;
  departure: Readonly<{
    /** Link to the departure's row on the same page. */
    path: string;
    status: Status;
    amount: string | null;
    /** `Sat 15 May: Confirmed, from £1,399 per person`. */
    label: string;
  }> | null;
}>;

/** Weeks begin on the market's first weekday. Null stands for a day of another month. */
export type CalendarView = Readonly<{
  /** Label of the button that opens the calendar. */
  openLabel: string;
  title: string;
  weekdays: readonly Readonly<{ short: string; long: string }>[];
  weeks: readonly (readonly (CalendarDay | null)[])[];
  previous: LabelledLink | null;
  next: LabelledLink | null;
  /** Each status that occurs in the calendar, once. */
  legend: readonly Pick<StatusView, "status" | "label">[];
  note: string;
}>;

/** The ways in which visitors can learn of new dates of a trip. */
export type NotifyMeView = Readonly<{
  text: string;
  /** What an alert is for. */
  follow: Followable;
  links: readonly LabelledLink[];
}>;

export type DeparturesView = Readonly<{
  title: string;
  /**
   * Names the departure that a visitor has followed a link to from another market and that this
   * market does not offer. Otherwise null.
   */
  notOfferedHere: string | null;
  text: string;
  /** The filter by age group. Null when all departures have the same ages. */
  ages: Readonly<{
    label: string;
    choices: readonly Readonly<{ text: string; path: string; isChosen: boolean }>[];
  }> | null;
  /** For how many people the prices of the rows are. */
  people: ChoiceGroup;
  /** Null where the trip has fewer than two departures that can be compared. */
  compare: CompareView | null;
  months: readonly MonthView[];
  /**
   * The number of columns for the links to months, on screens from 64 rem on (`narrow`) and from 80
   * rem on (`wide`).
   */
  columns: readonly [narrow: number, wide: number];
  monthsLabel: string;
  monthsNote: string;
  calendar: CalendarView | null;
  departures: readonly DepartureView[];
  /** Ids of the departures of the day that the visitor has chosen. */
  chosen: readonly string[];
  labels: DepartureLabels;
  /** Shown instead of an empty list. */
  empty: Readonly<{
    text: string;
    /**
     * Link to the same month for all ages. Null unless the chosen ages are the reason for the empty
     * list.
     */
    allAges: LabelledLink | null;
    nearest: LabelledLink | null;
    notifyMe: NotifyMeView;
  }> | null;
  /** Links to other pages when the trip has no departures at all. Otherwise empty. */
  links: readonly LabelledLink[];
  note: string;
}>;
