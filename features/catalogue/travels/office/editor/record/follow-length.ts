import type { ItineraryDay, StoredDay, TravelInput } from "#features/catalogue/travels/contract.ts";
import { followsStops } from "./follow.ts";

type Days = TravelInput["itinerary"];
/** `days` is null while its field is emptied. */
type Length = Pick<TravelInput, "nights" | "itinerary"> & Readonly<{ days: number | null }>;

const maxDays = 90;

export const emptyDay: ItineraryDay = {
  title: "",
  text: "",
  sleep: null,
  meals: [],
  transport: null,
  hours: null,
  pictureId: null,
  lodging: null,
  activities: [],
};

/** A draft that was kept on the device may hold a day from before a field existed. */
const isChosen = (day: StoredDay): boolean =>
  day.text.trim() !== "" ||
  (day.sleep ?? "") !== "" ||
  day.meals.length > 0 ||
  day.transport !== null ||
  day.hours !== null ||
  Boolean(day.pictureId) ||
  Boolean(day.lodging) ||
  (day.activities ?? []).length > 0;

/** Whether somebody has written or chosen anything of a day; a title of its stops comes by itself. */
export const isWrittenDay = (days: Days, index: number): boolean => {
  const day = days[index];
  return day !== undefined && (isChosen(day) || !followsStops(days, index));
};

/** A form may hold nothing while the field is emptied, or what no travel has. */
export const isLength = (days: unknown): days is number =>
  typeof days === "number" && Number.isInteger(days) && days >= 1 && days <= maxDays;

const asLength = (days: unknown): number | null => (isLength(days) ? days : null);

/** As many days as the length says: empty ones more, or those after it gone. */
export const laidOut = (itinerary: Days, days: number): Days =>
  itinerary.length >= days
    ? itinerary.slice(0, days)
    : [...itinerary, ...Array.from({ length: days - itinerary.length }, () => emptyDay)];

/** Nights keep their distance to the days, since some travels end with a night on the way. */
const nightsOf = ({ days, nights, itinerary }: Length, next: number): number => {
  const before = asLength(days) ?? (itinerary.length > 0 ? itinerary.length : nights + 1);
  return Math.min(next, Math.max(0, next - (before - nights)));
};

/**
 * What follows from the length while it is typed: the nights, and days of the itinerary as long as
 * nothing is written in them. What is written is never taken away: `lengthOffer` asks.
 */
export const followLength = (
  before: Length,
  after: Length,
): Partial<Pick<Length, "nights" | "itinerary">> => {
  const days = asLength(after.days);
  if (days === null || before.days === after.days || before.itinerary !== after.itinerary)
    return {};
  const nights = before.nights === after.nights ? { nights: nightsOf(before, days) } : {};
  if (
    after.itinerary.some((_day, index) => isWrittenDay(after.itinerary, index)) ||
    after.itinerary.length === days
  )
    return nights;
  return { ...nights, itinerary: laidOut(after.itinerary, days) };
};

/** How many days the itinerary lacks, or has too many of, some of them written. */
export type LengthOffer =
  | Readonly<{ kind: "add"; count: number }>
  | Readonly<{ kind: "remove"; count: number; written: readonly number[] }>;

/** Null where the itinerary has as many days as the length says, or none yet. */
export const lengthOffer = ({ days, itinerary }: Omit<Length, "nights">): LengthOffer | null => {
  const length = asLength(days);
  if (length === null || itinerary.length === 0 || itinerary.length === length) return null;
  if (itinerary.length < length) return { kind: "add", count: length - itinerary.length };
  const written = itinerary.flatMap((_day, index) =>
    index >= length && isWrittenDay(itinerary, index) ? [index + 1] : [],
  );
  return { kind: "remove", count: itinerary.length - length, written };
};
