import { showCoordinator } from "#features/coordinators/parts/show.ts";
import type { CoordinatorView } from "#features/coordinators/parts/coordinator-view.ts";
import type { Destination } from "#features/destinations/contract.ts";
import type { Resource } from "#features/resources/contract.ts";
import { parseSearch } from "#features/search/address.ts";
import type { SearchQuery } from "#features/search/contract.ts";
import { searchPath } from "#features/search/parts/show.ts";
import type { Tour } from "#features/tours/contract.ts";
import { reckonedDeparture } from "#features/tours/choice.ts";
import { isOnSale, priceOn, promoIsLive } from "#features/tours/rules.ts";
import type { DeparturesView, NewsView } from "#features/tours/parts/calendar-view.ts";
import { type Leader, tourPath } from "#features/tours/parts/show.ts";
import { showPrice, type Voice } from "#features/tours/parts/voice.ts";
import type { Travel } from "#features/travels/contract.ts";
import type { TripTag, TripView } from "#features/travels/site/trip-view.ts";
import { formatComingDay, formatLongDate, formatPercent } from "#markets/format.ts";
import { pathOf } from "#markets/markets.ts";
import { formatFullDay } from "#markets/planned-days.ts";
import type { SiteRequest } from "./context.ts";
import { feedPath } from "./feeds.ts";

const empty = parseSearch(new URLSearchParams());

const found = (voice: Voice, text: string, query: Partial<SearchQuery>): TripTag => ({
  text,
  path: searchPath(voice, { ...empty, ...query }),
});

const moodsOf = (voice: Voice, { moods }: Travel): TripTag[] =>
  moods.map((mood) => found(voice, voice.say(`mood.${mood}`), { mood: [mood] }));

const effortOf = ({ say }: Voice, { effort }: Travel): TripTag => ({
  text: say("trip.effort", { level: String(effort) }),
  path: null,
});

/** The moods of a travel, each leading to the trips that share it, and how much it asks of the legs. */
export const moodTags = (voice: Voice, travel: Travel): TripTag[] => [
  ...moodsOf(voice, travel),
  effortOf(voice, travel),
];

/** What a travel is in a word each: those that can be searched lead to the trips that share them, the others come last. */
export const tagsOf = (
  voice: Voice,
  travel: Travel,
  resources: readonly Resource[],
): readonly TripTag[] => {
  const named = (ids: readonly (string | null)[]) =>
    ids.flatMap((id) => resources.find((each) => each.id === id) ?? []);
  const { say } = voice;
  return [
    ...(travel.isUnique ? [found(voice, say("card.unique"), { unique: true })] : []),
    ...named(travel.badgeIds).map(({ name, slug }) => found(voice, name, { badge: [slug] })),
    ...moodsOf(voice, travel),
    ...named([travel.typeId]).map(({ name, slug }) => found(voice, name, { type: [slug] })),
    ...named([travel.styleId]).map(({ name, slug }) => found(voice, name, { style: [slug] })),
    ...(travel.privateRoom ? [found(voice, say("filter.privateRoom"), { privateRoom: true })] : []),
    effortOf(voice, travel),
    ...named([travel.secondTypeId]).map(({ name }) => ({ text: name, path: null })),
  ];
};

/** The countries and places that a travel goes to, countries first, each leading to its trips. */
export const placesOf = (
  voice: Voice,
  travel: Travel,
  destinations: readonly Destination[],
): TripView["places"] => {
  const own = new Set(travel.destinationIds);
  const there = destinations.filter(({ id, kind }) => own.has(id) && kind !== "region");
  if (there.length === 0) return null;
  return {
    title: voice.say("trip.destinations"),
    links: there
      .toSorted((a, b) => a.kind.localeCompare(b.kind))
      .map(({ name, slug }) => ({
        label: name,
        path: searchPath(voice, { ...empty, where: [slug] }),
      })),
  };
};

/** The promo code of today for the departure at whose price the trip begins, else the one that takes off most; null without any. */
export const promoOf = (
  voice: Voice,
  travel: Pick<Travel, "slug">,
  tours: readonly Tour[],
): TripView["promo"] => {
  const { say, market, today } = voice;
  const first = reckonedDeparture(tours, today);
  const [best] = tours
    .filter((tour) => isOnSale(tour, today) && promoIsLive(tour, today))
    .toSorted(
      (a, b) =>
        Number(b.id === first?.id) - Number(a.id === first?.id) ||
        (b.promo?.percent ?? 0) - (a.promo?.percent ?? 0),
    );
  if (!best?.promo) return null;
  const { code, percent, until } = best.promo;
  return {
    label: say("trip.promo", {
      code,
      percent: formatPercent(percent, market.language),
      day: formatLongDate(best.departureDate, market),
      date: formatLongDate(until, market),
    }),
    path: tourPath(voice, travel.slug, best.code),
  };
};

/** At which price a trip begins, or what was chosen of it, and the day for which that is; null where nobody can join a departure. */
export const priceFrom = (voice: Voice, tours: readonly Tour[]): TripView["price"] => {
  const { say, market, today } = voice;
  const cheapest = reckonedDeparture(tours, today);
  if (!cheapest) return null;
  const price = showPrice(voice, priceOn(cheapest, today));
  return {
    price: { ...price, about: null },
    words: {
      from: say("card.from"),
      day: formatComingDay(cheapest.departureDate, market, today),
      perPerson: say("card.perPerson"),
      insured: say("trip.insured"),
      was: say("card.was"),
    },
    about: price.about,
  };
};

/** Who leads the next departure that somebody leads, and which it is; null while none is named. */
export const leaderOf = (
  voice: Voice,
  tours: readonly Tour[],
  leaders: ReadonlyMap<string, Leader>,
): CoordinatorView | null => {
  const led = tours.filter(({ coordinatorId }) => leaders.has(coordinatorId ?? ""));
  const tour = led.find(({ status }) => status !== "SOLD_OUT") ?? led[0];
  const leader = tour && leaders.get(tour.coordinatorId ?? "");
  if (!leader) return null;
  const who = showCoordinator(voice, leader.coordinator, leader.portrait);
  const { departureDate } = tour;
  const leads = voice.say("coordinators.leads", {
    date: formatFullDay(departureDate, voice.market),
  });
  return { ...who, facts: `${who.facts} ${leads}` };
};

/** Where to go from a trip without departures: to other trips. */
export const waitingWays = (
  { voice: { say }, market }: SiteRequest,
  hasRelated: boolean,
): DeparturesView["ways"] => [
  hasRelated
    ? { label: say("trip.related"), path: "#related" }
    : { label: say("nav.trips"), path: pathOf(market.id, "travels") ?? "/" },
];

/** An e-mail to us that names the trip; the page of contacts where staff have stored no address. */
const writeTo = async (
  { catalogue, voice: { say }, market, product }: SiteRequest,
  travel: Travel,
): Promise<string | null> => {
  const email = (await catalogue.layout()).contacts?.email;
  const subject = encodeURIComponent(say("departures.subject", { trip: travel.name }));
  if (email) return `mailto:${email}?subject=${subject}`;
  return (await catalogue.contents()).has("contacts")
    ? pathOf(market.id, "contacts", {}, product)
    : null;
};

/** How to hear of new dates of a trip: by asking us, and by its feed. */
export const newsOf = async (site: SiteRequest, travel: Travel): Promise<NewsView> => {
  const { say } = site.voice;
  const write = await writeTo(site, travel);
  return {
    text: say("departures.news"),
    ways: [
      ...(write === null ? [] : [{ label: say("departures.write"), path: write }]),
      { label: say("departures.feed"), path: `${site.origin}${feedPath(travel.slug)}` },
    ],
  };
};
