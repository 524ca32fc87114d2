import { addDays } from "#markets/days.ts";
import type { Tour } from "../contract.ts";

/** The list of departures of all travels that shows exactly what a filter finds. */
export const departuresPath = (filter: Readonly<Record<string, string>>): string =>
  `/travels?${new URLSearchParams({ list: "departures", ...filter })}`;

/** What is still to leave and shown to visitors. */
export const upcomingParams = { when: "upcoming", published: "true" } as const;

export const departurePath = (travelId: string, id: string): string =>
  `/travels/${travelId}/tours/${id}`;

/** The calendar of coordinators that marks who is free for a departure, and ranks them. */
export const whoIsFreePath = ({ id, departureDate }: Pick<Tour, "id" | "departureDate">): string =>
  `/page-contents/coordinators?${new URLSearchParams({
    view: "calendar",
    from: addDays(departureDate, -7),
    tour: id,
  })}`;
