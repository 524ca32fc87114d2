import { addDays } from "#markets/days.ts";
import type { TourDraft } from "#features/catalogue/tours/contract.ts";
import { draftLike } from "#features/catalogue/tours/planning/series.ts";
import { maxRows } from "#features/catalogue/tours/save-contract.ts";

/** How many departures one save takes. */
export const maxAtOnce = maxRows;

const weekDays = 7;

/** New departures like one, a week apart until their own day is written. */
export const rowsLike = (last: TourDraft, count: number) =>
  Array.from({ length: count }, (_, index) => ({
    key: crypto.randomUUID(),
    draft: draftLike(last, addDays(last.departureDate, weekDays * (index + 1))),
  }));

const opensBeforeDays = 90;
const balanceBeforeDays = 31;

/** The first departure of a travel, of which only the days are known. @param days of the travel */
export const firstDraft = (today: string, days: number): TourDraft => {
  const departureDate = addDays(today, opensBeforeDays);
  return {
    code: null,
    departureDate,
    startDate: departureDate,
    endDate: addDays(departureDate, Math.max(0, days - 1)),
    status: "PLANNED",
    priceCents: 1,
    fullPriceCents: null,
    discountUntil: null,
    promo: null,
    deposit: null,
    flexibleCents: null,
    balanceDue: addDays(departureDate, -balanceBeforeDays),
    decisionDate: null,
    seatsTotal: 14,
    seatsFree: 14,
    peopleMinimum: 8,
    expectedSize: { low: 8, high: 14 },
    ageRange: "ALL",
    coordinatorId: null,
    flight: { directCents: null, stopsCents: null },
    openingDate: null,
    isPublished: false,
  };
};
