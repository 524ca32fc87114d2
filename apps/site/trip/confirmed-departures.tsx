import { fromSearchParams } from "#features/search/query/search-params.ts";
import { searchPath } from "#features/search/parts/search-bar-presenter.ts";
import { ConfirmedPage, type ConfirmedView } from "#features/tours/site/confirmed-page.tsx";
import type { DepartureView, StatusView } from "#features/tours/parts/departure-view.ts";
import { formatMonth } from "#markets/format.ts";
import { pathOf } from "#markets/markets.ts";
import type { Route } from "./+types/confirmed-departures.ts";
import { departureLabels, departureRowsWithPlaces } from "../cards/cards.ts";
import { addressOfChosen, confirmedChoices, queryOfChosen } from "./confirmed-filters.ts";
import { siteContext } from "../context.ts";
import { alternateUrls, pageHead } from "../document/head.ts";
import { breadcrumbs, fromHome } from "../document/structured-data.ts";

const perPage = 24;
const sure = ["CONFIRMED", "ALMOST_FULL"] as const;
const willLeave = fromSearchParams(new URLSearchParams(sure.map((status) => ["status", status])));

/** The page asked for, the last where there are not so many; 1 for what is no page. */
const pageIn = (query: URLSearchParams, pages: number): number => {
  const asked = Number(query.get("page") ?? 1);
  return Number.isSafeInteger(asked) && asked >= 1 ? Math.min(asked, pages) : 1;
};

/** The statuses that more than one of the rows has, each once, the surest first. */
const shared = (departures: readonly DepartureView[]): StatusView[] =>
  sure.flatMap((status) => {
    const [first, next] = departures.filter((each) => each.status.status === status);
    return first && next ? [first.status] : [];
  });

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const site = context.get(siteContext);
  const { catalogue, localizer, product, market } = site;
  const { t } = localizer;
  const query = new URL(request.url).searchParams;
  const path = pathOf(market.id, "tours") ?? "/";
  const { chosen, name, choices } = await confirmedChoices(site, query, path);
  const narrowed = queryOfChosen(chosen);
  const total = await catalogue.confirmedCount(narrowed);
  const pages = Math.max(1, Math.ceil(total / perPage));
  const page = pageIn(query, pages);
  const tours = await catalogue.confirmedTours(perPage, (page - 1) * perPage, narrowed);
  const departures = await departureRowsWithPlaces(site, tours);
  const months = Map.groupBy(departures, ({ from }) => from.iso.slice(0, 7));
  const pathAt = (number: number) => addressOfChosen(path, chosen, number);
  const paged = t("paging.page", { page, pages });
  const called = name ? ` · ${name}` : "";
  const view: ConfirmedView = {
    title: t("confirmed.title"),
    text: t("confirmed.text"),
    narrow: {
      label: t("confirmed.narrow"),
      path: searchPath(localizer, { ...willLeave, ...narrowed }),
    },
    choices,
    none:
      total > 0
        ? null
        : name === ""
          ? { text: t("departures.none"), back: null }
          : { text: t("confirmed.noneChosen"), back: { label: t("filter.clearAll"), path } },
    statuses: shared(departures),
    months: [...months].map(([month, shown]) => ({
      month,
      title: formatMonth(month, localizer.market.language),
      departures: shown,
    })),
    words: departureLabels(site),
    paging:
      pages === 1
        ? null
        : {
            label: t("paging.label"),
            text: paged,
            previous: {
              label: t("paging.previous"),
              path: page > 1 ? pathAt(page - 1) : null,
            },
            next: { label: t("paging.next"), path: page < pages ? pathAt(page + 1) : null },
          },
  };
  const otherMarketUrls = alternateUrls(site, "tours");
  return {
    view,
    // Another page of another list would be a place that nobody chose.
    otherMarketUrls:
      page > 1 || name
        ? { ...otherMarketUrls, ...alternateUrls(site, new Map([[market.id, pathAt(page)]])) }
        : otherMarketUrls,
    head: pageHead(site, {
      title: `${t("meta.tours.title", { product })}${called}${page > 1 ? ` · ${paged}` : ""}`,
      description: t("meta.tours.description"),
      path: pathAt(page),
      robots: page > 1 || name ? "noindex,follow" : null,
      alternates: "tours",
      feed: null,
      things: [breadcrumbs(site, [fromHome(site), { label: view.title, path }])],
    }),
  };
};

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

const ConfirmedDepartures = ({ loaderData }: Route.ComponentProps) => (
  <ConfirmedPage view={loaderData.view} />
);
export default ConfirmedDepartures;
