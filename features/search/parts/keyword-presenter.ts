import type { SearchQuery } from "#features/search/contract.ts";
import type { Localizer } from "#markets/localizer.ts";
import type { SearchView } from "./search-view.ts";
import { searchPath } from "./search-bar-presenter.ts";

/** The keyword in the market's quotation marks, without those that the visitor typed. */
export const formatKeyword = ({ t }: Pick<Localizer, "t">, q: string): string =>
  t("search.keyword", { words: q.replaceAll('"', "") });

/**
 * Tells when a keyword was not searched as typed; null when it was.
 * @param correctedKeyword null where no word was corrected
 * @param hasOnlySymbols the keyword has no letters or digits and was ignored
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
