import { localize, type LocalizedText } from "#demo/localized-text.ts";
import type { TripFacts } from "#demo/trips/trip-facts.ts";
import type { Market } from "#markets/market-type.ts";
import { stopName } from "./destinations.ts";

const sameInAll = (name: string): LocalizedText => ({
  de: name,
  en: name,
  es: name,
  fr: name,
  it: name,
});

/** Cities of the airports that do not belong to the first stop of their trip. */
const airportCities: Readonly<Record<string, LocalizedText>> = {
  ASR: sameInAll("Kayseri"),
  CGN: { de: "Köln", en: "Cologne", es: "Colonia", fr: "Cologne", it: "Colonia" },
  CMB: sameInAll("Colombo"),
  CUN: sameInAll("Cancún"),
  EVE: sameInAll("Evenes"),
  FAE: sameInAll("Vágar"),
  GUA: {
    de: "Guatemala-Stadt",
    en: "Guatemala City",
    es: "Ciudad de Guatemala",
    fr: "Guatemala",
    it: "Città del Guatemala",
  },
  JFK: { ...sameInAll("New York"), es: "Nueva York" },
  JRO: {
    ...sameInAll("Kilimanjaro"),
    de: "Kilimandscharo",
    fr: "Kilimandjaro",
    it: "Kilimangiaro",
  },
  MRU: { ...sameInAll("Mauritius"), es: "Mauricio", fr: "Maurice" },
  UVF: sameInAll("Vieux Fort"),
  VRN: { ...sameInAll("Verona"), fr: "Vérone" },
};

const nameOfStop = ({ stops }: TripFacts, key: string | undefined, market: Market): string => {
  const stop = stops[key ?? ""];
  return stop ? stopName(stop, market) : "";
};

/** The city whose airport a trip's travellers fly into. */
export const arrivalCity = (facts: TripFacts, market: Market): string => {
  const city = airportCities[facts.flight.airport];
  return city ? localize(city, market) : nameOfStop(facts, facts.days[0]?.at, market);
};

/** Trips whose last stop is another place than the first, with the same airport. */
const sameAirport: ReadonlySet<string> = new Set([
  "cappadocia",
  "mexico-yucatan",
  "saint-lucia-dominica",
  "us-new-york",
]);

/** Stops without flights home, by their trip, with the place where people board. */
const boardingCities: Readonly<Record<string, LocalizedText>> = {
  "canaries-dunes": sameInAll("Fuerteventura"),
  "java-bali": sameInAll("Denpasar"),
  "lycian-way": sameInAll("Dalaman"),
  queensland: sameInAll("Proserpine"),
};

/** Where the flight home leaves; null where it leaves from the airport of the arrival. */
export const returnCity = (facts: TripFacts, market: Market): string | null => {
  const [first, last] = [facts.days[0]?.at, facts.days.at(-1)?.at];
  if (first === last || sameAirport.has(facts.code)) return null;
  const boarding = boardingCities[facts.code];
  return boarding ? localize(boarding, market) : nameOfStop(facts, last, market);
};
