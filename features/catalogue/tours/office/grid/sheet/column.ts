import type { ListedTour } from "#features/catalogue/tours/listed-contract.ts";
import type { TourDraft } from "#features/catalogue/tours/contract.ts";
import type { Remedy } from "../parse/parsed.ts";
import type { SheetFacts } from "./facts.ts";

export const columnIds = [
  "departure",
  "back",
  "status",
  "people",
  "free",
  "price",
  "before",
  "off",
  "deposit",
  "coordinator",
  "opens",
  "start",
  "discountUntil",
  "balance",
  "balanceDue",
  "depositUntil",
  "flexible",
  "decision",
  "seats",
  "expected",
  "ages",
  "flightDirect",
  "flightStops",
  "promo",
  "code",
  "published",
] as const;

export type ColumnId = (typeof columnIds)[number];

/** What a text in a cell does to the departure of its row, or why it does nothing. */
export type Reading =
  | Readonly<{ draft: TourDraft }>
  | Readonly<{ message: string; remedy: Remedy | null }>;

/** A departure as the sheet shows it: what is typed, over what is stored. */
export type Written = Readonly<{
  draft: TourDraft;
  /** Null for one that is not stored yet. */
  stored: ListedTour | null;
}>;

export type Column = Readonly<{
  id: ColumnId;
  title: string;
  /** Pixels. */
  width: number;
  isNumber?: boolean;
  /** It follows from other cells and is not typed. */
  isComputed?: boolean;
  /** The fields of a departure whose errors stand in the cell. */
  fields: readonly string[];
  /** As it is edited and copied; empty for nothing. */
  textOf: (written: Written, facts: SheetFacts) => string;
  /** As it stands in the cell, where that is not the text. */
  shownOf?: (written: Written, facts: SheetFacts) => string;
  /** The texts that `Alt ↓` offers. */
  choicesOf?: (facts: SheetFacts) => readonly string[];
  read: (text: string, draft: TourDraft, facts: SheetFacts) => Reading;
}>;
