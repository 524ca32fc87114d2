import { toCoordinatorView } from "#features/coordinators/parts/coordinator-presenter.ts";
import type { CoordinatorView } from "#features/coordinators/parts/coordinator-view.ts";
import type { Destination } from "#features/destinations/contract.ts";
import type { Resource } from "#features/resources/contract.ts";
import { fromSearchParams } from "#features/search/query/search-params.ts";
import type { SearchQuery } from "#features/search/contract.ts";
import { searchPath } from "#features/search/parts/search-bar-presenter.ts";
import type { Tour } from "#features/tours/contract.ts";
import { reckonedDeparture } from "#features/tours/choice.ts";
import { isOnSale, priceOn, promoIsLive } from "#features/tours/rules.ts";
import type { DeparturesView, NotifyMeView } from "#features/tours/parts/calendar/calendar-view.ts";
import { type Leader, tourPath } from "#features/tours/parts/departure-presenter.ts";
import { toPriceView } from "#features/tours/parts/price/price-presenter.ts";
import type { Localizer } from "#markets/localizer.ts";
import type { Travel } from "#features/travels/contract.ts";
import type { TripTag, TripView } from "#features/travels/site/trip-view.ts";
import { formatComingDay, formatLongDate, formatPercent } from "#markets/format.ts";
import { pathOf } from "#markets/markets.ts";
import { formatFullDay } from "#markets/planned-days.ts";
import type { SiteRequest } from "../context.ts";
import { feedPath } from "../document/feeds.ts";

const empty = fromSearchParams(new URLSearchParams());

const searchTag = (localizer: Localizer, text: string, query: Partial<SearchQuery>): TripTag => ({
  text,
  path: searchPath(localizer, { ...empty, ...query }),
});

const moodsOf = (localizer: Localizer, { moods }: Travel): TripTag[] =>
  moods.map((mood) => searchTag(localizer, localizer.t(`mood.${mood}`), { mood: [mood] }));

const effortOf = ({ t }: Localizer, { effort }: Travel): TripTag => ({
  text: t("trip.effort", { level: String(effort) }),
  path: null,
});

/** The moods of a travel, each leading to the trips that share it, and how much it asks of the legs. */
export const moodTags = (localizer: Localizer, travel: Travel): TripTag[] => [
  ...moodsOf(localizer, travel),
  effortOf(localizer, travel),
];

/** What a travel is in a word each: those that can be searched lead to the trips that share them, the others come last. */
export const tripTags = (
  localizer: Localizer,
  travel: Travel,
  resources: readonly Resource[],
): readonly TripTag[] => {
  const named = (ids: readonly (string | null)[]) =>
    ids.flatMap((id) => resources.find((each) => each.id === id) ?? []);
  const { t } = localizer;
  return [
    ...(travel.isUnique ? [searchTag(localizer, t("card.unique"), { unique: true })] : []),
    ...named(travel.badgeIds).map(({ name, slug }) =>
      searchTag(localizer, name, { badge: [slug] }),
    ),
    ...moodsOf(localizer, travel),
    ...named([travel.typeId]).map(({ name, slug }) => searchTag(localizer, name, { type: [slug] })),
    ...named([travel.styleId]).map(({ name, slug }) =>
      searchTag(localizer, name, { style: [slug] }),
    ),
    ...(travel.privateRoom
      ? [searchTag(localizer, t("filter.privateRoom"), { privateRoom: true })]
      : []),
    effortOf(localizer, travel),
    ...named([travel.secondTypeId]).map(({ name }) => ({ text: name, path: null })),
  ];
};

/** The countries and places that a travel goes to, countries first, each leading to its trips. */
export const destinationLinks = (
  localizer: Localizer,
  travel: Travel,
  destinations: readonly Destination[],
): TripView["places"] => {
  const own = new Set(travel.destinationIds);
  const there = destinations.filter(({ id, kind }) => own.has(id) && kind !== "region");
  if (there.length === 0) return null;
  return {
    title: localizer.t("trip.destinations"),
    links: there
      .toSorted((a, b) => a.kind.localeCompare(b.kind))
      .map(({ name, slug }) => ({
        label: name,
        path: searchPath(localizer, { ...empty, where: [slug] }),
      })),
  };
};

/** The promo code of today for the departure at whose price the trip begins, else the one that takes off most; null without any. */
export const promoView = (
  localizer: Localizer,
  travel: Pick<Travel, "slug">,
  tours: readonly Tour[],
): TripView["promo"] => {
  const { t, market, today } = localizer;
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
    label: t("trip.promo", {
      code,
      percent: formatPercent(percent, market.language),
      day: formatLongDate(best.departureDate, market),
      date: formatLongDate(until, market),
    }),
    path: tourPath(localizer, travel.slug, best.code),
  };
};

/** At which price a trip begins, or what was chosen of it, and the day for which that is; null where nobody can join a departure. */
export const priceFrom = (localizer: Localizer, tours: readonly Tour[]): TripView["price"] => {
  const { t, market, today } = localizer;
  const cheapest = reckonedDeparture(tours, today);
  if (!cheapest) return null;
  const price = toPriceView(localizer, priceOn(cheapest, today));
  return {
    price: { ...price, about: null },
    words: {
      from: t("card.from"),
      day: formatComingDay(cheapest.departureDate, market, today),
      perPerson: t("card.perPerson"),
      insured: t("trip.insured"),
      was: t("card.was"),
    },
    about: price.about,
  };
};

/** Who leads the next departure that somebody leads, and which it is; null while none is named. */
export const nextCoordinator = (
  localizer: Localizer,
  tours: readonly Tour[],
  leaders: ReadonlyMap<string, Leader>,
): CoordinatorView | null => {
  const led = tours.filter(({ coordinatorId }) => leaders.has(coordinatorId ?? ""));
  const tour = led.find(({ status }) => status !== "SOLD_OUT") ?? led[0];
  const leader = tour && leaders.get(tour.coordinatorId ?? "");
  if (!leader) return null;
  const who = toCoordinatorView(localizer, leader.coordinator, leader.portrait);
  const { departureDate } = tour;
  const leads = localizer.t("coordinators.leads", {
    date: formatFullDay(departureDate, localizer.market),
  });
  return { ...who, facts: `${who.facts} ${leads}` };
};

/** Where to go from a trip without departures: to other trips. */
export const linksWithoutDepartures = (
  { localizer: { t }, market }: SiteRequest,
  hasRelated: boolean,
): DeparturesView["links"] => [
  hasRelated
    ? { label: t("trip.related"), path: "#related" }
    : { label: t("nav.trips"), path: pathOf(market.id, "travels") ?? "/" },
];

/** An e-mail to us that names the trip; the page of contacts where staff have stored no address. */
const contactLink = async (
  { catalogue, localizer: { t }, market, product }: SiteRequest,
  travel: Travel,
): Promise<string | null> => {
  const email = (await catalogue.layout()).contacts?.email;
  const subject = encodeURIComponent(t("departures.subject", { trip: travel.name }));
  if (email) return `mailto:${email}?subject=${subject}`;
  return (await catalogue.contents()).has("contacts")
    ? pathOf(market.id, "contacts", {}, product)
    : null;
};

/** How to hear of new dates of a trip: by asking us, and by its feed. */
export const notifyMeView = async (site: SiteRequest, travel: Travel): Promise<NotifyMeView> => {
  const { t } = site.localizer;
  const write = await contactLink(site, travel);
  return {
    text: t("departures.newDates"),
    links: [
      ...(write === null ? [] : [{ label: t("departures.write"), path: write }]),
      { label: t("departures.feed"), path: `${site.origin}${feedPath(travel.slug)}` },
    ],
  };
};
