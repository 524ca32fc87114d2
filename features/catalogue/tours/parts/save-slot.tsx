import { createContext, type ReactNode, useContext } from "react";

/** What visitors can save: a trip, or one departure of it. */
export type Savable = Readonly<{
  kind: "travel" | "tour";
  id: string;
  /** By which its button is known: the trip, with the day of a departure. */
  name: string;
}>;

/** Draws what saves a trip or a departure; null draws nothing, as in previews of staff. */
export const SaveSlotContext = createContext<((savable: Savable) => ReactNode) | null>(null);

/** The place of the heart on cards, rows and pages, which the public site fills. */
export const SaveSlot = (savable: Savable) => useContext(SaveSlotContext)?.(savable) ?? null;
