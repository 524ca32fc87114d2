import type { Tour } from "#features/catalogue/tours/contract.ts";
import { ageSpan, isPast, opensLater } from "#features/catalogue/tours/rules.ts";
import { kindFor } from "#features/people/requests/rules.ts";
import { RequestForm } from "#features/people/requests/parts/request-form.tsx";
import { GroupBox } from "#features/people/group/parts/group-box.tsx";
import { GroupShown } from "#features/people/group/site/group-shown.tsx";
import { toGroupBox } from "#features/people/group/parts/group-presenter.ts";
import { Island } from "#design/live/island.tsx";
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
import { DeparturePage } from "#features/catalogue/tours/site/departure-page.tsx";
import type {
  DeparturePageView,
  GonePageView,
} from "#features/catalogue/tours/site/departure-page-view.ts";
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
import { ownBlocksOf } from "#blocks/page/own-blocks.tsx";
import { loadLeaders } from "#features/catalogue/coordinators/parts/leaders.ts";
import { departureRows, departureLabels } from "#features/content/search/parts/cards.ts";
import { contactsOf } from "#features/assets/layout/parts/contacts-presenter.ts";
import {
  contactsAbout,
  datesToAsk,
  requestFormOf,
} from "#features/people/requests/parts/load-form.ts";
import { costOf } from "./cost.ts";
import { compareForm } from "#features/catalogue/tours/parts/compare/compare-presenter.ts";
import type { SiteRequest } from "../context.ts";
import { alternateUrls, notFoundHead, pageHead } from "#markets/site/head.ts";
import type { RequestFormView } from "#features/people/requests/parts/form-view.ts";
import { stylesheets } from "../document/stylesheets.ts";
import { tourTitle } from "./trip-titles.ts";
import { shareOfTravel } from "./share-of-travel.ts";
import { tripProduct } from "#features/catalogue/travels/parts/trip-product.ts";
import { breadcrumbs } from "#markets/site/breadcrumbs.ts";
import { notifyMeView } from "./trip-sections.ts";
import { travelPath } from "#features/catalogue/travels/parts/travel-path.ts";
import {
  breadcrumbsOf,
  travelOrRedirect,
  tripAlternates,
  tripInOtherMarkets,
  tripTop,
} from "./trip-top.ts";
import { movedForGood, notFound } from "#platform/site/page-ends.ts";
import { keptPage, type PageRequest } from "#markets/site/page-route.tsx";
import departuresStyles from "#design/stylesheets/departures.css?url";
import tripStyles from "#design/stylesheets/trip.css?url";
import { oneOf, pickParams } from "#markets/site/page-query.ts";

/** The group and its style sheet, on the page of somebody who is signed in and asks for it. */
const ownGroup = async (site: SiteRequest, tour: Tour) => {
  const group = site.groupOf && (await site.groupOf(tour.id));
  return group && { group, sheet: `${site.thirdParties.cdn ?? ""}${stylesheets.group}` };
};

const groupLines = ({ localizer: { t, today } }: SiteRequest, tour: Tour) => [
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
  site: SiteRequest,
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
const goneView = async (site: SiteRequest, travel: Travel): Promise<GonePageView> => {
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
const careView = async (site: SiteRequest): Promise<DeparturePageView["care"]> => {
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

const askLabels = {
  seat: "departure.ask",
  "waiting-list": "request.titleWaiting",
  "other-dates": "request.titleOther",
} as const;

/**
 * The form for a seat as a link to the departure's own address, and all contacts as text for those
 * who rather write or call. Null where there is no seat to ask for, and while the form is open.
 */
const askView = async (
  site: SiteRequest,
  travel: Travel,
  tour: Tour,
): Promise<DeparturePageView["ask"]> => {
  const { localizer } = site;
  const kind = kindFor(tour, localizer.today);
  if (kind === null) return null;
  const isOver = kind === "other-dates";
  if (isOver && (await datesToAsk(site, travel, tour)).length === 0) return null;
  const { t } = localizer;
  return {
    label: t(askLabels[kind]),
    text: t(isOver ? "request.askOther" : "departure.askText"),
    path: `${tourPath(localizer, travel.slug, tour.code)}?ask#request-title`,
    rather: t("request.rather"),
    contacts: isOver ? [] : await contactsAbout(site, travel, tour),
  };
};

/**
 * From the day on which people leave home, which title, address and mail name too, to the return.
 */
const datesOf = ({ localizer }: SiteRequest, { departureDate, endDate }: Tour): string =>
  formatDays(departureDate, endDate, localizer.market);

/** The day on which people leave home and, where they travel first, the days of the programme. */
const leavingText = (
  { t, market }: SiteRequest["localizer"],
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
const taglineOf = (site: SiteRequest, travel: Travel, tour: Tour): string => {
  const { localizer } = site;
  const startsLater = tour.startDate > tour.departureDate;
  const parts = [
    localizer.t(startsLater ? "departure.daysThere" : "count.days", { n: travel.days }),
    formatAges(localizer, tour.ageRange),
  ];
  const unbroken = parts.map((part) => part.replaceAll(" ", "\u00A0"));
  return [datesOf(site, tour), ...unbroken].join("\u00A0· ");
};

const departureView = async (
  site: SiteRequest,
  travel: Travel,
  tour: Tour,
  query: URLSearchParams,
): Promise<DeparturePageView> => {
  const { localizer } = site;
  const { t, today } = localizer;
  const choice = priceChoiceFrom(query, travel, tour, today);
  const { open, top, others, back } = await commonView(site, travel, tour, choice.people);
  const status = toStatusView(localizer, tour, open);
  const leader = (await loadLeaders(site)).get(tour.coordinatorId ?? "");
  const isSoldOut = tour.status === "SOLD_OUT";
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
    ask: await askView(site, travel, tour),
    onward: isSoldOut && !instead ? all : null,
    decision: decisionLines(localizer, tour),
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
          path: tourPath(localizer, travel.slug, tour.code),
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

export const load = async ({ site, params, searchParams }: PageRequest<SiteRequest>) => {
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
      groupBox: null,
      group: null,
      sheet: "",
      own: null,
      otherMarketUrls: alternateUrls(site, await tripInOtherMarkets(site, trip, trips)),
      head: notFoundHead(site, t("departure.gone")),
    };
  }
  const path = tourPath(localizer, travel.slug, tour.code);
  if (params.tour !== tour.code) throw movedForGood(path);
  const view = await departureView(site, travel, tour, searchParams);
  const marketsWithTour = await catalogue.marketsWithTour(travel.tripId, tour.code);
  // Visitors who change to a market without this departure get the page of the trip in that market.
  const trips = await tripAlternates(site, travel.tripId, travelPath);
  const alternates = await tripAlternates(site, travel.tripId, (id, slug) =>
    marketsWithTour.has(id) ? pathIn(id, slug, tour.code) : null,
  );
  const paths = new Map([...tripPathsWithDeparture(trips, tour), ...alternates]);
  const date = formatLongDate(tour.departureDate, localizer.market);
  const share = await shareOfTravel(site, travel, view.top.wide);
  const isAsked = searchParams.has("ask") || site.requestAttempt !== null;
  return {
    view,
    form: isAsked ? await requestFormOf(site, travel, tour) : null,
    groupBox: toGroupBox(localizer, { api: site.apiBase, tourId: tour.id, path }),
    group: await ownGroup(site, tour),
    sheet: `${site.thirdParties.cdn ?? ""}${stylesheets.request}`,
    own: await ownBlocksOf(site, { kind: "travel", id: travel.id }),
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

/** The form brings its style sheet along: it may be put into a page that has none of it. */
const OpenForm = ({ form, sheet }: { form: RequestFormView; sheet: string }) => (
  <>
    <link rel="stylesheet" href={sheet} />
    <Island name="request-form" component={RequestForm} props={{ view: form }} />
  </>
);

/** Who is signed in and has no script sees the group itself. */
const GroupOf = ({ groupBox, group }: Pick<Props, "groupBox" | "group">) => {
  if (!groupBox) return null;
  return group ? <GroupShown {...group} words={groupBox.words} /> : <GroupBox view={groupBox} />;
};

const Departure = ({ view, form, groupBox, group, sheet, own }: Props) => (
  <DeparturePage
    view={view}
    form={form && <OpenForm form={form} sheet={sheet} />}
    groupBox={<GroupOf groupBox={groupBox} group={group} />}
    ownBlocks={own?.content}
  />
);

export const departurePage = keptPage({
  query: pickParams({ ask: oneOf(""), ...priceParams }),
  stylesheets: [departuresStyles, tripStyles],
  load,
  Page: Departure,
  facts: () => ({ isOnPicture: true }),
});
