import type { ItineraryDay, TravelInput } from "#features/catalogue/travels/contract.ts";

type Days = TravelInput["itinerary"];

/** Where a day begins: where the group slept before. Null for the first day. */
export const startOfDay = (days: Days, index: number): string | null =>
  days.slice(0, index).findLast(({ sleep }) => sleep !== null && sleep !== "")?.sleep ?? null;

/** The title of a day after its stops; empty where it has none. */
export const titleOfStops = (days: Days, index: number): string => {
  const from = startOfDay(days, index);
  const to = days[index]?.sleep ?? null;
  if (!from || !to || from === to) return to ?? from ?? "";
  return `${from} – ${to}`;
};

/** Whether a day's title is still the one of its stops. */
export const followsStops = (days: Days, index: number): boolean => {
  const title = days[index]?.title.trim() ?? "";
  return title === "" || title === titleOfStops(days, index);
};

const sleeps = (days: Days): string => JSON.stringify(days.map(({ sleep }) => sleep));

/** Titles that nobody has typed follow the stops, also those of the day after. */
export const followTitles = (before: Days, after: Days): Days | null => {
  if (before.length !== after.length || sleeps(before) === sleeps(after)) return null;
  const next = after.map((day, index): ItineraryDay => {
    const title = titleOfStops(after, index);
    const isFollowing = followsStops(before, index) && day.title === before[index]?.title;
    return isFollowing && title !== "" ? { ...day, title } : day;
  });
  return next.some((day, index) => day !== after[index]) ? next : null;
};
