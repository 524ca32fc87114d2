import type { SearchQuery } from "#features/search/contract.ts";
import type { Voice } from "#features/tours/parts/voice.ts";
import type { SearchView } from "./search-view.ts";
import { searchPath } from "./show.ts";

/** Searched words in the quotation marks of the market, without those that were typed. */
export const showKeyword = ({ say }: Pick<Voice, "say">, q: string): string =>
  say("search.keyword", { words: q.replaceAll('"', "") });

/**
 * What became of a keyword that was not searched as it was typed; null for one that was.
 * @param corrected its words as they are meant, where some were mistyped
 * @param isOfSigns it holds no letters: it was left out
 */
export const showCorrected = (
  voice: Pick<Voice, "say" | "market">,
  {
    typed,
    corrected,
    isOfSigns,
  }: Readonly<{ typed: SearchQuery; corrected: string | null; isOfSigns: boolean }>,
): SearchView["corrected"] => {
  const { say } = voice;
  if (isOfSigns) return { text: say("results.signsAlone"), exactly: null };
  if (corrected === null) return null;
  return {
    text: say("results.corrected", { meant: corrected }),
    exactly: {
      text: say("results.exactly", { typed: typed.q }),
      path: searchPath(voice, { ...typed, q: `"${typed.q}"`, page: 1 }),
    },
  };
};
