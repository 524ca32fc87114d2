import type { SearchQuery } from "#features/content/search/contract.ts";
import type { Localizer } from "#markets/localizer.ts";
import type { SearchView } from "./search-view.ts";
import { searchPath } from "./search-bar-presenter.ts";

/**
 * Encloses the keyword in the market's quotation marks, and removes those that the visitor typed.
 */
export const formatKeyword = ({ t }: Pick<Localizer, "t">, q: string): string =>
  t("search.keyword", { words: q.replaceAll('"', "") });

/**
 * Tells visitors that the keyword was not searched as typed. Null when it was.
 * @param correctedKeyword null when no word was corrected
 * @param hasOnlySymbols true when the keyword has no letters or digits and was therefore ignored
 */
export const toCorrectedNote = (
  localizer: Pick<Localizer, "t" | "market">,
  {
    typed,
    correctedKeyword,
    hasOnlySymbols,
  }: Readonly<{ typed: SearchQuery; correctedKeyword: string | null; hasOnlySymbols: boolean }>,
): SearchView["corrected"] => {
  const { t } = localizer;
  if (hasOnlySymbols) return { text: t("results.signsAlone"), exactly: null };
  if (correctedKeyword === null) return null;
  return {
    text: t("results.corrected", { meant: correctedKeyword }),
    exactly: {
      text: t("results.exactly", { typed: typed.q }),
      path: searchPath(localizer, { ...typed, q: `"${typed.q}"`, page: 1 }),
    },
  };
};
