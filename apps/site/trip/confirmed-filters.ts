import type { FilterLink, ConfirmedView } from "#features/tours/site/confirmed-page.tsx";
import { ages, type SearchQuery } from "#features/search/contract.ts";
import { formatMonth, shortMonthTitle } from "#markets/format.ts";
import { regions } from "../destinations/areas.ts";
import type { ConfirmedQuery } from "../catalogue.ts";
import type { SiteRequest } from "../context.ts";

type Age = SearchQuery["age"][number];

/** What is chosen of the departures that will leave; null where all are. */
export type ConfirmedFilter = Readonly<{
  where: string | null;
  month: string | null;
  age: Age | null;
}>;

type Region = Readonly<{ slug: string; label: string }>;

const asList = <Value>(value: Value | null): readonly Value[] => (value === null ? [] : [value]);

/** The same choice as a search says it. */
export const queryOfChosen = ({
  where,
  month,
  age,
}: ConfirmedFilter): Required<ConfirmedQuery> => ({
  where: asList(where),
  month: asList(month),
  age: asList(age),
});

/** Where a choice has its page of a number. */
export const addressOfChosen = (path: string, chosen: ConfirmedFilter, page = 1): string => {
  const query = new URLSearchParams(
    Object.entries(chosen).flatMap(([name, value]) => (value === null ? [] : [[name, value]])),
  );
  if (page > 1) query.set("page", String(page));
  return query.size > 0 ? `${path}?${query}` : path;
};

const regionsOf = async ({ catalogue, localizer }: SiteRequest): Promise<readonly Region[]> => {
  const known = await catalogue.destinations();
  return regions.flatMap((code) =>
    known
      .filter((each) => each.kind === "region" && each.code === code)
      .map(({ slug }) => ({ slug, label: localizer.t(`area.${code}`) })),
  );
};

/** What an address chooses; what this market has not is left out. */
const chosenIn = (
  query: URLSearchParams,
  known: readonly Region[],
  months: ReadonlyMap<string, number>,
): ConfirmedFilter => ({
  where: known.find(({ slug }) => slug === query.get("where"))?.slug ?? null,
  month: [...months.keys()].find((month) => month === query.get("month")) ?? null,
  age: ages.find((age) => age === query.get("age")) ?? null,
});

/** How a choice is called: `Asia · May 2027`; empty where nothing is chosen. */
const nameOf = (
  { t, market }: SiteRequest["localizer"],
  { where, month, age }: ConfirmedFilter,
  known: readonly Region[],
): string =>
  [
    known.find(({ slug }) => slug === where)?.label,
    month ? formatMonth(month, market.language) : undefined,
    age ? t(`age.${age}`) : undefined,
  ]
    .filter((each) => each !== undefined)
    .join(" · ");

type Offer = Readonly<{ label: string; change: Partial<ConfirmedFilter>; n: number | null }>;

/** What can be chosen in place of what is; all of a kind stand first, and what would find nothing stays away. */
const offersOf = async (
  { catalogue, localizer: { t } }: SiteRequest,
  path: string,
  chosen: ConfirmedFilter,
  offers: readonly Offer[],
): Promise<readonly FilterLink[]> => {
  const all = await Promise.all(
    offers.map(async ({ label, change, n: known }) => {
      const other = { ...chosen, ...change };
      const n = known ?? (await catalogue.confirmedCount(queryOfChosen(other)));
      const address = addressOfChosen(path, other);
      const isChosen = address === addressOfChosen(path, chosen);
      const read = t("count.departures", { n });
      return { label, count: String(n), read, path: address, isChosen };
    }),
  );
  return all.filter(({ count, isChosen }, at) => at === 0 || isChosen || count !== "0");
};

const monthOffers = (
  { t, market }: SiteRequest["localizer"],
  all: ReadonlyMap<string, number>,
  own: ReadonlyMap<string, number>,
): readonly Offer[] => [
  {
    label: t("confirmed.all"),
    change: { month: null },
    n: [...own.values()].reduce((sum, n) => sum + n, 0),
  },
  ...[...all.keys()].map((month) => ({
    label: shortMonthTitle(month, market.language),
    change: { month },
    n: own.get(month) ?? 0,
  })),
];

/** What is chosen of the departures that will leave, how it is called, and what else can be chosen. */
export const confirmedChoices = async (
  site: SiteRequest,
  query: URLSearchParams,
  path: string,
): Promise<
  Readonly<{ chosen: ConfirmedFilter; name: string; choices: ConfirmedView["choices"] }>
> => {
  const { catalogue, localizer } = site;
  const { t } = localizer;
  const [known, months] = await Promise.all([regionsOf(site), catalogue.confirmedMonths()]);
  const chosen = chosenIn(query, known, months);
  const own = await catalogue.confirmedMonths(queryOfChosen(chosen));
  const groups: readonly (readonly [label: string, offers: readonly Offer[]])[] = [
    [
      t("destinations.areas"),
      [
        { label: t("confirmed.allContinents"), change: { where: null }, n: null },
        ...known.map(({ slug, label }) => ({ label, change: { where: slug }, n: null })),
      ],
    ],
    [t("search.months"), monthOffers(localizer, months, own)],
    [
      t("filter.age"),
      [
        { label: t("calendar.allAges"), change: { age: null }, n: null },
        // "All (25-49)" would be read as another word for the choice of all ages.
        ...ages.map((age) => ({
          label: age === "all" ? "25-49" : t(`age.${age}`),
          change: { age },
          n: null,
        })),
      ],
    ],
  ];
  const choices = await Promise.all(
    groups.map(async ([label, offers]) => ({
      label,
      choices: await offersOf(site, path, chosen, offers),
    })),
  );
  return { chosen, name: nameOf(localizer, chosen, known), choices };
};
