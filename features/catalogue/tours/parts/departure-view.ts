import type { Picture } from "#features/assets/media/contract.ts";
import type { Status } from "#features/records/statuses/contract.ts";
import type { DateLabelPart, DayRangeParts } from "#markets/planned-days.ts";
import type { People } from "#features/records/prices/contract.ts";
import type { PriceView } from "#features/records/prices/parts/price-view.ts";

/** `meaning` explains the status, `guidance` says what it means for booking flights. */
export type StatusView = Readonly<{
  status: Status;
  label: string;
  meaning: string;
  guidance: string;
}>;

/** What the texts of a departure say of its travel. */
export type TravelOfDeparture = Readonly<{
  slug: string;
  name: string;
  days: number;
  flight: Readonly<{
    /** IATA's three letters. */
    airport: string | null;
    city: string;
    /** Where the flight home leaves, if not from the same airport. */
    returnCity?: string | null | undefined;
  }>;
}>;

/** All texts are in the visitor's language. `from` and `to` are ISO days. */
export type DepartureView = Readonly<{
  id: string;
  path: string;
  trip: string;
  tripPath: string;
  from: Readonly<{ iso: string; parts: readonly DateLabelPart[]; full: string }>;
  /** First and last day of the programme, `Dec 5–15, 2026`, split into its parts. */
  programme: DayRangeParts & Readonly<{ from: string; to: string }>;
  /** `you leave home the day before`. Null when the programme begins on the day of departure. */
  earlyStart: string | null;
  /** `9 days · 25-35`. */
  facts: string;
  status: StatusView;
  /** `3 more people needed` or `2 seats left`. Null for a status that has no such number. */
  seats: string | null;
  /** Until when everybody cancels free of charge. Null for a sold-out departure. */
  freeUntil: string | null;
  coordinator: Readonly<{ name: string; path: string; portrait: Picture | null }> | null;
  price: PriceView;
  /** `per person, £200 of it as a deposit today`, or only `per person` or `for 2`. */
  perPerson: string;
  /**
   * `isLoud` gives the link the look of a primary button. It is true only when visitors can book a
   * seat themselves and the group will certainly leave.
   */
  action: Readonly<{ isLoud: boolean; label: string; path: string }>;
  /** The file that puts the departure into a calendar. */
  calendar: Readonly<{ label: string; path: string }>;
  /** Payment, flights and cancellation, each of which unfolds below the row. */
  panels: readonly Readonly<{
    title: string;
    icon: "paper-plane" | "clock" | null;
    lines: readonly Readonly<{ label: string; value: string | null }>[];
  }>[];
}>;

/** The form that sends ticked departures to the page that compares them. */
export type CompareView = Readonly<{
  action: string;
  people: People;
  hint: string;
  submit: string;
  /** The departure of the page itself, which is ticked to begin with. */
  own: Readonly<{ id: string; label: string }> | null;
  /** On a list whose address remembers ticks; null where none does. */
  kept: Readonly<{
    label: string;
    path: string;
    /** What opens the same page of the list. */
    fields: readonly (readonly [name: string, value: string])[];
    /** Ticked departures that the page does not list. */
    elsewhere: readonly Readonly<{ id: string; label: string }>[];
  }> | null;
}>;
