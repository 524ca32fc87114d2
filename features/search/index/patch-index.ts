import { boundsAfter, boundsOf, spanOf } from "./bounds.ts";
import { type CatalogueIndex, numberOf } from "./catalogue-index.ts";
import { travelColumns } from "./travel-columns.ts";
import { type LexemeIndex, emptyLexemes, patchLexemes } from "../text/lexemes.ts";
import type { SpansRead, TravelsRead } from "./read-rows.ts";
import { partsOf, type TravelPart } from "./travel-part.ts";

/** The index of a market without travels. @param facetLexemes the lexemes of its filters' names */
export const emptyIndex = (
  { periods, durations }: SpansRead,
  facetLexemes: readonly string[],
): CatalogueIndex => ({
  ...travelColumns([], durations),
  parts: [],
  bounds: boundsOf([]),
  span: null,
  lexemes: emptyLexemes,
  facetLexemes: new Set(facetLexemes),
  periods: new Map(periods.map((period) => [period.slug, period])),
  durations,
});

/** The parts with some in the place of those of the same travels. */
const replacedParts = (parts: readonly TravelPart[], fresh: readonly TravelPart[]) => {
  const all = [...parts];
  for (const part of fresh) all[numberOf(parts, part.travel.id)] = part;
  return all;
};

/** The parts without those of some travels, and with others; all get new numbers. */
const insertedParts = (
  parts: readonly TravelPart[],
  ids: readonly string[],
  fresh: readonly TravelPart[],
) => {
  const gone = new Set(ids);
  const stay = parts.filter(({ travel }) => !gone.has(travel.id));
  return [...stay, ...fresh].toSorted((a, b) => (a.travel.id < b.travel.id ? -1 : 1));
};

/** The lexemes under the travels' new numbers. @param fresh the parts whose searchable text changed */
const renumberedLexemes = (
  before: CatalogueIndex,
  parts: readonly TravelPart[],
  fresh: readonly TravelPart[],
  rows: TravelsRead,
): LexemeIndex => {
  const numbers = new Map(parts.map(({ travel }, number) => [travel.id, number]));
  const haveNewText = new Set(fresh.map(({ travel }) => travel.id));
  const moved = Int32Array.from(before.parts, ({ travel }) =>
    haveNewText.has(travel.id) ? -1 : (numbers.get(travel.id) ?? -1),
  );
  return patchLexemes(before.lexemes, moved, rows.lexemes, numbers);
};

/**
 * The index after a change: the parts of the travels read anew take the place of their old ones,
 * which leave the index where nothing was read. A whole index is nothing but such a change of an
 * empty one, so that the two cannot differ.
 * @param ids the travels read anew
 * @param rows what was read of them; lexemes only of those whose searchable text changed
 */
export const patchIndex = (
  before: CatalogueIndex,
  ids: readonly string[],
  rows: TravelsRead,
): CatalogueIndex => {
  const fresh = partsOf(rows.travels, rows.tours);
  const read = new Set(fresh.map(({ travel }) => travel.id));
  const areSame = ids.every((id) => numberOf(before.parts, id) >= 0 === read.has(id));
  const parts = areSame
    ? replacedParts(before.parts, fresh)
    : insertedParts(before.parts, ids, fresh);
  const oldOf = ({ travel }: TravelPart) => before.parts[numberOf(before.parts, travel.id)]?.travel;
  const hasNewText = (part: TravelPart) => oldOf(part)?.textHash !== part.travel.textHash;
  const isMoved = !areSame || fresh.some(hasNewText);
  const isSame = (part: TravelPart) => JSON.stringify(part.travel) === JSON.stringify(oldOf(part));
  const bounds = areSame
    ? boundsAfter(
        before.bounds,
        parts,
        fresh.map(({ travel }) => numberOf(parts, travel.id)),
      )
    : boundsOf(parts);
  const isOther = isMoved || !fresh.every(isSame);
  return {
    ...before,
    ...(isOther ? travelColumns(parts, before.durations) : {}),
    parts,
    bounds,
    span: spanOf(bounds),
    lexemes: isMoved
      ? renumberedLexemes(before, parts, fresh.filter(hasNewText), rows)
      : before.lexemes,
  };
};
