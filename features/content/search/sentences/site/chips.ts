import type { SearchResult } from "#features/content/search/contract.ts";
import { toFilterGroups } from "#features/content/search/parts/filters/filters-presenter.ts";
import type { SearchLookups } from "#features/content/search/parts/search-lookups.ts";
import { toSearchParams } from "#features/content/search/query/search-params.ts";
import { chipLabel } from "../chip-labels.ts";
import type { Interpretation } from "../interpret.ts";
import type { Finding } from "../reader.ts";
import { controlOf } from "./chip-controls.ts";
import type { ChipView } from "./own-words-view.ts";
import type { Localizer } from "#markets/localizer.ts";

type Query = Interpretation["query"];

type ChipSources = Readonly<{
  localizer: Localizer;
  sentence: string;
  query: Query;
  people: Interpretation["people"];
  result: SearchResult;
  lookups: SearchLookups;
  /** The page with the same sentence and without a chip. */
  withoutPath: (chip: readonly Finding[]) => string;
}>;

/** Findings of the same words and filter, which are one chip. */
export const chipsOf = (findings: readonly Finding[]): readonly (readonly Finding[])[] => {
  const filterOf = ({ parameter }: Finding) =>
    ({ to: "from", priceMax: "priceMin" })[parameter as string] ?? parameter;
  return [...Map.groupBy(findings, (each) => `${filterOf(each)} ${each.words.join()}`).values()];
};

export const toChips = (
  sources: ChipSources,
  findings: readonly Finding[],
): readonly ChipView[] => {
  const { localizer, sentence, query, result, lookups, withoutPath } = sources;
  const { t } = localizer;
  const groups = toFilterGroups(localizer, query, result, lookups);
  return chipsOf(findings).flatMap((chip, index): ChipView[] => {
    const [first] = chip;
    if (!first) return [];
    const label = chip.map((each) => chipLabel(localizer, each, lookups)).join(" · ");
    const opened = controlOf(sources, groups, first.parameter);
    const kept = [...toSearchParams(query)].filter(([name]) => !opened?.sets.includes(name));
    return [
      {
        id: `own-words-${index}`,
        label,
        from: t("ownWords.from", { words: sentence.slice(...first.words) }),
        remove: { text: t("filter.remove", { name: label }), path: withoutPath(chip) },
        title: opened?.title ?? "",
        control: opened?.control ?? null,
        kept,
        apply: t("search.submitCount", { n: result.total }),
        takeOff: t("ownWords.takeOff"),
        api: `${lookups.apiBase}/${localizer.market.apiCountry}`,
      },
    ];
  });
};
