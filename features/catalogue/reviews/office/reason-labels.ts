import type { HideReason } from "#features/catalogue/reviews/contract.ts";

export const reasonLabels: Readonly<Record<HideReason, string>> = {
  "personal-data": "Personal data",
  "off-topic": "Not about the trip",
  offensive: "Offends someone",
  other: "Another reason",
};
