import type { ReactNode } from "react";
import type { TripSlots } from "../trip/trip.tsx";
import type { Tour } from "#features/catalogue/tours/contract.ts";
import { ageSpan, isPast, opensLater } from "#features/catalogue/tours/rules.ts";
import { tourPath } from "#features/catalogue/tours/parts/departure-presenter.ts";
import {
  decisionLines,
  toDeparturePanels,
} from "#features/catalogue/tours/parts/departure-panels.ts";
import {
  formatAges,
  formatRange,
  toStatusView,
} from "#features/catalogue/tours/parts/status/status-presenter.ts";
import { otherDates } from "#features/catalogue/tours/parts/other-dates.ts";
import { toNextDates } from "#features/catalogue/tours/parts/next-dates-presenter.ts";
import type { People } from "#features/records/prices/contract.ts";
import { DeparturePage } from "./departure-page.tsx";
import type { DeparturePageView, GonePageView } from "./departure-page-view.ts";
import type { Travel } from "#features/catalogue/travels/contract.ts";
import {
  priceChoiceFrom,
  priceParams,
} from "#features/catalogue/travels/parts/cost/cost-choice.ts";
import { toChosenPrice } from "#features/catalogue/travels/parts/cost/chosen-price.ts";
import { withTourFlights } from "#features/catalogue/travels/parts/cost/cost-presenter.ts";
import { toIncludedView } from "#features/catalogue/travels/parts/included-presenter.ts";
import { toCoordinatorCard } from "#features/catalogue/coordinators/parts/coordinator-presenter.ts";
import { isDay } from "#markets/days.ts";
import { formatLongDate } from "#markets/format.ts";
import type { MarketId } from "#markets/market-type.ts";
import { pathOf } from "#markets/paths.ts";
import { formatDays, formatPlannedDay } from "#markets/planned-days.ts";
import { loadLeaders } from "#features/catalogue/coordinators/parts/leaders.ts";
import { departureRows, departureLabels } from "#features/content/search/parts/cards.ts";
import { contactsOf } from "#features/assets/layout/parts/contacts-presenter.ts";
import { costOf } from "../cost.ts";
import { compareForm } from "#features/catalogue/tours/parts/compare/compare-presenter.ts";
import type { TripSite } from "../trip-site.ts";
import { alternateUrls, notFoundHead, pageHead } from "#markets/site/head.ts";
import { tourTitle } from "../trip-titles.ts";
import { shareOfTravel, shareView } from "../share-of-travel.ts";
import { tripProduct } from "#features/catalogue/travels/parts/trip-product.ts";
import { breadcrumbs } from "#markets/site/breadcrumbs.ts";
import { notifyMeView } from "../trip/load-sections.ts";
import { travelPath } from "#features/catalogue/travels/parts/travel-path.ts";
import {
  breadcrumbsOf,
  travelOrRedirect,
  tripAlternates,
  tripInOtherMarkets,
  tripTop,
} from "../trip-top.ts";
import { movedForGood, notFound } from "#platform/site/page-ends.ts";
import { keptPage, type PageRequest } from "#markets/site/page-route.tsx";
import departureStyles from "./departure.css?url";
import departuresStyles from "#features/catalogue/tours/parts/styles/departures.css?url";
import tripStyles from "../trip.css?url";
import { oneOf, pickParams } from "#markets/site/page-query.ts";

/** What later features put on the page of a departure. */
export type DepartureSlots<Of extends TripSite> = TripSlots<Of> &
  Readonly<{
    /** How a seat is asked for; null where there is none, and while the form is open. */
    ask: (
      site: Of,
      travel: Travel,
      tour: Tour,
      people: People,
    ) => Promise<DeparturePageView["ask"]>;
    /** The form for a seat, where the address or what was sent opens it. */
    form: (request: PageRequest<Of>, travel: Travel, tour: Tour) => Promise<ReactNode>;
    /** What those who come know of their group. */
    group: (site: Of, tour: Tour, path: string) => Promise<ReactNode>;
  }>;

const groupLines = ({ localizer: { t, today } }: TripSite, tour: Tour) => [
  t("departure.peopleIn", { n: tour.peopleIn }),
  ...(opensLater(tour, today)
    ? []
    : [
        t("departure.peopleNeeded", { n: tour.peopleNeeded }),
        t("departure.seatsLeft", { n: tour.seatsFree }),
      ]),
  t("departure.size", {
    size: formatRange(tour.expectedSize.low, tour.expectedSize.high),
  }),
  t("departure.age", { range: ageSpan(tour.ageRange) }),
  ...(tour.interested > 0 ? [t("departure.interested", { n: tour.interested })] : []),
];

const maxOtherDates = 5;
const noTour = { id: "", departureDate: "" };

const commonView = async (
  site: TripSite,
  travel: Travel,
  tour: Tour | null,
  people: People = 1,
) => {
  const { t, today } = site.localizer;
  const open = otherDates(await site.catalogue.toursOfTravel(travel.id), tour ?? noTour, today);
  const trip = (await site.catalogue.trips([travel.tripId])).get(travel.tripId);
  const tripLink = { label: travel.name, path: travelPath(site.market.id, travel.slug) };
  const crumbs = [...breadcrumbsOf(site, trip, await site.catalogue.destinations()), tripLink];
  return {
    open,
    crumbs,
    top: await tripTop(site, travel, trip, crumbs),
    others: {
      title: t("departure.otherDates"),
      departures: await departureRows(site, open.slice(0, maxOtherDates), [travel], people),
      compare: tour && open.length > 0 ? compareForm(site.localizer, people, tour) : null,
      labels: {
        ...departureLabels(site),
        paid: null,
        compare: tour && open.length > 0 ? t("compare.tick") : null,
      },
    },
    back: { label: t("departure.tripLink"), path: tripLink.path },
  };
};

/**
 * The 404 page of a departure that is past or never existed. It shows the trip's other dates, or
 * how to hear of new ones.
 */
const goneView = async (site: TripSite, travel: Travel): Promise<GonePageView> => {
  const { t } = site.localizer;
  const { top, open, others, back } = await commonView(site, travel, null);
  const isLast = open.length === 0;
  const all = { label: t("departures.other"), path: `${back.path}#departures` };
  const tagline = t(isLast ? "departure.goneLast" : "departure.goneText");
  return {
    kind: "gone",
    top: { ...top, title: t("departure.gone"), tagline },
    dates: isLast ? null : all,
    notifyMe: isLast ? await notifyMeView(site, travel) : null,
    trips: { label: t("notFound.show"), path: pathOf(site.market.id, "travels") ?? "/" },
    others,
    back,
  };
};

/** How to reach customer care, who can look for a seat in a full group. */
const careView = async (site: TripSite): Promise<DeparturePageView["care"]> => {
  const { localizer, catalogue, market, product: name } = site;
  const hasContactsPage = (await catalogue.contents()).has("contacts");
  const path = hasContactsPage ? pathOf(market.id, "contacts", {}, name) : null;
  return {
    label: localizer.t("departures.care"),
    text: localizer.t("departure.careText"),
    contacts: await contactsOf(site),
    page: path === null ? null : { label: localizer.t("departure.carePage"), path },
  };
};

/**
 * From the day on which people leave home, which title, address and mail name too, to the return.
 */
const datesOf = ({ localizer }: TripSite, { departureDate, endDate }: Tour): string =>
  formatDays(departureDate, endDate, localizer.market);

/** The day on which people leave home and, where they travel first, the days of the programme. */
const leavingText = (
  { t, market }: TripSite["localizer"],
  { departureDate, startDate, endDate }: Tour,
): string => {
  const leaving = t("departure.leaving", { date: formatLongDate(departureDate, market) });
  if (startDate === departureDate) return leaving;
  return `${leaving}. ${t("departure.programme", { dates: formatDays(startDate, endDate, market) })}`;
};

/**
 * Dates, length and ages. The dates are those away from home, the length that of the programme: where
 * people leave home before it begins, the words say that it is counted at the destination.
 * Non-breaking spaces keep each on one line, and a dot from beginning a line.
 */
const taglineOf = (site: TripSite, travel: Travel, tour: Tour): string => {
  const { localizer } = site;
  const startsLater = tour.startDate > tour.departureDate;
  const parts = [
    localizer.t(startsLater ? "departure.daysThere" : "count.days", { n: travel.days }),
    formatAges(localizer, tour.ageRange),
  ];
  const unbroken = parts.map((part) => part.replaceAll(" ", "\u00A0"));
  return [datesOf(site, tour), ...unbroken].join("\u00A0· ");
};

const departureView = async <Of extends TripSite>(
  site: Of,
  travel: Travel,
  tour: Tour,
  query: URLSearchParams,
  { ask }: Pick<DepartureSlots<Of>, "ask">,
): Promise<DeparturePageView> => {
  const { localizer } = site;
  const { t, today } = localizer;
  const choice = priceChoiceFrom(query, travel, tour, today);
  const { open, top, others, back } = await commonView(site, travel, tour, choice.people);
  const status = toStatusView(localizer, tour, open);
  const leader = (await loadLeaders(site)).get(tour.coordinatorId ?? "");
  const isSoldOut = tour.status === "SOLD_OUT";
  const path = tourPath(localizer, travel.slug, tour.code);
  const all = { label: t("departures.other"), path: `${back.path}#departures` };
  const instead =
    isSoldOut || opensLater(tour, today)
      ? toNextDates(localizer, travel.slug, open, { title: t("departure.otherDates"), all })
      : null;
  return {
    kind: "departure",
    id: tour.id,
    name: `${travel.name}, ${formatPlannedDay(tour.departureDate, localizer.market)}`,
    top: {
      ...top,
      title: travel.name,
      tagline: taglineOf(site, travel, tour),
    },
    statusTitle: t("departure.status"),
    status,
    care: tour.status === "WAITING_LIST" ? await careView(site) : null,
    ask: await ask(site, travel, tour, choice.people),
    onward: isSoldOut && !instead ? all : null,
    decision: decisionLines(localizer, tour),
    calendar: isSoldOut ? null : { label: t("departure.calendar"), path: `${path}/calendar.ics` },
    share: shareView(site, path),
    leavesOn: isSoldOut ? null : leavingText(localizer, tour),
    ...toChosenPrice(localizer, tour, choice, site.installments),
    instead,
    panels: isSoldOut
      ? []
      : toDeparturePanels(localizer, travel, tour, { status, decision: [], choice }),
    group: { title: t("departure.group"), lines: groupLines(site, tour) },
    coordinatorTitle: t("trip.coordinator"),
    coordinator: leader ? toCoordinatorCard(localizer, leader.coordinator, leader.portrait) : null,
    // A sold-out departure does not promise that a coordinator will be named.
    coordinatorNote: isSoldOut ? null : t("departure.coordinatorSoon"),
    claims: [t("claim.insurance"), ...(travel.privateRoom ? [t("claim.privateRoom")] : [])],
    included: toIncludedView(localizer, withTourFlights(travel, tour)),
    cost: isSoldOut
      ? null
      : costOf(site, query, {
          travel: withTourFlights(travel, tour),
          tour,
          path,
          text: t("cost.textDeparture"),
        }),
    // Other dates shown next to the status are not repeated at the end of the page.
    others: instead ? { ...others, departures: [] } : others,
    back,
  };
};

/** The paths of markets that lack the departure: the trip's page at its month, with the departure as a parameter. */
const tripPathsWithDeparture = (
  trips: ReadonlyMap<MarketId, string>,
  { departureDate, code }: Tour,
): readonly (readonly [MarketId, string])[] => {
  const params = new URLSearchParams({ month: departureDate.slice(0, 7), tour: code });
  return [...trips].map(([id, path]) => [id, `${path}?${params.toString()}#departures`] as const);
};

export const load = async <Of extends TripSite>(
  request: PageRequest<Of>,
  slots: DepartureSlots<Of>,
) => {
  const { site, params, searchParams } = request;
  const { catalogue, localizer, market } = site;
  const { t, today } = localizer;
  const pathIn = (id: typeof market.id, slug: string, code: string) =>
    pathOf(id, "travels-travel-tour", { travel: slug, tour: code });
  const travel = await travelOrRedirect(
    site,
    params.travel,
    (slug) => pathIn(market.id, slug, params.tour) ?? "/",
  );
  const tour = await catalogue.tourByCode(travel.id, params.tour);
  const trip = (await catalogue.trips([travel.tripId])).get(travel.tripId);
  if (!tour || tour.cancellation || isPast(tour, today)) {
    if (!tour?.cancellation && !isDay(params.tour.slice(0, 10))) throw notFound();
    const trips = await tripAlternates(site, travel.tripId, travelPath);
    return {
      status: 404,
      view: await goneView(site, travel),
      form: null,
      group: null,
      own: null,
      otherMarketUrls: alternateUrls(site, await tripInOtherMarkets(site, trip, trips)),
      head: notFoundHead(site, t("departure.gone")),
    };
  }
  const path = tourPath(localizer, travel.slug, tour.code);
  if (params.tour !== tour.code) throw movedForGood(path);
  const view = await departureView(site, travel, tour, searchParams, slots);
  const marketsWithTour = await catalogue.marketsWithTour(travel.tripId, tour.code);
  // Visitors who change to a market without this departure get the page of the trip in that market.
  const trips = await tripAlternates(site, travel.tripId, travelPath);
  const alternates = await tripAlternates(site, travel.tripId, (id, slug) =>
    marketsWithTour.has(id) ? pathIn(id, slug, tour.code) : null,
  );
  const paths = new Map([...tripPathsWithDeparture(trips, tour), ...alternates]);
  const date = formatLongDate(tour.departureDate, localizer.market);
  const share = await shareOfTravel(site, travel, view.top.wide);
  return {
    view,
    form: await slots.form(request, travel, tour),
    group: await slots.group(site, tour, path),
    own: await slots.ownBlocks(site, travel.id),
    otherMarketUrls: alternateUrls(site, await tripInOtherMarkets(site, trip, paths)),
    head: pageHead(site, {
      title: tourTitle(site, travel, tour),
      description: t("meta.tour.description", {
        trip: travel.name,
        date,
        status: view.status.label,
      }),
      path,
      alternates,
      robots: travel.seo.robots,
      feed: travel,
      ...share,
      structuredData: [
        breadcrumbs(site, [...view.top.crumbs, { label: datesOf(site, tour), path }]),
        tripProduct(site, travel, [tour], null, share.image),
      ],
    }),
  };
};

type Props = Awaited<ReturnType<typeof load>>;

const Departure = ({ view, form, group, own }: Props) => (
  <DeparturePage view={view} form={form} groupBox={group} ownBlocks={own?.content} />
);

export const departurePageWith = <Of extends TripSite>(slots: DepartureSlots<Of>) =>
  keptPage({
    query: pickParams({ ask: oneOf(""), ...priceParams }),
    stylesheets: [departuresStyles, tripStyles, departureStyles],
    load: (request: PageRequest<Of>) => load(request, slots),
    Page: Departure,
    facts: () => ({ isOnPicture: true }),
  });
