import type { Picture } from "#features/assets/media/contract.ts";
import type { StatusView } from "#features/catalogue/tours/parts/departure-view.ts";
import type { ChoiceGroup } from "#features/records/prices/parts/choice-view.ts";

type Link = Readonly<{ label: string; path: string }>;

/** What one departure has of a fact: the figure, and below it what it means. */
export type ComparedCell = Readonly<{
  text: string;
  small: string | null;
  /** The price before a discount. */
  was: string | null;
  /** In place of the text, where the fact is the status. */
  status: StatusView | null;
  portrait: Picture | null;
}>;

export type ComparedDeparture = Readonly<{
  id: string;
  name: string;
  dates: string;
  poster: Picture | null;
  open: Link;
  /** The comparison without this departure; null while it would be too small. */
  remove: Link | null;
}>;

/** Texts are in the visitor's language. Each row has a cell for each departure, in their order. */
export type ComparisonView = Readonly<{
  title: string;
  text: string;
  /** What of the address could not be shown. */
  notes: readonly string[];
  /** Null where there is nothing to compare. */
  table: Readonly<{
    people: ChoiceGroup;
    departures: readonly ComparedDeparture[];
    rows: readonly Readonly<{ label: string; cells: readonly ComparedCell[] }>[];
    share: Readonly<{ label: string; url: string; send: string; sent: string; note: string }>;
  }> | null;
  /** Where departures can be ticked; null beside a table. */
  find: Link | null;
}>;
