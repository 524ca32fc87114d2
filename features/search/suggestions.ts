import { listDestinations } from "#features/destinations/store.ts";
import type { Database } from "#platform/server/database/tables.ts";
import type { CatalogueIndex } from "./catalogue-index.ts";
import type { Suggestion } from "./contract.ts";
import { allowance, editsBetween } from "./edits.ts";
import { folded } from "./text.ts";

/** Suggestions of one answer. */
const most = 8;
const kinds = ["region", "country", "place", "trip"] as const;

type Entry = Readonly<{ shown: Suggestion; folded: string; words: readonly string[] }>;
type Known = Readonly<{ entries: readonly Entry[]; words: readonly string[] }>;

const wordsOf = (text: string): string[] => text.split(/[^\p{L}\p{N}]+/u).filter(Boolean);

const entryOf = (shown: Suggestion): Entry => {
  const plain = folded(shown.name);
  return { shown, folded: plain, words: wordsOf(plain) };
};

const inOrder = (one: Suggestion, other: Suggestion): number =>
  kinds.indexOf(one.kind) - kinds.indexOf(other.kind) ||
  other.trips - one.trips ||
  (folded(one.name) < folded(other.name) ? -1 : 1);

const readKnown = async (
  db: Database,
  market: string,
  { parts, places: there }: CatalogueIndex,
): Promise<Known> => {
  const places = (await listDestinations(db, market)).flatMap(
    ({ kind, slug, name }): Suggestion[] => {
      const trips = there.get(slug)?.length ?? 0;
      return trips === 0 ? [] : [{ kind, slug, name, trips }];
    },
  );
  const trips = parts.map(({ travel: { slug, name } }): Suggestion => ({
    kind: "trip",
    slug,
    name,
    trips: 1,
  }));
  const entries = [...places, ...trips].toSorted(inOrder).map(entryOf);
  return { entries, words: [...new Set(entries.flatMap(({ words }) => words))] };
};

/**
 * What may follow a word: nothing wrong where it begins a known word, else the nearest beginnings. One
 * that takes a typed letter away before the known word ends comes after all others: `japn` is Japan,
 * and Janeiro only where nothing else is near.
 */
const beginningsFor = (word: string, known: readonly string[]): ReadonlyMap<string, number> => {
  const begun = known.filter((each) => each.startsWith(word));
  if (begun.length > 0) return new Map(begun.map((each) => [each, 0]));
  const allowed = allowance(word);
  const near = new Map<string, number>();
  for (const each of allowed > 0 ? known : [])
    for (let length = word.length - 1; length <= word.length + 1; length += 1) {
      const edits = editsBetween(word, each.slice(0, length), allowed);
      const isCut = length < word.length && length < each.length;
      const far = isCut ? edits + 0.5 : edits;
      if (edits <= allowed && far < (near.get(each) ?? allowed + 1)) near.set(each, far);
    }
  const least = Math.min(...near.values());
  return new Map([...near].filter(([, far]) => far === least));
};

const find = ({ entries, words }: Known, q: string): readonly Suggestion[] => {
  const plain = folded(q).trim();
  const asked = wordsOf(plain).slice(0, 8);
  if (asked.length === 0)
    return entries.flatMap(({ shown }) => (shown.kind === "region" ? shown : []));
  const meant = asked.map((word) => beginningsFor(word, words));
  const found = entries.filter((entry) =>
    meant.every((each) => entry.words.some((word) => each.has(word))),
  );
  const first = found.filter((entry) => entry.folded.startsWith(plain));
  return [...new Set([...first, ...found])].map(({ shown }) => shown);
};

/**
 * What somebody may mean who types: regions, countries and places that have trips, then trips, each
 * word of whose name one typed word begins. A word that begins none stands for the nearest that are
 * at most one letter away, two from eight letters on. Names are read once until a travel changes; after
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
