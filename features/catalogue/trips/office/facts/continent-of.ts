import type { continents } from "#features/catalogue/trips/contract.ts";
import { type PartOfTheWorld, partsOfTheWorld } from "#markets/places/parts-of-the-world.ts";

type Continent = (typeof continents)[number];

/** Earlier ones win: Egypt is in the Middle East as well, and Greenland is Nordic. */
const partsOf: Readonly<Record<Continent, readonly PartOfTheWorld[]>> = {
  africa: ["northAfrica", "maghreb", "westAfrica", "centralAfrica", "eastAfrica", "southernAfrica"],
  america: ["northAmerica", "latinAmerica", "caribbean"],
  europe: ["northernEurope", "westernEurope", "centralEurope", "easternEurope", "southernEurope"],
  asia: ["middleEast", "caucasus", "centralAsia", "southAsia", "farEast"],
  oceania: ["southPacific"],
  antarctica: [],
};

const alone: Readonly<Record<string, Continent>> = {
  AQ: "antarctica",
  AU: "oceania",
  KM: "africa",
  MG: "africa",
  MU: "africa",
  NZ: "oceania",
  RE: "africa",
  SC: "africa",
  YT: "africa",
};

const isIn = (country: string, part: PartOfTheWorld): boolean =>
  partsOfTheWorld[part].some((each) => each === country);

/** Of a country by its ISO 3166-1 code; null of a remote territory. */
export const continentOf = (country: string): Continent | null => {
  const found = (Object.keys(partsOf) as Continent[]).find((continent) =>
    partsOf[continent].some((part) => isIn(country, part)),
  );
  return alone[country] ?? found ?? null;
};
