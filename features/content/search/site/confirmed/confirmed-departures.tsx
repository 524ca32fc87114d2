import { fromSearchParams } from "#features/content/search/query/search-params.ts";
import { searchPath } from "#features/content/search/parts/search-bar-presenter.ts";
import { ConfirmedPage, type ConfirmedView } from "./confirmed-page.tsx";
import type { DepartureView, StatusView } from "#features/catalogue/tours/parts/departure-view.ts";
import { isDay } from "#markets/days.ts";
import { formatMonth } from "#markets/format.ts";
import { pathOf } from "#markets/paths.ts";
import { paidNote } from "#features/records/prices/parts/price-presenter.ts";
import { departureLabels, departureRowsWithPlaces } from "#features/content/search/parts/cards.ts";
import { compareForm } from "#features/catalogue/tours/parts/compare/compare-presenter.ts";
import { comparedIds } from "#features/catalogue/travels/parts/comparison/comparison-rules.ts";
import { keptFields, keptTicks } from "./kept-ticks.ts";
import {
  confirmedPath,
  confirmedChoices,
  confirmedPrices,
  dayForm,
  onlyTicks,
  toConfirmedQuery,
} from "./confirmed-filters.ts";
import { alternateUrls, pageHead } from "#markets/site/head.ts";
import { breadcrumbs, homeCrumb } from "#markets/site/breadcrumbs.ts";
import { keptPage, type PageRequest } from "#markets/site/page-route.tsx";
import departuresStyles from "#features/catalogue/tours/parts/styles/departures.css?url";
import narrowStyles from "#design/forms/narrow.css?url";
import { ages } from "#features/content/search/contract.ts";
import {
  laterPage,
  month,
  oneOf,
  type ParamNormalizer,
  pickParams,
} from "#markets/site/page-query.ts";
import type { SearchSite } from "#features/content/search/query/search-site.ts";

const perPage = 24;
const confirmedStatuses = ["CONFIRMED", "ALMOST_FULL"] as const;
const confirmedSearch = fromSearchParams(
  new URLSearchParams(confirmedStatuses.map((status) => ["status", status])),
);

/**
 * The requested page number, at most that of the last page; 1 for anything that is no page number.
 */
const pageIn = (query: URLSearchParams, pages: number): number => {
  const requested = Number(query.get("page") ?? 1);
  return Number.isSafeInteger(requested) && requested >= 1 ? Math.min(requested, pages) : 1;
};

/** Statuses that at least two rows have: the page explains them once instead of in every row. */
const sharedStatuses = (departures: readonly DepartureView[]): StatusView[] =>
  confirmedStatuses.flatMap((status) => {
    const [first, second] = departures.filter((each) => each.status.status === status);
    return first && second ? [first.status] : [];
  });

const toPaging = (
  { t }: SearchSite["localizer"],
  { page, pages }: Readonly<{ page: number; pages: number }>,
  pathAt: (page: number) => string,
): ConfirmedView["paging"] =>
  pages === 1
    ? null
    : {
        label: t("paging.label"),
        text: t("paging.page", { page, pages }),
        previous: { label: t("paging.previous"), path: page > 1 ? pathAt(page - 1) : null },
        next: { label: t("paging.next"), path: page < pages ? pathAt(page + 1) : null },
      };

export const load = async ({ site, searchParams }: PageRequest<SearchSite>) => {
  const { catalogue, localizer, product, market } = site;
  const { t } = localizer;
  const query = searchParams;
  const path = pathOf(market.id, "tours") ?? "/";
  const { chosen, name, choices } = await confirmedChoices(site, query, path);
  const filterQuery = toConfirmedQuery(chosen);
  const total = await catalogue.confirmedCount(filterQuery);
  const pages = Math.max(1, Math.ceil(total / perPage));
  const page = pageIn(query, pages);
  const tours = await catalogue.confirmedTours(perPage, (page - 1) * perPage, filterQuery);
  const departures = await departureRowsWithPlaces(site, tours);
  const months = Map.groupBy(departures, ({ from }) => from.iso.slice(0, 7));
  const kept = await keptTicks(site, searchParams, departures);
  const isComparable = departures.length > 1 || kept.elsewhere.length > 0;
  const pathAt = (number: number) => confirmedPath(path, chosen, number);
  const pageText = t("paging.page", { page, pages });
  const titleSuffix = name ? ` · ${name}` : "";
  const view: ConfirmedView = {
    title: t("confirmed.title"),
    text: [t("confirmed.text"), paidNote(localizer)].filter(Boolean).join(" "),
    searchLink:
      chosen.on === null
        ? {
            label: t("confirmed.narrow"),
            path: searchPath(localizer, { ...confirmedSearch, ...filterQuery }),
          }
        : null,
    day: dayForm(localizer, path, chosen),
    filters: choices,
    noResults:
      total > 0
        ? null
        : name === ""
          ? { text: t("departures.none"), back: null }
          : {
              text: t("confirmed.noneChosen"),
              back: { label: t("filter.clearAll"), path: confirmedPath(path, onlyTicks(chosen)) },
            },
    statuses: sharedStatuses(departures),
    months: [...months].map(([month, ofMonth]) => ({
      month,
      title: formatMonth(month, localizer.market.language),
      departures: ofMonth,
    })),
    labels: {
      ...departureLabels(site),
      paid: null,
      compare: isComparable ? t("compare.tick") : null,
      ticked: kept.ids,
    },
    compare: isComparable
      ? compareForm(site.localizer, 1, null, { ...kept, path, fields: keptFields(chosen, page) })
      : null,
    paging: toPaging(localizer, { page, pages }, pathAt),
  };
  const otherMarketUrls = alternateUrls(site, "tours");
  return {
    view,
    // The links to other markets drop the page number and the filters, which would select other
    // departures in those markets.
    otherMarketUrls:
      page > 1 || name
        ? { ...otherMarketUrls, ...alternateUrls(site, new Map([[market.id, pathAt(page)]])) }
        : otherMarketUrls,
    head: pageHead(site, {
      title: `${t("meta.tours.title", { product })}${titleSuffix}${page > 1 ? ` · ${pageText}` : ""}`,
      description: t("meta.tours.description"),
      path: confirmedPath(path, { ...chosen, compare: null }, page),
      robots: page > 1 || name || kept.ids.length > 0 ? "noindex,follow" : null,
      alternates: "tours",
      feed: null,
      structuredData: [breadcrumbs(site, [homeCrumb(site), { label: view.title, path }])],
    }),
  };
};

type Props = Awaited<ReturnType<typeof load>>;

const ConfirmedDepartures = ({ view }: Props) => <ConfirmedPage view={view} />;

// The pattern is narrow so that made-up values cannot fill the page cache.
const region: ParamNormalizer = (text) => (/^[a-z]{2,20}(-[a-z]{1,20})?$/.test(text) ? text : null);
const length: ParamNormalizer = (text) =>
  /^([a-z]{2,20}|[a-z0-9]{1,10}(-[a-z0-9]{1,10}){1,4})$/.test(text) ? text : null;
const dayOnTheRoad: ParamNormalizer = (text) =>
  /^20[2-4]\d-/.test(text) && isDay(text) ? text : null;

const readQuery = pickParams({
  where: region,
  month,
  age: oneOf(...ages),
  duration: length,
  priceMax: oneOf(...confirmedPrices),
  on: dayOnTheRoad,
  page: laterPage,
});

export const confirmedPage = keptPage({
  query(params) {
    const query = readQuery(params);
    const { ids } = comparedIds(params);
    if (ids.length > 0) query.set("compare", ids.join(","));
    return query;
  },
  stylesheets: [departuresStyles, narrowStyles],
  load,
  Page: ConfirmedDepartures,
});
