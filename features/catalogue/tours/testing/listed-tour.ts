import type { ListedTour } from "../listed-contract.ts";
import { tourDraftExample } from "../save-contract.ts";

/** A departure as lists show it, of a published travel. */
export const listedTour = (over: Partial<ListedTour> = {}): ListedTour => ({
  ...tourDraftExample,
  code: "2031-03-15",
  id: "5f0f6a52-6a0f-4c55-9a51-0c2f7f0f2f11",
  version: 1,
  updatedAt: "2026-11-01T00:00:00Z",
  isPast: false,
  cancellation: null,
  decided: null,
  planned: null,
  priceToday: { cents: 149_900, wasCents: null, percentOff: 0 },
  balanceCents: 129_900,
  decideBy: "2031-02-12",
  path: "/",
  travelId: "5f0f6a52-6a0f-4c55-9a51-0c2f7f0f2f12",
  peopleIn: 6,
  peopleNeeded: 2,
  interested: 0,
  travel: {
    id: "5f0f6a52-6a0f-4c55-9a51-0c2f7f0f2f12",
    name: "Nepal",
    slug: "nepal",
    days: 12,
    isPublished: true,
    continent: "asia",
    poster: null,
  },
  coordinator: null,
  question: null,
  conflicts: [],
  suggestion: null,
  health: [],
  ...over,
});
