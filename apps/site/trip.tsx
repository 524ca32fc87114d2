import { showFaqs } from "#features/faqs/parts/show.ts";
import { parseSearch } from "#features/search/address.ts";
import type { Tour } from "#features/tours/contract.ts";
import { chosenDepartures, reckonedDeparture } from "#features/tours/choice.ts";
import { sayReckoned } from "#features/tours/parts/say-reckoned.ts";
import { showRange } from "#features/tours/parts/show.ts";
import type { Travel } from "#features/travels/contract.ts";
import { flownOn, showCost } from "#features/travels/parts/show-cost.ts";
import { showIncluded } from "#features/travels/parts/show-included.ts";
import { dayPictures, showItinerary } from "#features/travels/site/show-itinerary.ts";
import { showCardWords, showScore } from "#features/travels/parts/show.ts";
import { showStory } from "#features/travels/site/show-story.ts";
import { TripPage } from "#features/travels/site/trip-page.tsx";
import type { TripView } from "#features/travels/site/trip-view.ts";
import type { Trip } from "#features/trips/contract.ts";
import { pathOf } from "#markets/markets.ts";
import type { Route } from "./+types/trip.ts";
import { leadersOf, tripCardsOf } from "./cards.ts";
import { type SiteRequest, siteContext } from "./context.ts";
import { headAndPlace } from "./head.ts";
import { shareOf } from "./share.ts";
import { reviewsOfTrip } from "./trip-reviews.ts";
import { leaderOf, placesOf, priceFrom, promoOf, tagsOf, waitingWays } from "./trip-story.ts";
import { breadcrumbs, faqPage, product } from "./structured.ts";
import { choiceIn, showDepartures } from "./trip-departures.ts";
import {
  crumbsOf,
  showMap,
  travelAt,
  travelPath,
  tripAlternates,
  tripElsewhere,
  tripTop,
} from "./trip-top.ts";

/** @param tours all of the trip, or the one with which its page reckons where a visitor chose */
const showFacts = (
  { voice }: SiteRequest,
  travel: Travel,
  tours: readonly Tour[],
  score: ReturnType<typeof showScore>,
  reviews: number,
): TripView["facts"] => {
  const { say } = voice;
  const ages = new Set(tours.map(({ ageRange }) => ageRange));
  const [age] = ages.size === 1 ? ages : [];
  const low = Math.min(...tours.map(({ expectedSize }) => expectedSize.low));
  const high = Math.max(...tours.map(({ expectedSize }) => expectedSize.high));
  return [
    {
      value: say("count.days", { n: travel.days }),
      label: say("count.nights", { n: travel.nights }),
    },
    ...(tours.length > 0
      ? [
          {
            value: age === undefined || age === "ALL" ? "25-49" : age,
            label: say(tours.length > 1 ? "trip.agesLabel" : "trip.agesOfOne"),
          },
          { value: showRange(low, high), label: say("trip.groupLabel") },
        ]
      : []),
    ...(score
      ? [{ value: score.short, label: say("reviews.summary", { n: reviews }), star: true }]
      : []),
  ];
};

/** Up to three other trips of the same region, the best loved first. */
const showRelated = async (site: SiteRequest, travel: Travel, trip: Trip | undefined) => {
  const { catalogue } = site;
  const destinations = await catalogue.destinations();
  const region = destinations.find(
    ({ kind, code }) => kind === "region" && code === trip?.continent,
  );
  const empty = parseSearch(new URLSearchParams());
  const hits = await catalogue.related({
    ...empty,
    where: region ? [region.slug] : [],
    mood: travel.moods.slice(0, 1),
  });
  const others = hits.map(({ travelId }) => travelId).filter((id) => id !== travel.id);
  return tripCardsOf(site, others.slice(0, 3));
};

/** What was asked of a trip's page that means the same in every market: month, age and stars. */
const keptOf = (asked: URLSearchParams): string => {
  const kept = ["month", "age", "stars"].flatMap((name) =>
    asked.getAll(name).map((value): [string, string] => [name, value]),
  );
  return kept.length > 0 ? `?${new URLSearchParams(kept).toString()}` : "";
};

const photosOf = async (
  { catalogue, voice }: SiteRequest,
  { photoIds }: Travel,
): Promise<TripView["photos"]> => {
  const stored = await catalogue.pictures(photoIds);
  const pictures = photoIds.flatMap((id) => stored.get(id) ?? []);
  return pictures.length > 0 ? { title: voice.say("trip.photos"), pictures } : null;
};

export const loader = async ({ context, params, request }: Route.LoaderArgs) => {
  const site = context.get(siteContext);
  const { catalogue, voice, market } = site;
  const { say, today } = voice;
  const asked = new URL(request.url).searchParams;
  const travel = await travelAt(site, params.travel);
  const [tours, trips, summaries, faqs, destinations, leaders, resources] = await Promise.all([
    catalogue.toursOfTravel(travel.id),
    catalogue.trips([travel.tripId]),
    catalogue.reviewSummaries([travel.id]),
    catalogue.faqs(travel),
    catalogue.destinations(),
    leadersOf(site),
    catalogue.resources(),
  ]);
  const trip = trips.get(travel.tripId);
  const summary = summaries.get(travel.id) ?? null;
  const choice = choiceIn(asked);
  const chosen = chosenDepartures(tours, choice, today);
  const { tours: meant } = chosen;
  const reckoned = reckonedDeparture(meant, today);
  const flown = reckoned ? flownOn(travel, reckoned) : travel;
  // What search engines read is the trip, whatever was chosen of it.
  const whole = priceFrom(voice, tours);
  const crumbs = crumbsOf(site, trip, destinations);
  const preview = dayPictures(travel).slice(0, 3);
  const days = showItinerary(voice, travel, await catalogue.pictures(preview));
  const related = await showRelated(site, travel, trip);
  const photos = await photosOf(site, travel);
  const view: TripView = {
    top: await tripTop(site, travel, trip, crumbs),
    facts: showFacts(
      site,
      travel,
      chosen.kept.length > 0 && reckoned ? [reckoned] : tours,
      showScore(voice, summary),
      summary?.count ?? 0,
    ),
    price: priceFrom(voice, meant),
    promo: promoOf(voice, travel, meant),
    choose: reckoned && say("trip.choose"),
    sections: {
      label: say("trip.sections"),
      items: [
        { id: "trip", name: say("trip.trip") },
        { id: "departures", name: say("trip.departures") },
        ...(days.length > 0 ? [{ id: "itinerary", name: say("trip.itinerary") }] : []),
        { id: "included", name: say("trip.included") },
        ...(reckoned ? [{ id: "cost", name: say("cost.name") }] : []),
        ...(photos ? [{ id: "photos", name: photos.title }] : []),
        { id: "reviews", name: say("trip.reviews") },
        ...(faqs.length > 0 ? [{ id: "faqs", name: say("trip.faqs") }] : []),
      ],
    },
    story: {
      ...showStory(voice, travel),
      tags: tagsOf(voice, travel, resources),
    },
    highlights: { title: say("trip.highlights"), items: travel.highlights },
    places: placesOf(voice, travel, destinations),
    coordinator: leaderOf(voice, meant, leaders) ?? leaderOf(voice, tours, leaders),
    map: showMap(site, trip),
    itinerary: {
      title: say("trip.itinerary"),
      days: days.slice(0, 3),
      all: {
        label: say("trip.allDays"),
        path: pathOf(market.id, "travels-travel-itinerary", { travel: travel.slug }) ?? "/",
      },
    },
    included: showIncluded(voice, flown),
    cost:
      reckoned &&
      showCost(voice, flown, reckoned, sayReckoned(voice, choice, chosen, reckoned.departureDate)),
    departures: await showDepartures(
      site,
      travel,
      tours,
      asked,
      tours.length > 0 ? [] : waitingWays(site, related.length > 0),
    ),
    photos,
    reviews: await reviewsOfTrip(site, travel, summary, asked),
    faqs: { title: say("trip.faqs"), groups: showFaqs(say, faqs) },
    related: {
      title: say("trip.related"),
      cards: related,
      words: showCardWords(voice),
    },
  };
  const image = view.top.wide ? `${view.top.wide.base}1280.jpeg` : null;
  const sisters = await tripAlternates(site, travel.tripId, (id, slug) => travelPath(id, slug));
  const kept = keptOf(asked);
  const place = new Map([...sisters].map(([id, path]) => [id, path + kept] as const));
  const head = {
    title:
      travel.seo.title ||
      say(whole ? "meta.travel.title" : "meta.travel.titleNoPrice", {
        trip: travel.name,
        days: travel.days,
        product: site.product,
        ...(whole && { price: whole.price.amount }),
      }),
    description:
      travel.seo.description ||
      say("meta.travel.description", { trip: travel.name, days: travel.days }),
    path: travelPath(market.id, travel.slug),
    robots: travel.seo.robots,
    alternates: sisters,
    feed: travel,
    share: shareOf(site, travel, view.top.wide),
    image,
    things: [
      breadcrumbs(site, [
        ...crumbs,
        { label: travel.name, path: travelPath(market.id, travel.slug) },
      ]),
      // A rating is named only beside the reviews that it comes from.
      product(site, travel, tours, view.reviews.reviews?.items.length ? summary : null, image),
      ...(faqs.length > 0 ? [faqPage(faqs)] : []),
    ],
  };
  const elsewhere = await tripElsewhere(site, trip, place);
  return { view, ...headAndPlace(site, head, elsewhere) };
};

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? [...loaderData.head, ...loaderData.sisters] : [];

const TripRoute = ({ loaderData }: Route.ComponentProps) => <TripPage view={loaderData.view} />;
export default TripRoute;
