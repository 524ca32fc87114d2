import { expect, test } from "vitest";
import type { ItineraryDay } from "#features/catalogue/travels/contract.ts";
import { emptyDay, followLength, isWrittenDay, laidOut, lengthOffer } from "./follow-length.ts";

const written = (title: string): ItineraryDay => ({ ...emptyDay, title });
const length = (days: number, nights: number, itinerary: readonly ItineraryDay[] = []) => ({
  days,
  nights,
  itinerary: [...itinerary],
});
const none: readonly ItineraryDay[] = [];
const typed = (from: ReturnType<typeof length>, days: number | null) =>
  followLength(from, { ...from, days });

test("the length of a travel lays out as many empty days, and its nights follow", () => {
  expect(typed(length(8, 7), 10)).toEqual({ nights: 9, itinerary: laidOut([], 10) });
  const laid = length(10, 9, laidOut([], 10));
  expect(typed(laid, 4)).toEqual({ nights: 3, itinerary: laidOut([], 4) });
  // A night on the way home stays one.
  expect(typed(length(3, 3), 5)).toMatchObject({ nights: 5 });
});

test("a length that is typed digit by digit ends as if it were typed at once", () => {
  const laid = length(8, 7, laidOut([], 8));
  const emptied = { ...laid, days: null };
  expect(followLength(laid, emptied)).toEqual({});
  const one = { ...emptied, ...followLength(emptied, { ...emptied, days: 1 }), days: 1 };
  expect(one).toMatchObject({ nights: 0, itinerary: [emptyDay] });
  expect(followLength(one, { ...one, days: 12 })).toEqual({
    nights: 11,
    itinerary: laidOut([], 12),
  });
});

test("nights that are typed with the days stay as they are, and a wrong length lays out nothing", () => {
  const from = length(8, 7);
  expect(followLength(from, { ...from, days: 9, nights: 7, itinerary: from.itinerary })).toEqual({
    nights: 8,
    itinerary: laidOut([], 9),
  });
  expect(typed(from, 0)).toEqual({});
  expect(typed(from, 800)).toEqual({});
  expect(typed(from, 2.5)).toEqual({});
});

test("days in which something is written are never taken away or added to silently", () => {
  const days = [written("Riva"), emptyDay, written("Ledro")];
  expect(typed(length(3, 2, days), 5)).toEqual({ nights: 4 });
  expect(typed(length(3, 2, days), 1)).toEqual({ nights: 0 });
});

test("a title that follows the stops is none that somebody wrote", () => {
  const days = [{ ...written("Riva"), sleep: "Riva" }, written("Riva"), written("Ledro")];
  expect(days.map((_day, index) => isWrittenDay(days, index))).toEqual([true, false, true]);
  expect(lengthOffer(length(1, 0, days))).toEqual({ kind: "remove", count: 2, written: [3] });
});

test("a length that is not that of the itinerary offers the days that lack or are too many", () => {
  const days = [written("Riva"), emptyDay, written("Ledro")];
  expect(lengthOffer(length(5, 4, days))).toEqual({ kind: "add", count: 2 });
  expect(lengthOffer(length(1, 0, days))).toEqual({ kind: "remove", count: 2, written: [3] });
  expect(lengthOffer(length(3, 2, days))).toBeNull();
  expect(lengthOffer(length(3, 2, none))).toBeNull();
});
