import type { TravelInput } from "./contract.ts";

/** The parts of a travel that somebody has to write or choose, in the order of the editor's tabs. */
export const travelParts = [
  "trip",
  "name",
  "tagline",
  "destinations",
  "story",
  "highlights",
  "itinerary",
  "moods",
  "included",
  "excluded",
  "moneyPot",
  "photos",
  "seo",
] as const;

export type TravelPart = (typeof travelParts)[number];

/** What completeness reads of a travel, which may not be saved yet. */
export type Draft = Pick<
  TravelInput,
  | "tripId"
  | "name"
  | "tagline"
  | "destinationIds"
  | "days"
  | "story"
  | "highlights"
  | "itinerary"
  | "moods"
  | "included"
  | "excluded"
  | "moneyPot"
  | "photoIds"
  | "seo"
>;

const isWritten = (text: string): boolean => text.trim() !== "";

const isThere: Readonly<Record<TravelPart, (travel: Draft) => boolean>> = {
  trip: ({ tripId }) => tripId !== "",
  name: ({ name }) => isWritten(name),
  tagline: ({ tagline }) => isWritten(tagline),
  destinations: ({ destinationIds }) => destinationIds.length > 0,
  story: ({ story }) => isWritten(story),
  highlights: ({ highlights }) => highlights.some(isWritten),
  itinerary: ({ days, itinerary }) =>
    itinerary.length > 0 &&
    itinerary.length === days &&
    itinerary.every(({ title, text }) => isWritten(title) && isWritten(text)),
  moods: ({ moods }) => moods.length > 0,
  included: ({ included }) => included.some(isWritten),
  excluded: ({ excluded }) => excluded.some(isWritten),
  moneyPot: ({ moneyPot }) => moneyPot.highCents > 0 || moneyPot.items.length > 0,
  photos: ({ photoIds }) => photoIds.length > 0,
  seo: ({ seo }) => isWritten(seo.description),
};

/**
 * The parts that are still to be written or chosen.
 * @param namesElsewhere names of the same trip in markets of other languages: a copy begins with
 * one of them
 */
export const missingParts = (
  travel: Draft,
  namesElsewhere: readonly string[] = [],
): readonly TravelPart[] =>
  travelParts.filter(
    (part) =>
      !isThere[part](travel) || (part === "name" && namesElsewhere.includes(travel.name.trim())),
  );
