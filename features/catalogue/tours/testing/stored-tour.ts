import type { Tour } from "../contract.ts";
import { tourDraftExample } from "../save-contract.ts";

const exampleId = "5f0f6a52-6a0f-4c55-9a51-0c2f7f0f2f11";

/** A departure as it is stored. */
export const storedTour = (over: Partial<Tour> = {}): Tour => ({
  ...tourDraftExample,
  id: exampleId,
  travelId: exampleId,
  version: 1,
  updatedAt: "2026-11-01T00:00:00Z",
  code: "2031-03-15",
  peopleIn: 0,
  peopleNeeded: 8,
  interested: 0,
  cancellation: null,
  ...over,
});
