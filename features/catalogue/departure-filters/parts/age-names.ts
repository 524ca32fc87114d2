import type { AgeRange } from "#features/catalogue/departure-filters/contract.ts";

/** As staff read them; a group of all ages is one from 25 to 49. */
export const ageNames: Readonly<Record<AgeRange, string>> = {
  "25-35": "25–35",
  "35-49": "35–49",
  ALL: "All (25–49)",
};
