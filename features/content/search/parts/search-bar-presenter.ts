import type { Localizer } from "#markets/localizer.ts";
import { pathOf } from "#markets/paths.ts";
import {
  defaultSort,
  emptySearch,
  sortForKeyword,
  toSearchParams,
} from "../query/search-params.ts";
import { ages, type SearchQuery } from "#features/content/search/contract.ts";
import type { SearchBarView } from "#features/content/search/parts/search-view.ts";
import { whenText, toWhenView } from "./when/when-presenter.ts";
import type { SearchLookups } from "./search-lookups.ts";

export const searchPath = ({ market }: Pick<Localizer, "market">, query: SearchQuery): string => {
  const text = toSearchParams(query).toString();
  return `${pathOf(market.id, "search") ?? "/"}${text ? `?${text}` : ""}`;
};

/**
 * Keeps only the fields of the search bar, for how many prices are shown and how results look, in
 * the default order, from the first page.
 */
export const withoutFilters = ({
  where,
  q,
  from,
  to,
  month,
  season,
  period,
  days,
  people,
  isCompact,
}: SearchQuery) => ({
  ...emptySearch,
  where,
  q,
  from,
  to,
  month,
  season,
  period,
  days,
  people,
  isCompact,
  sort: defaultSort(q),
});

/** Keeps only the filters, without the fields of the search bar. */
const onlyFilters = (query: SearchQuery): SearchQuery => ({
  ...query,
  where: [],
  q: "",
  from: null,
  to: null,
  month: [],
  season: [],
  period: null,
  days: null,
  age: [],
  sort: sortForKeyword("", query),
  page: 1,
});

/** Offers each age group. A search for several age groups adds them together as one more option. */
const ageChoices = ({ t }: Localizer, { age }: SearchQuery): SearchBarView["age"] => {
  const value = age.join(" ");
  const ageLabel = (each: string) => t(`age.${each as (typeof ages)[number]}`);
  const offered = ages.filter((each) => each !== "all");
  const values: string[] = age.length > 1 || age[0] === "all" ? [...offered, value] : offered;
  return {
    label: t("search.age"),
    any: t("age.any"),
    value,
    choices: values.map((each) => ({
      value: each,
      label: each.split(" ").map(ageLabel).join(", "),
      chosen: each === value,
    })),
  };
};

/** On pages without a search, `query` is empty. */
export const toSearchBar = (
  localizer: Localizer,
  query: SearchQuery,
  lookups: SearchLookups,
): SearchBarView => {
  const { t, market } = localizer;
  const names = new Map(lookups.destinations.map(({ slug, name }) => [slug, name]));
  const chosen = query.where.map((slug) => names.get(slug) ?? slug);
  const whereText = [...chosen, query.q].filter(Boolean).join(", ");
  const dates = whenText(localizer, query, lookups.resources);
  const place = whereText || t(dates ? "search.anywhere" : "search.wherePlaceholder");
  return {
    action: pathOf(market.id, "search") ?? "/",
    api: `${lookups.apiBase}/${market.apiCountry}`,
    label: t("search.label"),
    where: {
      label: t("search.where"),
      placeholder: t("search.wherePlaceholder"),
      value: query.q,
      text: [place, dates].filter(Boolean).join(" · "),
      chosen: query.where.map((slug) => ({
        value: slug,
        label: names.get(slug) ?? slug,
        chosen: true,
      })),
      chosenLabel: t("search.chosenPlaces"),
      places: lookups.destinations.flatMap(({ kind, name }) => (kind === "place" ? [] : [name])),
    },
    when: toWhenView(localizer, query, lookups),
    age: ageChoices(localizer, query),
    submit: t("search.submit"),
    close: t("nav.close"),
    clear: t("search.clear"),
    clearPath: searchPath(localizer, onlyFilters(query)),
  };
};
