import { spanText } from "#features/catalogue/events/parts/days-text.ts";
import { countCities, eventsOn } from "../public/find-events.ts";
import { eventPresets } from "../contract.ts";
import { daysOfPreset } from "../public/presets.ts";
import { EventsPage } from "./events-page.tsx";
import type { EventFormView, EventsView } from "./events-view.ts";
import { pathOf } from "#markets/paths.ts";
import { alternateUrls, pageHead } from "#markets/site/head.ts";
import { breadcrumbs, homeCrumb } from "#markets/site/breadcrumbs.ts";
import { keptPage, type PageRequest } from "#markets/site/page-route.tsx";
import { type WrittenRouteReads, pathsInMarket } from "#markets/site/paths-in-market.ts";
import { comingEvents, eventRows } from "#features/catalogue/events/parts/load-event-rows.ts";
import {
  choicesIn,
  eventsPath,
  type EventChoices,
} from "#features/catalogue/events/parts/events-path.ts";
import { type EventSearch, nearbyView, noEventsView } from "./no-events.ts";
import eventsStyles from "./styles/events.css?url";
import type { PictureReads } from "#features/assets/media/site/reads.ts";
import type { CoordinatorReads } from "#features/catalogue/coordinators/site/reads.ts";
import type { EventReads } from "./reads.ts";
import { cityName, laterPage, oneOf, pickParams } from "#markets/site/page-query.ts";
import type { Site } from "#markets/site/site.ts";

/** What is read here of the market, for one request. */
type PageSite = Site<WrittenRouteReads & CoordinatorReads & EventReads & PictureReads>;

const perPage = 20;

const formView = (
  { localizer: { t } }: PageSite,
  path: string,
  { city, when }: EventChoices,
  cities: readonly string[],
): EventFormView => ({
  path,
  city: {
    label: t("events.city"),
    choices: [
      { value: "", label: t("events.everywhere"), isChosen: city === null },
      ...cities.map((each) => ({ value: each, label: each, isChosen: each === city })),
    ],
  },
  when: {
    label: t("events.when"),
    choices: eventPresets.map((preset) => ({
      value: preset,
      label: t(`events.preset.${preset}`),
      isChosen: preset === when,
    })),
  },
  submit: t("events.show"),
});

const countText = ({ localizer: { t } }: PageSite, n: number, city: string | null): string =>
  city === null ? t("events.count", { n }) : t("events.countIn", { n, city });

const daysText = ({ localizer }: PageSite, { choices, days }: EventSearch): string | null =>
  days &&
  localizer.t("events.days", {
    preset: localizer.t(`events.preset.${choices.when}`),
    days: spanText(localizer, days),
  });

const pagingView = (
  { localizer: { t } }: PageSite,
  { path, choices }: EventSearch,
  page: number,
  pages: number,
): EventsView["paging"] =>
  pages === 1
    ? null
    : {
        label: t("paging.label"),
        text: t("paging.page", { page, pages }),
        previous: {
          label: t("paging.previous"),
          path: page > 1 ? eventsPath(path, choices, page - 1) : null,
        },
        next: {
          label: t("paging.next"),
          path: page < pages ? eventsPath(path, choices, page + 1) : null,
        },
      };

const howLink = async (site: PageSite): Promise<EventsView["how"]> => {
  const path = pathsInMarket(site, await site.catalogue.contents())("wemeet");
  return path === null ? null : { label: site.localizer.t("events.how"), path };
};

export const load = async ({ site, searchParams }: PageRequest<PageSite>) => {
  const { localizer, product } = site;
  const { t, market, today } = localizer;
  const path = pathOf(market.id, "events-wemeet") ?? "/";
  const all = await comingEvents(site);
  const cities = countCities(all, market).map(({ city }) => city);
  const choices = choicesIn(searchParams, cities);
  const days = daysOfPreset(choices.when, today, market);
  const search: EventSearch = { path, choices, days, all };
  const found = eventsOn(all, { days, city: choices.city }, today, market);
  const pages = Math.max(1, Math.ceil(found.length / perPage));
  const page = Math.min(Number(searchParams.get("page") ?? 1), pages);
  const isNarrowed = choices.city !== null || choices.when !== "whenever" || page > 1;
  const view: EventsView = {
    title: t("nav.events"),
    lead: t("events.lead"),
    form: formView(site, path, choices, cities),
    count: found.length > 0 ? countText(site, found.length, choices.city) : null,
    days: daysText(site, search),
    events: await eventRows(site, found.slice((page - 1) * perPage, page * perPage)),
    none: found.length > 0 ? null : noEventsView(site, search),
    nearby: found.length > 0 ? nearbyView(site, search) : null,
    how: await howLink(site),
    paging: pagingView(site, search, page, pages),
  };
  return {
    view,
    // Cities are those of one market, so other markets get the whole list.
    otherMarketUrls: alternateUrls(site, "events-wemeet"),
    head: pageHead(site, {
      title: t("meta.events.title", { product }),
      description: t("meta.events.description", { product }),
      path: eventsPath(path, choices, page),
      robots: isNarrowed ? "noindex,follow" : null,
      alternates: "events-wemeet",
      structuredData: [breadcrumbs(site, [homeCrumb(site), { label: view.title, path }])],
    }),
  };
};

type Props = Awaited<ReturnType<typeof load>>;

const Events = ({ view }: Props) => <EventsPage view={view} />;

export const eventsPage = keptPage({
  query: pickParams({
    city: cityName,
    when: oneOf(...eventPresets.filter((preset) => preset !== "whenever")),
    page: laterPage,
  }),
  stylesheets: [eventsStyles],
  load,
  Page: Events,
});
