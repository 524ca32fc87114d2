import type { Day } from "#markets/days.ts";
import type { FilterLink, ConfirmedView } from "./confirmed-page.tsx";
import { ages, type SearchQuery } from "#features/content/search/contract.ts";
import { formatLongDate, formatMonth, shortMonthTitle } from "#markets/format.ts";
import { regions } from "#features/content/search/parts/areas/areas.ts";
import type { ConfirmedQuery } from "#features/content/search/site/reads.ts";
import type { Resource } from "#features/catalogue/resources/contract.ts";
import { formatAmount } from "#markets/localizer.ts";
import type { SearchSite } from "#features/content/search/query/search-site.ts";

type Age = SearchQuery["age"][number];

/** The chosen filters of the list of confirmed departures; null where nothing is chosen. */
export type ConfirmedFilter = Readonly<{
  where: string | null;
  month: string | null;
  age: Age | null;
  duration: string | null;
  /** In whole units of the market's currency. */
  priceMax: string | null;
  /** A day on which the group is under way. */
  on: Day | null;
  /** Ids of departures that were ticked for a comparison, which no filter takes away. */
  compare: string | null;
}>;

/** Round limits, of which the list offers those that find something. */
export const confirmedPrices = ["1000", "1500", "2000", "3000"] as const;

type Region = Readonly<{ slug: string; label: string }>;

const asList = <Value>(value: Value | null): readonly Value[] => (value === null ? [] : [value]);

export const toConfirmedQuery = ({
  where,
  month,
  age,
  duration,
  priceMax,
  on,
}: ConfirmedFilter): Required<Omit<ConfirmedQuery, "period">> => ({
  where: asList(where),
  month: asList(month),
  age: asList(age),
  duration: asList(duration),
  priceMax: priceMax === null ? null : Number(priceMax),
  onDay: on,
});

/** What stays where all filters are taken away. */
export const onlyTicks = ({ compare }: ConfirmedFilter): ConfirmedFilter => ({
  where: null,
  month: null,
  age: null,
  duration: null,
  priceMax: null,
  on: null,
  compare,
});

/** @param path of the unfiltered list */
export const confirmedPath = (path: string, chosen: ConfirmedFilter, page = 1): string => {
  const query = new URLSearchParams(
    Object.entries(chosen).flatMap(([name, value]) => (value === null ? [] : [[name, value]])),
  );
  if (page > 1) query.set("page", String(page));
  return query.size > 0 ? `${path}?${query}` : path;
};

const regionsOf = async ({ catalogue, localizer }: SearchSite): Promise<readonly Region[]> => {
  const known = await catalogue.destinations();
  return regions.flatMap((code) =>
    known
      .filter((each) => each.kind === "region" && each.code === code)
      .map(({ slug }) => ({ slug, label: localizer.t(`area.${code}`) })),
  );
};

/** Values that the market does not have are dropped. */
const filterFrom = (
  query: URLSearchParams,
  regionsInMarket: readonly Region[],
  months: ReadonlyMap<string, number>,
  durations: readonly Resource[],
): ConfirmedFilter => ({
  where: regionsInMarket.find(({ slug }) => slug === query.get("where"))?.slug ?? null,
  month: [...months.keys()].find((month) => month === query.get("month")) ?? null,
  age: ages.find((age) => age === query.get("age")) ?? null,
  duration: durations.find(({ slug }) => slug === query.get("duration"))?.slug ?? null,
  priceMax: confirmedPrices.find((price) => price === query.get("priceMax")) ?? null,
  on: query.get("on"),
  compare: query.get("compare"),
});

const priceLabel = (localizer: SearchSite["localizer"], units: string): string =>
  localizer.t("filter.upTo", { price: formatAmount(localizer, Number(units) * 100) });

/** `Asia · May 2027`; empty where nothing is chosen. */
const nameOf = (
  localizer: SearchSite["localizer"],
  { where, month, age, duration, priceMax, on }: ConfirmedFilter,
  regionsInMarket: readonly Region[],
  durations: readonly Resource[],
): string =>
  [
    regionsInMarket.find(({ slug }) => slug === where)?.label,
    month ? formatMonth(month, localizer.market.language) : undefined,
    age ? localizer.t(`age.${age}`) : undefined,
    durations.find(({ slug }) => slug === duration)?.name,
    priceMax ? priceLabel(localizer, priceMax) : undefined,
    on ? localizer.t("confirmed.onDay", { date: formatLongDate(on, localizer.market) }) : undefined,
  ]
    .filter((part) => part !== undefined)
    .join(" · ");

type FilterOption = Readonly<{
  label: string;
  change: Partial<ConfirmedFilter>;
  /** The number of departures; null when `filterLinks` has to count them. */
  count: number | null;
}>;

/**
 * Links for the options of one filter. The first option removes the filter and is always offered;
 * other options are left out when they find nothing, unless they are chosen.
 */
const filterLinks = async (
  { catalogue, localizer: { t } }: SearchSite,
  path: string,
  chosen: ConfirmedFilter,
  options: readonly FilterOption[],
): Promise<readonly FilterLink[]> => {
  const links = await Promise.all(
    options.map(async ({ label, change, count: known }) => {
      const changed = { ...chosen, ...change };
      const n = known ?? (await catalogue.confirmedCount(toConfirmedQuery(changed)));
      const changedPath = confirmedPath(path, changed);
      const isChosen = changedPath === confirmedPath(path, chosen);
      const countText = t("count.departures", { n });
      return { label, count: String(n), countText, path: changedPath, isChosen };
    }),
  );
  return links.filter(({ count, isChosen }, at) => at === 0 || isChosen || count !== "0");
};

const monthOptions = (
  { t, market }: SearchSite["localizer"],
  allMonths: ReadonlyMap<string, number>,
  filtered: ReadonlyMap<string, number>,
): readonly FilterOption[] => [
  {
    label: t("confirmed.all"),
    change: { month: null },
    count: [...filtered.values()].reduce((sum, n) => sum + n, 0),
  },
  ...[...allMonths.keys()].map((month) => ({
    label: shortMonthTitle(month, market.language),
    change: { month },
    count: filtered.get(month) ?? 0,
  })),
];

export const confirmedChoices = async (
  site: SearchSite,
  query: URLSearchParams,
  path: string,
): Promise<
  Readonly<{ chosen: ConfirmedFilter; name: string; choices: ConfirmedView["filters"] }>
> => {
  const { catalogue, localizer } = site;
  const { t } = localizer;
  const [regionsInMarket, months, resources] = await Promise.all([
    regionsOf(site),
    catalogue.confirmedMonths(),
    catalogue.resources(),
  ]);
  const durations = resources.filter(({ kind }) => kind === "durations");
  const chosen = filterFrom(query, regionsInMarket, months, durations);
  const filteredMonths = await catalogue.confirmedMonths(toConfirmedQuery(chosen));
  const groups: readonly (readonly [label: string, options: readonly FilterOption[]])[] = [
    [
      t("destinations.areas"),
      [
        { label: t("confirmed.allContinents"), change: { where: null }, count: null },
        ...regionsInMarket.map(({ slug, label }) => ({
          label,
          change: { where: slug },
          count: null,
        })),
      ],
    ],
    [t("search.months"), monthOptions(localizer, months, filteredMonths)],
    [
      t("filter.age"),
      [
        { label: t("age.any"), change: { age: null }, count: null },
        ...ages.map((age) => ({ label: t(`age.${age}`), change: { age }, count: null })),
      ],
    ],
    [
      t("filter.duration"),
      [
        { label: t("confirmed.anyLength"), change: { duration: null }, count: null },
        ...durations.map(({ slug, name }) => ({
          label: name,
          change: { duration: slug },
          count: null,
        })),
      ],
    ],
    [
      t("filter.price"),
      [
        { label: t("confirmed.anyPrice"), change: { priceMax: null }, count: null },
        ...confirmedPrices.map((priceMax) => ({
          label: priceLabel(localizer, priceMax),
          change: { priceMax },
          count: null,
        })),
      ],
    ],
  ];
  const choices = await Promise.all(
    groups.map(async ([label, options]) => ({
      label,
      choices: await filterLinks(site, path, chosen, options),
    })),
  );
  return { chosen, name: nameOf(localizer, chosen, regionsInMarket, durations), choices };
};

/** The form of a day on the road, which keeps the other filters. */
export const dayForm = (
  { t, today }: SearchSite["localizer"],
  path: string,
  chosen: ConfirmedFilter,
): ConfirmedView["day"] => {
  const others = { ...chosen, on: null };
  return {
    path,
    kept: Object.entries(others).flatMap(([name, value]) =>
      value === null ? [] : [[name, value] as const],
    ),
    label: t("confirmed.dayLabel"),
    earliest: today,
    value: chosen.on ?? "",
    submit: t("confirmed.dayShow"),
    clear:
      chosen.on === null
        ? null
        : { label: t("confirmed.anyDay"), path: confirmedPath(path, others) },
  };
};
