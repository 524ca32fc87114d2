import type { SearchQuery } from "#features/search/contract.ts";
import type { Localizer } from "#markets/localizer.ts";
import type { SearchView } from "./search-view.ts";
import { searchPath } from "./search-bar-presenter.ts";

/** Searched words in the quotation marks of the market, without those that were typed. */
export const formatKeyword = ({ t }: Pick<Localizer, "t">, q: string): string =>
  t("search.keyword", { words: q.replaceAll('"', "") });

/**
 * What became of a keyword that was not searched as it was typed; null for one that was.
 * @param corrected its words as they are meant, where some were mistyped
 * @param isOfSigns it holds no letters: it was left out
 */
export const toCorrectedNote = (
  localizer: Pick<Localizer, "t" | "market">,
  {
    typed,
    corrected,
    isOfSigns,
  }: Readonly<{ typed: SearchQuery; corrected: string | null; isOfSigns: boolean }>,
): SearchView["corrected"] => {
  const { t } = localizer;
  if (isOfSigns) return { text: t("results.signsAlone"), exactly: null };
  if (corrected === null) return null;
  return {
    text: t("results.corrected", { meant: corrected }),
    exactly: {
      text: t("results.exactly", { typed: typed.q }),
      path: searchPath(localizer, { ...typed, q: `"${typed.q}"`, page: 1 }),
    },
  };
};
