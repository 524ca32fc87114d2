import { createContext } from "react";

export type CoordinatorsCalendarProps = Readonly<{
  country: string;
  /** Origin of the market's public site; null where no host serves it. */
  site: string | null;
}>;

/**
 * The calendar of who leads which departures. Departures stand above coordinators, so the staff app
 * hands it in; without it the screen is a list.
 */
export const CoordinatorsCalendarContext = createContext<
  ((props: CoordinatorsCalendarProps) => React.ReactNode) | null
>(null);
