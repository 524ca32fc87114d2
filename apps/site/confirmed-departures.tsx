import { parseSearch } from "#features/search/address.ts";
import { searchPath } from "#features/search/parts/show.ts";
import { ConfirmedPage, type ConfirmedView } from "#features/tours/site/confirmed-page.tsx";
import type { DepartureView, StatusView } from "#features/tours/parts/departure-view.ts";
import { formatMonth, shortMonthTitle } from "#markets/format.ts";
import { pathOf } from "#markets/markets.ts";
import type { Route } from "./+types/confirmed-departures.ts";
import { departureWords, placedDeparturesOf } from "./cards.ts";
import { type SiteRequest, siteContext } from "./context.ts";
import { addressesElsewhere, pageHead } from "./head.ts";
import { breadcrumbs, fromHome } from "./structured.ts";

const perPage = 24;
const sure = ["CONFIRMED", "ALMOST_FULL"] as const;
const willLeave = parseSearch(new URLSearchParams(sure.map((status) => ["status", status])));

/** The page asked for, the last where there are not so many; 1 for what is no page. */
const pageIn = (query: URLSearchParams, pages: number): number => {
  const asked = Number(query.get("page") ?? 1);
  return Number.isSafeInteger(asked) && asked >= 1 ? Math.min(asked, pages) : 1;
};

/** The month asked for, where a group leaves in it for sure. */
const monthIn = (query: URLSearchParams, counts: ReadonlyMap<string, number>): string | null => {
  const asked = query.get("month");
  return asked !== null && counts.has(asked) ? asked : null;
};

/** Where the list of a month, or of all, has its page of a number. */
const addressOf = (path: string, month: string | null, page: number): string => {
  const query = new URLSearchParams();
  if (month) query.set("month", month);
  if (page > 1) query.set("page", String(page));
  return query.size > 0 ? `${path}?${query}` : path;
};

/** How many groups leave for sure in a month, or in all of them together. */
const countOf = (counts: ReadonlyMap<string, number>, month: string | null): number =>
  month === null
    ? [...counts.values()].reduce((sum, count) => sum + count, 0)
    : (counts.get(month) ?? 0);

/** The months in which groups leave for sure, all of them together first. */
const showChoices = (
  { voice: { say, market, today } }: SiteRequest,
  counts: ReadonlyMap<string, number>,
  { path, chosen }: Readonly<{ path: string; chosen: string | null }>,
): ConfirmedView["choices"] => {
  const choice = (month: string | null, label: string) => {
    const n = countOf(counts, month);
    return {
      label,
      count: String(n),
      read: say("count.departures", { n }),
      path: addressOf(path, month, 1),
      isChosen: month === chosen,
    };
  };
  return [
    choice(null, say("confirmed.all")),
    ...[...counts.keys()].map((month) =>
      choice(month, shortMonthTitle(month, market.language, today)),
    ),
  ];
};

/** The statuses that more than one of the rows has, each once, the surest first. */
const shared = (departures: readonly DepartureView[]): StatusView[] =>
  sure.flatMap((status) => {
    const [first, next] = departures.filter((each) => each.status.status === status);
    return first && next ? [first.status] : [];
  });

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const site = context.get(siteContext);
  const { catalogue, voice, product, market } = site;
  const { say } = voice;
  const query = new URL(request.url).searchParams;
  const counts = await catalogue.confirmedMonths();
  const chosen = monthIn(query, counts);
  const path = pathOf(market.id, "tours") ?? "/";
  const pages = Math.max(1, Math.ceil(countOf(counts, chosen) / perPage));
  const page = pageIn(query, pages);
  const tours = await catalogue.confirmedTours(perPage, (page - 1) * perPage, chosen);
  const departures = await placedDeparturesOf(site, tours);
  const months = Map.groupBy(departures, ({ from }) => from.iso.slice(0, 7));
  const pathAt = (number: number) => addressOf(path, chosen, number);
  const paged = say("paging.page", { page, pages });
  const inMonth = chosen ? ` · ${formatMonth(chosen, voice.market.language)}` : "";
  const view: ConfirmedView = {
    title: say("confirmed.title"),
    text: say("confirmed.text"),
    narrow: { label: say("confirmed.narrow"), path: searchPath(voice, willLeave) },
    choicesLabel: say("search.months"),
    choices: showChoices(site, counts, { path, chosen }),
    none: departures.length === 0 ? say("departures.none") : null,
    statuses: shared(departures),
    months: [...months].map(([month, shown]) => ({
      month,
      title: formatMonth(month, voice.market.language),
      departures: shown,
    })),
    words: departureWords(site),
    paging:
      pages === 1
        ? null
        : {
            label: say("paging.label"),
            text: paged,
            previous: {
              label: say("paging.previous"),
              path: page > 1 ? pathAt(page - 1) : null,
            },
            next: { label: say("paging.next"), path: page < pages ? pathAt(page + 1) : null },
          },
  };
  const elsewhere = addressesElsewhere(site, "tours");
  return {
    view,
    // Another page of another list would be a place that nobody chose.
    elsewhere:
      page > 1 || chosen
        ? { ...elsewhere, ...addressesElsewhere(site, new Map([[market.id, pathAt(page)]])) }
        : elsewhere,
    head: pageHead(site, {
      title: `${say("meta.tours.title", { product })}${inMonth}${page > 1 ? ` · ${paged}` : ""}`,
      description: say("meta.tours.description"),
      path: pathAt(page),
      robots: page > 1 || chosen ? "noindex,follow" : null,
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
