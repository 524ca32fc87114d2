import type { Market } from "#markets/market-type.ts";
import type { NamedCoordinator } from "../parse/coordinator.ts";

/** What cells are read and written with. The object stays the same while the sheet is open. */
export type SheetFacts = Readonly<{
  market: Market;
  today: string;
  coordinators: readonly NamedCoordinator[];
}>;
