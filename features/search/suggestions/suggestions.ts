import { listDestinations } from "#features/destinations/store.ts";
import type { Language } from "#markets/market-type.ts";
import { marketById } from "#markets/markets.ts";
import type { Database } from "#platform/server/database/tables.ts";
import type { CatalogueIndex } from "../index/catalogue-index.ts";
import type { Suggestion } from "../contract.ts";
import {
  maxEditsFor,
  isCorrectable,
  editDistance,
  prefixEditDistance,
} from "../text/edit-distance.ts";
import { compactText, normalizeText } from "../text/normalize-text.ts";
import { countTravelsWith } from "../text/lexemes.ts";
import { isPlaceName, placesIn, spellings } from "../text/place-vocabulary.ts";

/** Suggestions of one answer. */
const most = 8;
const kinds = ["region", "part", "country", "place", "trip"] as const;

type Entry = Readonly<{
  shown: Suggestion;
  /** All its names as they are compared, without spaces. */
  names: readonly string[];
  words: readonly string[];
}>;
type Known = Readonly<{
  entries: readonly Entry[];
  words: readonly string[];
  /** Those of the words that a mistyped one may stand for. */
  meant: readonly string[];
  language: Language;
}>;

const wordsOf = (text: string): string[] => text.split(/[^\p{L}\p{N}]+/u).filter(Boolean);

/** @param others the names that it has besides the one that is shown */
const entryOf = (shown: Suggestion, others: readonly string[]): Entry => {
  const names = [shown.name, ...others];
  return {
    shown,
    names: names.flatMap(spellings),
    words: names.flatMap((name) => wordsOf(normalizeText(name))),
  };
};

const inOrder = (one: Suggestion, other: Suggestion): number =>
  kinds.indexOf(one.kind) - kinds.indexOf(other.kind) ||
  other.trips - one.trips ||
  (normalizeText(one.name) < normalizeText(other.name) ? -1 : 1);

const readKnown = async (
  db: Database,
  market: string,
  { parts, places: there, lexemes }: CatalogueIndex,
): Promise<Known> => {
  const named = placesIn(marketById(market).language);
  const otherNames = new Map(named.map(({ code, names }) => [code, names]));
  const others = new Map<string, readonly string[]>();
  const destinations = (await listDestinations(db, market)).flatMap(
    ({ kind, code, slug, name }): Suggestion[] => {
      if (kind === "country") others.set(slug, otherNames.get(code) ?? []);
      const trips = there.get(slug)?.length ?? 0;
      return trips === 0 ? [] : [{ kind, slug, name, trips }];
    },
  );
  const ofTheWorld = named.flatMap(
    ({ kind, lexeme, names: [name = "", ...rest] }): Suggestion[] => {
      const trips = countTravelsWith(lexemes, lexeme);
      if (kind !== "part" || trips === 0) return [];
      others.set(lexeme, rest);
      return [{ kind, slug: lexeme, name, trips }];
    },
  );
  const places = [...destinations, ...ofTheWorld];
  const trips = parts.map(({ travel: { slug, name } }): Suggestion => ({
    kind: "trip",
    slug,
    name,
    trips: 1,
  }));
  const entries = [...places, ...trips]
    .toSorted(inOrder)
    .map((shown) => entryOf(shown, others.get(shown.slug) ?? []));
  const words = [...new Set(entries.flatMap((entry) => entry.words))];
  const names = new Set(
    places.flatMap(({ name, slug }) => [name, ...(others.get(slug) ?? [])]).map(normalizeText),
  );
  const meant = words.filter((word) => isCorrectable(word, names.has(word)));
  return { entries, words, meant, language: marketById(market).language };
};

/** The words at the least distance of all; none where all are farther than `most`. */
const nearestOf = (
  known: readonly string[],
  most: number,
  distance: (word: string) => number,
): readonly string[] => {
  let least = most;
  let nearest: string[] = [];
  for (const each of known) {
    const far = distance(each);
    if (far > least) continue;
    if (far < least) nearest = [];
    least = far;
    nearest.push(each);
  }
  return nearest;
};

/**
 * What a typed word may be or become: the known words that it begins, else those whose beginnings
 * are nearest, and those that a search for it would take it for. Who sees what is suggested can
 * also have mistaken the first letter, where nothing else is near: `kuba` is Cuba.
 */
const meantBy = (
  word: string,
  { words, meant }: Pick<Known, "words" | "meant">,
): ReadonlySet<string> => {
  const begun = words.filter((each) => each.startsWith(word));
  const most = maxEditsFor(word);
  if (begun.length > 0 || most === 0) return new Set(begun);
  return new Set([
    ...nearestOf(meant, most + 2, (each) => prefixEditDistance(word, each, most)),
    ...nearestOf(meant, most, (each) => editDistance(word, each, most)),
  ]);
};

const find = (known: Known, q: string): readonly Suggestion[] => {
  const { entries, words, language } = known;
  const plain = normalizeText(q).trim();
  const joined = compactText(plain);
  const asked = wordsOf(plain).slice(0, 8);
  if (asked.length === 0)
    return entries.flatMap(({ shown }) => (shown.kind === "region" ? shown : []));
  const isWhole = isPlaceName(language, plain);
  const meant = asked.map((word) => meantBy(word, isWhole ? { words, meant: [] } : known));
  const found = entries.filter((entry) =>
    meant.every((each) => entry.words.some((word) => each.has(word))),
  );
  const first = entries.filter(({ names }) => names.some((name) => name.startsWith(joined)));
  return [...new Set([...first, ...found])].map(({ shown }) => shown);
};

/**
 * What somebody may mean who types: regions, parts of the world, countries and places that have
 * trips, then trips, one of whose names begins so, or has for each typed word one that begins so. A
 * word that begins none stands for the nearest, by the
 * rule of the search itself (`edits.ts`). Names are read once until a travel changes; after
 * that no answer asks the database.
 */
export const createSuggestions = (db: Database) => {
  // The places stay the same thing until some travel's own row changes.
  const kept = new WeakMap<CatalogueIndex["places"], Promise<Known>>();
  return async (
    index: CatalogueIndex,
    market: string,
    q: string,
  ): Promise<readonly Suggestion[]> => {
    let known = kept.get(index.places);
    if (!known) {
      known = readKnown(db, market, index);
      kept.set(index.places, known);
      known.catch(() => kept.delete(index.places));
    }
    return find(await known, q).slice(0, most);
  };
};
