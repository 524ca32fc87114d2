import type { DraftChange } from "#design/office/record-page/state/draft-store.ts";
import type { Values } from "#design/office/record/record-declaration.ts";
import type { ItineraryDay, TravelInput } from "#features/catalogue/travels/contract.ts";
import { emptyDay, laidOut } from "../record/follow-length.ts";
import { startOfDay } from "../record/follow.ts";

type Days = TravelInput["itinerary"];

const newDay = (days: Days, index: number): ItineraryDay => ({
  ...emptyDay,
  sleep: startOfDay(days, index),
});

/**
 * A day more or less changes the length. Nights keep their distance to the days, since some
 * travels end with a night on the way.
 */
const lengthOf = ({ days, nights }: Pick<TravelInput, "days" | "nights">, count: number) => {
  if (count === 0) return { days, nights };
  return { days: count, nights: Math.min(count, Math.max(0, count - (days - nights))) };
};

const withDays = (values: Values, itinerary: Days): Values => {
  const travel = values as TravelInput;
  const length =
    itinerary.length === travel.itinerary.length ? {} : lengthOf(travel, itinerary.length);
  return { ...values, ...length, itinerary };
};

const change = (label: string, index: number, apply: (days: Days) => Days): DraftChange => ({
  label,
  path: `itinerary.${index}`,
  apply: (values) => withDays(values, apply((values as TravelInput).itinerary)),
});

/** @param index where the new day stands */
export const addDay = (index: number): DraftChange =>
  change(`Day ${index + 1} added`, index, (days) => days.toSpliced(index, 0, newDay(days, index)));

/** A day that was laid out begins where the group has slept. */
export const beginDay = (index: number): DraftChange =>
  change(`Day ${index + 1} begun`, index, (days) => {
    const day = days[index];
    return day ? days.with(index, { ...day, sleep: startOfDay(days, index) }) : days;
  });

export const duplicateDay = (index: number): DraftChange =>
  change(`Day ${index + 1} duplicated`, index + 1, (days) => {
    const day = days[index];
    return day ? days.toSpliced(index + 1, 0, day) : days;
  });

export const removeDay = (index: number): DraftChange =>
  change(`Day ${index + 1} deleted`, index, (days) => days.toSpliced(index, 1));

export const moveDay = (from: number, to: number): DraftChange =>
  change(`Day ${from + 1} moved to place ${to + 1}`, to, (days) => {
    const day = days[from];
    return day ? days.toSpliced(from, 1).toSpliced(to, 0, day) : days;
  });

/** Gives the itinerary as many days as the travel is long, whatever is in those after it. */
export const layOutDays = (count: number): DraftChange => ({
  label: "Days laid out",
  path: "itinerary",
  apply: (values) => ({
    ...values,
    itinerary: laidOut((values as TravelInput).itinerary, count),
  }),
});
