import type { Language } from "#markets/market-type.ts";
import { termsOf } from "../retrieval/words/terms.ts";

const minShare = 0.6;

const numbersIn = (text: string): readonly string[] => text.match(/\d+(?:[.,]\d+)*/g) ?? [];

/** Addresses, and marks that a page could take for something else than words. */
const isForeign = /https?:|www\.|[<>@{}[\]]|\]\(/i;

/**
 * Whether a phrased statement says only what its passage says: every number stands there, most of its
 * words do, and it leads nowhere.
 */
export const isSupported = (statement: string, passage: string, language: Language): boolean => {
  if (isForeign.test(statement)) return false;
  const known = new Set(numbersIn(passage));
  if (numbersIn(statement).some((number) => !known.has(number))) return false;
  const said = [...termsOf(statement, language).counts.keys()];
  const held = termsOf(passage, language).counts;
  const supported = said.filter((term) => held.has(term)).length;
  return said.length === 0 || supported / said.length >= minShare;
};
