import type { Language, Market } from "#markets/market-type.ts";
import { pathOf } from "#markets/paths.ts";
import { german } from "./de.ts";
import { spanish } from "./es.ts";
import { french } from "./fr.ts";
import { italian } from "./it.ts";
import { meetingPlaces } from "./meeting-places.ts";
import type { SampleTexts } from "./sample-texts.ts";

const textsByLanguage: Readonly<Record<Exclude<Language, "en">, SampleTexts>> = {
  it: italian,
  es: spanish,
  fr: french,
  de: german,
};

/** The schemas' own places, in the order in which a market's stand in for them. */
const placesInSchemas = meetingPlaces.international;

const replacementsFor = ({ id, language }: Pick<Market, "id" | "language">) => {
  const texts: Readonly<Record<string, string>> =
    language === "en" ? {} : textsByLanguage[language];
  const places = placesInSchemas.flatMap((place, index) =>
    place.map((text, part): [string, string] => [text, meetingPlaces[id]?.[index]?.[part] ?? text]),
  );
  const search = ["/search", pathOf(id, "search") ?? "/"] as const;
  return new Map([...Object.entries(texts), ...places, search]);
};

const replaceTexts = (value: unknown, texts: ReadonlyMap<string, string>): unknown => {
  if (typeof value === "string") return texts.get(value) ?? value;
  if (Array.isArray(value)) return value.map((item) => replaceTexts(item, texts));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, replaceTexts(part, texts)]),
  );
};

/** @returns puts the words of an example into the language of a market, and its cities into its country */
export const sampleLocalizer = (market: Pick<Market, "id" | "language">) => {
  const texts = replacementsFor(market);
  return (content: unknown): unknown => replaceTexts(content, texts);
};
