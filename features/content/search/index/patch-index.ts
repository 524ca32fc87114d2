import { updateBounds, boundsOf, departureSpanOf } from "./bounds.ts";
import { type CatalogueIndex, travelNumberOf } from "./catalogue-index.ts";
import { travelColumns } from "./travel-columns.ts";
import { type LexemeIndex, emptyLexemes, patchLexemes } from "../text/lexemes.ts";
import type { SpanRows, TravelRows } from "./read-rows.ts";
import { toTravelParts, type TravelPart } from "./travel-part.ts";

/** @param facetLexemes lexemes of the names of the market's filter values */
export const emptyIndex = (
  { periods, durations }: SpanRows,
  facetLexemes: readonly string[],
): CatalogueIndex => ({
  ...travelColumns([], durations),
  parts: [],
  bounds: boundsOf([]),
  departureSpan: null,
  lexemes: emptyLexemes,
  facetLexemes: new Set(facetLexemes),
  periods: new Map(periods.map((period) => [period.slug, period])),
  durations,
});

/** Replaces the parts of travels that are already in the index. */
const replacedParts = (parts: readonly TravelPart[], reread: readonly TravelPart[]) => {
  const nextParts = [...parts];
  for (const part of reread) nextParts[travelNumberOf(parts, part.travel.id)] = part;
  return nextParts;
};

/** Removes the parts of `ids` and adds the fresh ones; all travels get new numbers. */
const insertedParts = (
  parts: readonly TravelPart[],
  ids: readonly string[],
  fresh: readonly TravelPart[],
) => {
  const removed = new Set(ids);
  const stay = parts.filter(({ travel }) => !removed.has(travel.id));
  return [...stay, ...fresh].toSorted((a, b) => (a.travel.id < b.travel.id ? -1 : 1));
};

/**
 * Adapts the lexeme index to the travels' new numbers.
 * @param fresh parts whose searchable text changed
 */
const renumberedLexemes = (
  before: CatalogueIndex,
  parts: readonly TravelPart[],
  fresh: readonly TravelPart[],
  rows: TravelRows,
): LexemeIndex => {
  const numbers = new Map(parts.map(({ travel }, number) => [travel.id, number]));
  const haveNewText = new Set(fresh.map(({ travel }) => travel.id));
  const newNumbers = Int32Array.from(before.parts, ({ travel }) =>
    haveNewText.has(travel.id) ? -1 : (numbers.get(travel.id) ?? -1),
  );
  return patchLexemes(before.lexemes, newNumbers, rows.lexemes, numbers);
};

/**
 * Rebuilds the parts of the given travels; a travel without rows leaves the index. A full build
 * patches an empty index, so that patched and full indexes cannot differ.
 * @param ids travels that were read again
 * @param rows rows of these travels; lexemes only of travels whose searchable text changed
 */
export const patchIndex = (
  before: CatalogueIndex,
  ids: readonly string[],
  rows: TravelRows,
): CatalogueIndex => {
  const fresh = toTravelParts(rows.travels, rows.tours);
  const read = new Set(fresh.map(({ travel }) => travel.id));
  const isSameSet = ids.every((id) => travelNumberOf(before.parts, id) >= 0 === read.has(id));
  const parts = isSameSet
    ? replacedParts(before.parts, fresh)
    : insertedParts(before.parts, ids, fresh);
  const oldOf = ({ travel }: TravelPart) =>
    before.parts[travelNumberOf(before.parts, travel.id)]?.travel;
  const hasNewText = (part: TravelPart) => oldOf(part)?.textHash !== part.travel.textHash;
  const isRenumbered = !isSameSet || fresh.some(hasNewText);
  const isSame = (part: TravelPart) => JSON.stringify(part.travel) === JSON.stringify(oldOf(part));
  const bounds = isSameSet
    ? updateBounds(
        before.bounds,
        parts,
        fresh.map(({ travel }) => travelNumberOf(parts, travel.id)),
      )
    : boundsOf(parts);
  const areColumnsOutdated = isRenumbered || !fresh.every(isSame);
  return {
    ...before,
    ...(areColumnsOutdated ? travelColumns(parts, before.durations) : {}),
    parts,
    bounds,
    departureSpan: departureSpanOf(bounds),
    lexemes: isRenumbered
      ? renumberedLexemes(before, parts, fresh.filter(hasNewText), rows)
      : before.lexemes,
  };
};
