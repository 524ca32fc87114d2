import type { Market } from "#markets/market-type.ts";
import type { NamedCoordinator } from "../parse/coordinator.ts";

/** What cells are read and written with. The object stays the same while the sheet is open. */
export type SheetFacts = Readonly<{
  market: Market;
  today: string;
  /** The travel whose departures they are; null in a sheet of several. */
  travelId: string | null;
  coordinators: readonly NamedCoordinator[];
}>;
