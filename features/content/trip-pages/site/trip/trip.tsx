import { eventLinks } from "#features/catalogue/events/parts/event-links.ts";
import { toFaqGroups } from "#features/catalogue/faqs/parts/faqs-presenter.ts";
import { emptySearch } from "#features/content/search/query/search-params.ts";
import type { Tour } from "#features/catalogue/tours/contract.ts";
import { chosenDepartures } from "#features/catalogue/tours/choice-rules.ts";
import { referenceDepartureText } from "#features/catalogue/tours/parts/reference-departure-text.ts";
import { formatRange } from "#features/catalogue/tours/parts/status/status-presenter.ts";
import type { Travel } from "#features/catalogue/travels/contract.ts";
import { withTourFlights } from "#features/catalogue/travels/parts/cost/cost-presenter.ts";
import { peopleFrom } from "#features/records/prices/rules.ts";
import { toIncludedView } from "#features/catalogue/travels/parts/included-presenter.ts";
import { pictureIdsOfDays, toItineraryDays } from "../itinerary/itinerary-presenter.ts";
import { toCardLabels } from "#features/catalogue/travels/parts/card-presenter.ts";
import { toStoryView } from "./story/story-presenter.ts";
import { TripPage } from "./trip-page.tsx";
import type { TripView } from "./trip-view.ts";
import type { Trip } from "#features/catalogue/trips/contract.ts";
import type { Localizer } from "#markets/localizer.ts";
import { pathOf } from "#markets/paths.ts";
import { ratingLine } from "#features/catalogue/reviews/parts/reviews-presenter.ts";
import { isScoreFirst } from "#features/catalogue/reviews/rules.ts";
import type { ReviewSummary } from "#features/catalogue/reviews/contract.ts";
import { ageSpan, cheapestTour } from "#features/catalogue/tours/rules.ts";
import { loadLeaders } from "#features/catalogue/coordinators/parts/leaders.ts";
import { tripCards } from "#features/content/search/parts/cards.ts";
import { keptPage, type OwnBlocks, type PageRequest } from "#markets/site/page-route.tsx";
import { priceParams } from "#features/catalogue/travels/parts/cost/cost-choice.ts";
import { costOf } from "../cost.ts";
import type { TripSite } from "../trip-site.ts";
import { travelTitle } from "../trip-titles.ts";
import { type Head, headWithMarketLinks } from "#markets/site/head.ts";
import { shareOfTravel, shareView } from "../share-of-travel.ts";
import { reviewsOfTrip } from "./load-reviews.ts";
import {
  nextCoordinator,
  destinationLinks,
  priceFrom,
  promoView,
  tripTags,
  linksWithoutDepartures,
} from "./load-sections.ts";
import { faqPage } from "#features/catalogue/faqs/parts/faq-data.ts";
import { tripProduct } from "#features/catalogue/travels/parts/trip-product.ts";
import { breadcrumbs } from "#markets/site/breadcrumbs.ts";
import { departureChoiceFrom, toDeparturesView } from "./load-departures.ts";
import { toAlone } from "#features/catalogue/travels/parts/alone/alone-presenter.ts";
import { travelPath } from "#features/catalogue/travels/parts/travel-path.ts";
import {
  breadcrumbsOf,
  toRouteMap,
  travelOrRedirect,
  tripAlternates,
  tripInOtherMarkets,
  tripTop,
} from "../trip-top.ts";
import departuresStyles from "#features/catalogue/tours/parts/styles/departures.css?url";
import calendarStyles from "#features/catalogue/tours/parts/calendar/calendar.css?url";
import tripStyles from "../trip.css?url";
import { ageRanges } from "#features/catalogue/departure-filters/contract.ts";
import { day, month, oneOf, page, pickParams } from "#markets/site/page-query.ts";

/** @param tours all tours of the trip, or the one that the page describes after a visitor's choice */
const tripFacts = (
  { localizer }: TripSite,
  travel: Travel,
  tours: readonly Tour[],
  reviews: ReviewSummary | null,
): TripView["facts"] => {
  const { t } = localizer;
  const rating = reviews && reviews.count > 0 ? ratingLine(localizer, reviews) : null;
  const ages = new Set(tours.map(({ ageRange }) => ageRange));
  const [age] = ages.size === 1 ? ages : [];
  const low = Math.min(...tours.map(({ expectedSize }) => expectedSize.low));
  const high = Math.max(...tours.map(({ expectedSize }) => expectedSize.high));
  return [
    {
      value: t("count.days", { n: travel.days }),
      label: t("count.nights", { n: travel.nights }),
    },
    ...(tours.length > 0
      ? [
          {
            value: ageSpan(age ?? "ALL"),
            label: t(tours.length > 1 ? "trip.agesLabel" : "trip.agesOfOne"),
          },
          { value: formatRange(low, high), label: t("trip.groupLabel") },
        ]
      : []),
    ...(rating
      ? [
          {
            value: rating.first,
            label: rating.rest.replace(/^· /, ""),
            star: isScoreFirst(reviews?.count ?? 0),
          },
        ]
      : []),
  ];
};

/** Up to three other trips of the same region and mood. */
const relatedCards = async (site: TripSite, travel: Travel, trip: Trip | undefined) => {
  const { catalogue } = site;
  const destinations = await catalogue.destinations();
  const region = destinations.find(
    ({ kind, code }) => kind === "region" && code === trip?.continent,
  );
  const hits = await catalogue.related({
    ...emptySearch,
    where: region ? [region.slug] : [],
    mood: travel.moods.slice(0, 1),
  });
  const others = hits.map(({ travelId }) => travelId).filter((id) => id !== travel.id);
  return tripCards(site, others.slice(0, 3));
};

/**
 * The parameters that mean the same in every market: month, age, departure, dates, stars and what is
 * chosen of the price.
 */
const portableParams = (params: URLSearchParams): string => {
  const portable = [
    "month",
    "age",
    "tour",
    "from",
    "to",
    "stars",
    "people",
    "room",
    "flexible",
  ].flatMap((name) => params.getAll(name).map((value): [string, string] => [name, value]));
  return portable.length > 0 ? `?${new URLSearchParams(portable).toString()}` : "";
};

const photosOf = async (
  { catalogue, localizer }: TripSite,
  { photoIds }: Travel,
): Promise<TripView["photos"]> => {
  const stored = await catalogue.pictures(photoIds);
  const pictures = photoIds.flatMap((id) => stored.get(id) ?? []);
  return pictures.length > 0 ? { title: localizer.t("trip.photos"), pictures } : null;
};

/** Where people meet to talk about the trip. */
const eventsAbout = async (site: TripSite, { id }: Travel): Promise<TripView["events"]> => {
  const links = await eventLinks(site, ({ travelIds }) => travelIds.includes(id));
  return links.length > 0 ? { title: site.localizer.t("events.ofTrip"), links } : null;
};

const recordsOf = async (site: TripSite, travel: Travel) => {
  const { catalogue } = site;
  const [tours, trips, summaries, faqs, destinations, leaders, resources] = await Promise.all([
    catalogue.toursOfTravel(travel.id),
    catalogue.trips([travel.tripId]),
    catalogue.reviewSummaries([travel.id]),
    catalogue.faqs(travel),
    catalogue.destinations(),
    loadLeaders(site),
    catalogue.resources(),
  ]);
  const trip = trips.get(travel.tripId);
  const summary = summaries.get(travel.id) ?? null;
  return { tours, trip, summary, faqs, destinations, leaders, resources };
};

const toSections = (
  { t }: Localizer,
  has: Readonly<{
    days: readonly unknown[];
    reference: Tour | null;
    photos: TripView["photos"];
    faqs: readonly unknown[];
  }>,
): TripView["sections"] => ({
  label: t("trip.sections"),
  items: [
    { id: "trip", name: t("trip.trip") },
    { id: "departures", name: t("trip.departures") },
    ...(has.days.length > 0 ? [{ id: "itinerary", name: t("trip.itinerary") }] : []),
    { id: "included", name: t("trip.included") },
    ...(has.reference ? [{ id: "cost", name: t("cost.name") }] : []),
    ...(has.photos ? [{ id: "photos", name: has.photos.title }] : []),
    { id: "reviews", name: t("trip.reviews") },
    ...(has.faqs.length > 0 ? [{ id: "faqs", name: t("trip.faqs") }] : []),
  ],
});

type HeadParts = Readonly<{
  crumbs: ReturnType<typeof breadcrumbsOf>;
  view: TripView;
  /**
   * The query with which the page of the trip in another market shows the visitor's same choice.
   */
  sameChoice: string;
}>;

const headOf = async (
  site: TripSite,
  travel: Travel,
  { tours, trip, summary, faqs }: Awaited<ReturnType<typeof recordsOf>>,
  { crumbs, view, sameChoice }: HeadParts,
) => {
  const { localizer, market } = site;
  const { t } = localizer;
  // The head describes the whole trip, so that search engines read the same for every choice.
  const tripPrice = priceFrom(localizer, tours);
  const share = await shareOfTravel(site, travel, view.top.wide);
  const alternates = await tripAlternates(site, travel.tripId, (id, slug) => travelPath(id, slug));
  const otherPaths = new Map([...alternates].map(([id, path]) => [id, path + sameChoice] as const));
  const head: Head = {
    title: travel.seo.title || travelTitle(site, travel, tripPrice?.price.amount ?? null),
    description:
      travel.seo.description ||
      t("meta.travel.description", { trip: travel.name, days: travel.days }),
    path: travelPath(market.id, travel.slug),
    robots: travel.seo.robots,
    alternates,
    feed: travel,
    ...share,
    structuredData: [
      breadcrumbs(site, [
        ...crumbs,
        { label: travel.name, path: travelPath(market.id, travel.slug) },
      ]),
      // Search engines accept a rating only on a page that shows the reviews behind it.
      tripProduct(
        site,
        travel,
        tours,
        view.reviews.reviews?.items.length ? summary : null,
        share.image,
      ),
      ...(faqs.length > 0 ? [faqPage(faqs)] : []),
    ],
  };
  const otherMarketUrls = await tripInOtherMarkets(site, trip, otherPaths);
  return headWithMarketLinks(site, head, otherMarketUrls);
};

const daysShown = 3;

/** All days, with the pictures of those that the page shows. */
const daysOf = async ({ localizer, catalogue }: TripSite, travel: Travel) => {
  const previewIds = pictureIdsOfDays(travel).slice(0, daysShown);
  return toItineraryDays(localizer, travel, await catalogue.pictures(previewIds));
};

const firstDays = (
  { t, market }: Localizer,
  { slug }: Travel,
  days: Awaited<ReturnType<typeof daysOf>>,
): TripView["itinerary"] => ({
  title: t("trip.itinerary"),
  days: days.slice(0, daysShown),
  all: {
    label: t("trip.allDays"),
    path: pathOf(market.id, "travels-travel-itinerary", { travel: slug }) ?? "/",
  },
});

/** What others put on the pages of a trip. */
export type TripSlots<Of> = Readonly<{
  /** What staff made of blocks for a travel, below what the site says of it; null without any. */
  ownBlocks: (site: Of, travelId: string) => Promise<OwnBlocks | null>;
}>;

export const load = async <Of extends TripSite>(
  { site, params, searchParams }: PageRequest<Of>,
  { ownBlocks }: TripSlots<Of>,
) => {
  const { localizer, market } = site;
  const { t, today } = localizer;
  const travel = await travelOrRedirect(site, params.travel);
  const records = await recordsOf(site, travel);
  const { tours, trip, summary, faqs, destinations, leaders, resources } = records;
  const choice = departureChoiceFrom(searchParams, tours, today);
  const chosen = chosenDepartures(tours, choice, today);
  const { tours: described } = chosen;
  const reference = cheapestTour(described, today);
  const withFlights = reference ? withTourFlights(travel, reference) : travel;
  const people = peopleFrom(searchParams);
  const crumbs = breadcrumbsOf(site, trip, destinations);
  const days = await daysOf(site, travel);
  const related = await relatedCards(site, travel, trip);
  const photos = await photosOf(site, travel);
  const view: TripView = {
    share: shareView(site, travelPath(market.id, travel.slug)),
    alone: toAlone(localizer, travel),
    id: travel.id,
    top: await tripTop(site, travel, trip, crumbs),
    facts: tripFacts(
      site,
      travel,
      chosen.matched.length > 0 && reference ? [reference] : tours,
      summary,
    ),
    price: priceFrom(localizer, described, { isOfDay: chosen.matched.includes("day"), people }),
    promo: promoView(localizer, travel, described),
    choose: reference && t("trip.choose"),
    sections: toSections(localizer, { days, reference, photos, faqs }),
    story: {
      ...toStoryView(localizer, travel),
      tags: tripTags(localizer, travel, resources),
    },
    highlights: { title: t("trip.highlights"), items: travel.highlights },
    places: destinationLinks(localizer, travel, destinations),
    events: await eventsAbout(site, travel),
    coordinator:
      nextCoordinator(localizer, described, leaders) ?? nextCoordinator(localizer, tours, leaders),
    map: toRouteMap(site, trip),
    itinerary: firstDays(localizer, travel, days),
    included: toIncludedView(localizer, withFlights),
    cost:
      reference &&
      costOf(site, searchParams, {
        travel: withFlights,
        tour: reference,
        path: travelPath(market.id, travel.slug),
        text: referenceDepartureText(localizer, choice, chosen, reference.departureDate),
      }),
    departures: await toDeparturesView(
      site,
      travel,
      tours,
      searchParams,
      tours.length > 0 ? [] : linksWithoutDepartures(site, related.length > 0),
    ),
    photos,
    reviews: await reviewsOfTrip(site, travel, summary, searchParams),
    faqs: { title: t("trip.faqs"), groups: toFaqGroups(t, faqs) },
    related: {
      title: t("trip.related"),
      cards: related,
      labels: toCardLabels(localizer),
    },
  };
  const head = { crumbs, view, sameChoice: portableParams(searchParams) };
  const own = await ownBlocks(site, travel.id);
  return { view, own, ...(await headOf(site, travel, records, head)) };
};

type Props = Awaited<ReturnType<typeof load>>;

const Trip = ({ view, own }: Props) => <TripPage view={view} ownBlocks={own?.content} />;

export const tripPageWith = <Of extends TripSite>(slots: TripSlots<Of>) =>
  keptPage({
    query: pickParams({
      month,
      age: oneOf(...ageRanges.filter((age) => age !== "ALL")),
      tour: day,
      from: day,
      to: day,
      stars: oneOf("1", "2", "3", "4", "5"),
      page,
      ...priceParams,
    }),
    stylesheets: [departuresStyles, tripStyles, calendarStyles],
    load: (request: PageRequest<Of>) => load(request, slots),
    Page: Trip,
    facts: () => ({ isOnPicture: true }),
  });
