import type { ReactNode } from "react";
import type { RouteDay } from "./stops/stop-days.ts";

/** The travel whose trip is edited, as far as its map shows it. */
export type MappedTravel = Readonly<{
  id: string;
  tripId: string;
  name: string;
  /** Of its page on the site. */
  path: string;
  isPublished: boolean;
  nights: number;
  itinerary: readonly RouteDay[];
}>;

/** Of a map; travels stand above trips, so that they draw what is theirs and hand it in. */
export type TravelMapProps = Readonly<{
  country: string;
  isAdmin: boolean;
  /** Origin of the market's public site; null where no host serves it. */
  site: string | null;
  travel: MappedTravel;
  /** The way to the other screens of the travel. */
  tabs: ReactNode;
  /** Whether the travel is live, and the way to publish it. */
  publishing: Readonly<{ tag: ReactNode; menu: ReactNode }>;
}>;
