import { listDestinations } from "#features/destinations/store.ts";
import type { Database } from "#platform/server/database/tables.ts";
import type { CatalogueIndex } from "./catalogue-index.ts";
import type { Suggestion } from "./contract.ts";
import { allowance, canBeMeant, slipsBetween, slipsToBeginning } from "./edits.ts";
import { folded } from "./text.ts";

/** Suggestions of one answer. */
const most = 8;
const kinds = ["region", "country", "place", "trip"] as const;

type Entry = Readonly<{ shown: Suggestion; folded: string; words: readonly string[] }>;
type Known = Readonly<{
  entries: readonly Entry[];
  words: readonly string[];
  /** Those of the words that a mistyped one may stand for. */
  meant: readonly string[];
}>;

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
  const words = [...new Set(entries.flatMap((entry) => entry.words))];
  const names = new Set(places.map(({ name }) => folded(name)));
  return { entries, words, meant: words.filter((word) => canBeMeant(word, names.has(word))) };
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
const meantBy = (word: string, { words, meant }: Known): ReadonlySet<string> => {
  const begun = words.filter((each) => each.startsWith(word));
  const most = allowance(word);
  if (begun.length > 0 || most === 0) return new Set(begun);
  return new Set([
    ...nearestOf(meant, most + 2, (each) => slipsToBeginning(word, each, most)),
    ...nearestOf(meant, most, (each) => slipsBetween(word, each, most)),
  ]);
};

const find = (known: Known, q: string): readonly Suggestion[] => {
  const { entries } = known;
  const plain = folded(q).trim();
  const asked = wordsOf(plain).slice(0, 8);
  if (asked.length === 0)
    return entries.flatMap(({ shown }) => (shown.kind === "region" ? shown : []));
  const meant = asked.map((word) => meantBy(word, known));
  const found = entries.filter((entry) =>
    meant.every((each) => entry.words.some((word) => each.has(word))),
  );
  const first = found.filter((entry) => entry.folded.startsWith(plain));
  return [...new Set([...first, ...found])].map(({ shown }) => shown);
};

/**
 * What somebody may mean who types: regions, countries and places that have trips, then trips, each
 * word of whose name one typed word begins. A word that begins none stands for the nearest, by the
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
