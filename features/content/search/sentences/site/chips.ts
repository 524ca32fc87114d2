import type { SearchResult } from "#features/content/search/contract.ts";
import { toFilterGroups } from "#features/content/search/parts/filters-presenter.ts";
import { searchPath } from "#features/content/search/parts/search-bar-presenter.ts";
import type { SearchLookups } from "#features/content/search/parts/search-lookups.ts";
import type { FilterGroup } from "#features/content/search/parts/search-view.ts";
import { toSearchParams } from "#features/content/search/query/search-params.ts";
import { chipLabel } from "../chip-labels.ts";
import type { Interpretation } from "../interpret.ts";
import type { Finding } from "../reader.ts";
import type { ChipControl, ChipView } from "./own-words-view.ts";
import { formatMoney } from "#markets/format.ts";
import { type Localizer, shownCurrency } from "#markets/localizer.ts";

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

const optionsControl = (group: FilterGroup): ChipControl => ({
  kind: "options",
  name: group.name,
  options: group.options.filter(({ count, chosen }) => count > 0 || chosen),
});

const priceControl = ({ localizer, query, people }: ChipSources): ChipControl => {
  const { t } = localizer;
  const { priceMin, priceMax } = query;
  const currency = shownCurrency(localizer);
  return {
    kind: "price",
    min: { label: t("filter.priceFrom"), value: priceMin === null ? "" : String(priceMin) },
    max: { label: t("filter.priceTo"), value: priceMax === null ? "" : String(priceMax) },
    forTwo:
      priceMax === null || people === 2
        ? null
        : {
            question: t("ownWords.isForTwo"),
            text: t("ownWords.forTwo", { price: formatMoney(priceMax * 100, currency) }),
            path: searchPath(localizer, { ...query, priceMax: Math.floor(priceMax / 2) }),
          },
  };
};

const monthControl = ({ localizer, query, lookups }: ChipSources): ChipControl => ({
  kind: "options",
  name: "month",
  options: lookups.months.map((value) => ({
    value,
    label: chipLabel(localizer, { parameter: "month", value }, lookups),
    count: 0,
    chosen: query.month.includes(value),
    status: null,
  })),
});

/** The control of a chip's filter and the parameters that it sets. */
const controlOf = (
  sources: ChipSources,
  groups: readonly FilterGroup[],
  { parameter }: Finding,
): Readonly<{ title: string; control: ChipControl; sets: readonly string[] }> | null => {
  const { localizer, query } = sources;
  const { t } = localizer;
  const group = groups.find(({ name }) => name === parameter);
  if (group)
    return {
      title: group.title || (group.options[0]?.label ?? ""),
      control: optionsControl(group),
      sets: [group.name],
    };
  switch (parameter) {
    case "priceMin":
    case "priceMax":
      return {
        title: t("filter.price"),
        control: priceControl(sources),
        sets: ["priceMin", "priceMax"],
      };
    case "from":
    case "to":
      return {
        title: t("search.dates"),
        control: {
          kind: "days",
          fields: [
            { name: "from", label: t("search.from"), value: query.from ?? "" },
            { name: "to", label: t("search.to"), value: query.to ?? "" },
          ],
        },
        sets: ["from", "to"],
      };
    case "month":
      return { title: t("search.months"), control: monthControl(sources), sets: ["month"] };
    default:
      return null;
  }
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
    const opened = controlOf(sources, groups, first);
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
      },
    ];
  });
};
