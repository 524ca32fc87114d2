import type { Picture } from "#features/media/contract.ts";
import type { Status } from "#features/tours/contract.ts";
import type { DayPart, DayRangeParts } from "#markets/planned-days.ts";
import type { PriceView } from "./price/price-view.ts";

/** `meaning` explains the status, `guidance` says what it means for booking flights. */
export type StatusView = Readonly<{
  status: Status;
  label: string;
  meaning: string;
  guidance: string;
}>;

/** Texts are in the visitor's language; days come as ISO days too. */
export type DepartureView = Readonly<{
  id: string;
  path: string;
  trip: string;
  tripPath: string;
  from: Readonly<{ iso: string; parts: readonly DayPart[]; full: string }>;
  /** First and last day of the programme as one text in its parts: `Dec 5–15, 2026`. */
  programme: DayRangeParts & Readonly<{ from: string; to: string }>;
  /** `you leave home the day before`; null where the programme starts on the day of departure. */
  earlyStart: string | null;
  /** `9 days · 25-35`. */
  facts: string;
  status: StatusView;
  /** `3 more people needed` or `2 seats left`; null for a status without such a figure. */
  seats: string | null;
  coordinator: Readonly<{ name: string; path: string; portrait: Picture | null }> | null;
  price: PriceView;
  /** `per person, £200 of it as a deposit today`, or only `per person`. */
  perPerson: string;
  /**
   * `isLoud` makes it the primary button: only where a seat can be booked in a group that certainly
   * leaves.
   */
  action: Readonly<{ isLoud: boolean; label: string; path: string }>;
  /** Payment, flights and cancellation, folded under the row. */
  panels: readonly Readonly<{
    title: string;
    icon: "paper-plane" | "clock" | null;
    lines: readonly Readonly<{ label: string; value: string | null }>[];
  }>[];
}>;
