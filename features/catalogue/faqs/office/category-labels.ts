import type { FaqCategory } from "#features/catalogue/faqs/contract.ts";

export const categoryLabels: Readonly<Record<FaqCategory, string>> = {
  general: "General",
  itinerary: "Itinerary",
  destination: "Destination",
};
