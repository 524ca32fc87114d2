import { createContext, type ReactNode, useContext } from "react";

/** What visitors can ask to be told of: one departure, or new dates of a travel. */
export type Followable = Readonly<{
  kind: "travel" | "tour";
  id: string;
  /** By which its button is known: the trip, with the day of a departure. */
  name: string;
  /** Whether nobody can book a seat of the departure: it is told when one is free again. */
  isFull?: boolean;
  /** Months and ages that were looked at, to begin with. */
  months?: readonly string[];
  age?: string | null;
}>;

/** Draws what asks for news of a departure or a travel; null draws nothing, as in previews of staff. */
export const BellSlotContext = createContext<((followable: Followable) => ReactNode) | null>(null);

/** The place of the bell on rows and pages, which the public site fills. */
export const BellSlot = (followable: Followable) =>
  useContext(BellSlotContext)?.(followable) ?? null;
