import type { Picture } from "#features/media/contract.ts";
import type { Status } from "#features/tours/contract.ts";
import type { DayPart, DaysInParts } from "#markets/planned-days.ts";
import type { PriceView } from "./price/price-view.ts";

/** A status with its words: what it is, what it means, what it says about flights. */
export type StatusView = Readonly<{
  status: Status;
  word: string;
  meaning: string;
  guidance: string;
}>;

/** One line of the departure board, ready to read. Days are ISO days beside their words. */
export type DepartureView = Readonly<{
  id: string;
  path: string;
  trip: string;
  tripPath: string;
  from: Readonly<{ iso: string; leaf: readonly DayPart[]; full: string }>;
  /** The programme's first and last day as one text in its parts: `Dec 5–15, 2026`. */
  programme: DaysInParts & Readonly<{ from: string; to: string }>;
  /** `you leave home the day before`, where the programme starts after the day of departure. */
  ahead: string | null;
  /** `9 days · 25-35`. */
  facts: string;
  status: StatusView;
  /** `3 more people needed`, `2 seats left`, or null where the status says it all. */
  seats: string | null;
  coordinator: Readonly<{ name: string; path: string; portrait: Picture | null }> | null;
  price: PriceView;
  /** What is read after the price: `per person, £200 of it as a deposit today`, or the first two words. */
  perPerson: string;
  /** Loud where a seat can be had in a group that leaves: what is seen first is what one can count on. */
  action: Readonly<{ isLoud: boolean; label: string; path: string }>;
  /** The three panels that open under the row: a title with its sign, and its lines. */
  panels: readonly Readonly<{
    title: string;
    sign: "paper-plane" | "clock" | null;
    lines: readonly Readonly<{ label: string; value: string | null }>[];
  }>[];
}>;
