import { type EventPreset, eventPresets } from "../contract.ts";

/** What is chosen in the search for events; `city` is null for all cities. */
export type EventChoices = Readonly<{ city: string | null; when: EventPreset }>;

/** The address of the list of events with choices; what is not chosen is left out. */
export const eventsPath = (path: string, { city, when }: EventChoices, page = 1): string => {
  const query = new URLSearchParams();
  if (city !== null) query.set("city", city);
  if (when !== "whenever") query.set("when", when);
  if (page > 1) query.set("page", String(page));
  return query.size > 0 ? `${path}?${query}` : path;
};

/** A city that has no events now is dropped, as other pages drop values that their market lacks. */
export const choicesIn = (query: URLSearchParams, cities: readonly string[]): EventChoices => ({
  city: cities.find((city) => city === query.get("city")) ?? null,
  when: eventPresets.find((preset) => preset === query.get("when")) ?? "whenever",
});
