import { addDays } from "#markets/days.ts";
import { marketById } from "#markets/markets.ts";
import type { TourDraft } from "#features/catalogue/tours/contract.ts";
import { tourDraftExample } from "#features/catalogue/tours/save-contract.ts";

export const rowCount = 500;

export const facts = {
  market: marketById("it-IT"),
  today: "2026-11-26",
  travelId: null,
  coordinators: [],
};

/** Departures a week apart, each with its own price. */
export const drafts: readonly TourDraft[] = Array.from({ length: rowCount }, (_, index) => ({
  ...tourDraftExample,
  departureDate: addDays("2027-01-02", index * 7),
  endDate: addDays("2027-01-09", index * 7),
  priceCents: 70_000 + index * 100,
}));
