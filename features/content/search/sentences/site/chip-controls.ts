import { toSortChoices } from "#features/content/search/parts/filters/filters-presenter.ts";
import { searchPath } from "#features/content/search/parts/search-bar-presenter.ts";
import type { SearchLookups } from "#features/content/search/parts/search-lookups.ts";
import type { FilterGroup, SelectOption } from "#features/content/search/parts/search-view.ts";
import { toWhenView } from "#features/content/search/parts/when/when-presenter.ts";
import type { Interpretation } from "../interpret.ts";
import type { Parameter } from "../reader.ts";
import type { ChipControl } from "./own-words-view.ts";
import { formatMoney } from "#markets/format.ts";
import { type Localizer, shownCurrency } from "#markets/localizer.ts";

type ControlSources = Readonly<{
  localizer: Localizer;
  query: Interpretation["query"];
  people: Interpretation["people"];
  lookups: SearchLookups;
}>;

/** The control of a filter, and the parameters that it sets. */
type OpenedControl = Readonly<{ title: string; control: ChipControl; sets: readonly string[] }>;

const choices = (
  name: Parameter,
  options: readonly SelectOption[],
  { isOne = false }: Readonly<{ isOne?: boolean }> = {},
): ChipControl => ({
  kind: "options",
  name,
  isOne,
  options: options.map((each) => ({ ...each, count: null })),
});

const ofGroup = ({ name, title, options }: FilterGroup): OpenedControl => ({
  title: title || (options[0]?.label ?? ""),
  control: {
    kind: "options",
    name,
    isOne: false,
    options: options.filter(({ count, chosen }) => count > 0 || chosen),
  },
  sets: [name],
});

const priceControl = ({ localizer, query, people }: ControlSources): ChipControl => {
  const { t } = localizer;
  const { priceMin, priceMax } = query;
  return {
    kind: "price",
    min: { label: t("filter.priceFrom"), value: priceMin === null ? "" : String(priceMin) },
    max: { label: t("filter.priceTo"), value: priceMax === null ? "" : String(priceMax) },
    forTwo:
      priceMax === null || people === 2
        ? null
        : {
            question: t("ownWords.isForTwo"),
            text: t("ownWords.forTwo", {
              price: formatMoney(priceMax * 100, shownCurrency(localizer)),
            }),
            path: searchPath(localizer, { ...query, priceMax: Math.floor(priceMax / 2) }),
          },
  };
};

/** Places that were said come first, so that they are seen among many. */
const placeOptions = ({ query, lookups }: ControlSources): readonly SelectOption[] =>
  lookups.destinations
    .map(({ slug, name }) => ({ value: slug, label: name, chosen: query.where.includes(slug) }))
    .toSorted((one, other) => Number(other.chosen) - Number(one.chosen));

const timeControl = (sources: ControlSources, parameter: Parameter): OpenedControl | null => {
  const { localizer, query, lookups } = sources;
  const when = toWhenView(localizer, query, lookups);
  switch (parameter) {
    case "from":
    case "to":
      return {
        title: when.titles.dates,
        control: { kind: "days", fields: when.dates.fields },
        sets: ["from", "to"],
      };
    case "month":
      return {
        title: when.titles.months,
        control: choices("month", when.months),
        sets: ["month"],
      };
    case "season":
      return {
        title: when.titles.seasons,
        control: choices("season", when.seasons),
        sets: ["season"],
      };
    case "period":
      return {
        title: when.period.label,
        control: choices("period", when.period.choices, { isOne: true }),
        sets: ["period"],
      };
    case "days":
      return {
        title: when.days.label,
        control: choices("days", when.days.choices, { isOne: true }),
        sets: ["days"],
      };
    default:
      return null;
  }
};

/** The control to which the chip of a filter opens, as the search has it. */
export const controlOf = (
  sources: ControlSources,
  groups: readonly FilterGroup[],
  parameter: Parameter,
): OpenedControl | null => {
  const { localizer, query } = sources;
  const { t } = localizer;
  const group = groups.find(({ name }) => name === parameter);
  if (group) return ofGroup(group);
  switch (parameter) {
    case "priceMin":
    case "priceMax":
      return {
        title: t("filter.price"),
        control: priceControl(sources),
        sets: ["priceMin", "priceMax"],
      };
    case "where":
      return {
        title: t("search.where"),
        control: choices("where", placeOptions(sources)),
        sets: ["where"],
      };
    case "q":
      return {
        title: t("search.where"),
        control: { kind: "text", name: "q", label: t("search.wherePlaceholder"), value: query.q },
        sets: ["q"],
      };
    case "sort":
      return {
        title: t("sort.label"),
        control: choices("sort", toSortChoices(localizer, query), { isOne: true }),
        sets: ["sort"],
      };
    default:
      return timeControl(sources, parameter);
  }
};
