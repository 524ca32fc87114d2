/** The list of departures of all travels that shows exactly what a filter finds. */
export const departuresPath = (filter: Readonly<Record<string, string>>): string =>
  `/travels?${new URLSearchParams({ list: "departures", ...filter })}`;

/** What is still to leave and shown to visitors. */
export const upcomingParams = { when: "upcoming", published: "true" } as const;

export const departurePath = (travelId: string, id: string): string =>
  `/travels/${travelId}/tours/${id}`;
