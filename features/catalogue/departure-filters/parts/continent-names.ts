import type { continents } from "#features/catalogue/departure-filters/contract.ts";

/** As staff read them. */
export const continentNames: Readonly<Record<(typeof continents)[number], string>> = {
  asia: "Asia",
  europe: "Europe",
  america: "America",
  africa: "Africa",
  oceania: "Oceania",
  antarctica: "Antarctica",
};
