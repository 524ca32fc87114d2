import type { CatalogueIndex } from "./catalogue-index.ts";
import type { Given } from "./departures.ts";

/** What the departures of each travel gave to one question, where it was asked. */
export type Pass = Readonly<{ isKnown: Uint8Array; given: Given }>;

/**
 * What departures answered to the last questions, for each travel until its part of the index is
 * another: a change of one travel leaves the answers of all others as they are.
 */
export type Passes = Readonly<{
  /** What is known of a question; who asks more writes it there. */
  of(index: CatalogueIndex, question: string): Pass;
}>;

/** A pass takes 33 bytes for each travel. */
const mostKept = 100;

const emptyPass = (travels: number): Pass => ({
  isKnown: new Uint8Array(travels),
  given: {
    cheapest: new Int32Array(travels),
    price: new Int32Array(travels),
    leaves: new Int32Array(travels),
    anyPrice: new Int32Array(travels),
    bits: new Int32Array(travels),
    counts: new Int32Array(travels),
    earliest: new Int32Array(travels),
    latest: new Int32Array(travels),
  },
});

type Kept = Readonly<{ pass: Pass; parts: CatalogueIndex["parts"] }>;

/** The pass over these parts; travels are told apart by their place, so where one came or went all is forgotten. */
const movedTo = (parts: CatalogueIndex["parts"], kept: Kept | undefined): Pass => {
  if (kept?.parts.length !== parts.length) return emptyPass(parts.length);
  const { isKnown } = kept.pass;
  if (kept.parts !== parts)
    for (let travel = 0; travel < parts.length; travel += 1)
      if (kept.parts[travel] !== parts[travel]) isKnown[travel] = 0;
  return kept.pass;
};

/** Begins with nothing known; of the questions those asked last are kept. */
export const createPasses = (): Passes => {
  const all = new Map<string, Kept>();
  return {
    of({ parts }, question) {
      const pass = movedTo(parts, all.get(question));
      all.delete(question);
      if (all.size >= mostKept) all.delete(all.keys().next().value ?? "");
      all.set(question, { pass, parts });
      return pass;
    },
  };
};
