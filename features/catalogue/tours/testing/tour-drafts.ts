import { addDays } from "#markets/days.ts";
import type { TourDraft } from "../contract.ts";
import type { ListedTour } from "../listed-contract.ts";
import { tourDraftExample } from "../save-contract.ts";

/** A draft of a departure of twelve days that nobody leads yet. */
export const draftOn = (departureDate: string, overrides: Partial<TourDraft> = {}): TourDraft => ({
  ...tourDraftExample,
  departureDate,
  startDate: departureDate,
  endDate: addDays(departureDate, 11),
  deposit: { cents: 20_000, until: addDays(departureDate, -40) },
  balanceDue: addDays(departureDate, -31),
  ...overrides,
});

/** What a save of a stored departure sends. */
export const draftFrom = (tour: ListedTour): TourDraft =>
  Object.fromEntries(
    Object.entries(tour).filter(([name]) => name in tourDraftExample),
  ) as TourDraft;
