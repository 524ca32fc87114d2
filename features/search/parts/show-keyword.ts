import type { SearchQuery } from "#features/search/contract.ts";
import type { Voice } from "#features/tours/parts/voice.ts";
import type { SearchView } from "./search-view.ts";
import { searchPath } from "./show.ts";

/** Searched words in the quotation marks of the market, without those that were typed. */
export const showKeyword = ({ say }: Pick<Voice, "say">, q: string): string =>
  say("search.keyword", { words: q.replaceAll('"', "") });

/**
 * What became of a keyword that was not searched as it was typed; null for one that was.
 * @param isOfSigns it holds no letters: it was left out
 */
export const showCorrected = (
  voice: Pick<Voice, "say" | "market">,
  {
    typed,
    meant,
    isOfSigns,
  }: Readonly<{ typed: SearchQuery; meant: SearchQuery; isOfSigns: boolean }>,
): SearchView["corrected"] => {
  const { say } = voice;
  if (isOfSigns) return { text: say("results.signsAlone"), exactly: null };
  if (meant.q === typed.q) return null;
  return {
    text: say("results.corrected", { meant: meant.q }),
    exactly: {
      text: say("results.exactly", { typed: typed.q }),
      path: searchPath(voice, { ...typed, q: `"${typed.q}"`, page: 1 }),
    },
  };
};
