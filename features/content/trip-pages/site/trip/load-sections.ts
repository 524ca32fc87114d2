import { toCoordinatorView } from "#features/catalogue/coordinators/parts/coordinator-presenter.ts";
import type { CoordinatorView } from "#features/catalogue/coordinators/parts/coordinator-view.ts";
import type { Destination } from "#features/content/destinations/contract.ts";
import type { Resource } from "#features/catalogue/resources/contract.ts";
import { emptySearch } from "#features/content/search/query/search-params.ts";
import type { SearchQuery } from "#features/content/search/contract.ts";
import { searchPath } from "#features/content/search/parts/search-bar-presenter.ts";
import type { Tour } from "#features/catalogue/tours/contract.ts";
import { cheapestTour, isOnSale, promoIsLive } from "#features/catalogue/tours/rules.ts";
import { priceOn } from "#features/records/prices/rules.ts";
import type {
  DeparturesView,
  NotifyMeView,
} from "#features/catalogue/tours/parts/calendar/calendar-view.ts";
import type { Leader } from "#features/catalogue/coordinators/parts/leaders.ts";
import { tourPath } from "#features/catalogue/tours/parts/departure-presenter.ts";
import type { People } from "#features/records/prices/contract.ts";
import { peopleWord, toPriceView } from "#features/records/prices/parts/price-presenter.ts";
import type { Localizer } from "#markets/localizer.ts";
import type { Travel } from "#features/catalogue/travels/contract.ts";
import type { TripTag, TripView } from "./trip-view.ts";
import { formatComingDay, formatLongDate, formatPercent } from "#markets/format.ts";
import { pathOf } from "#markets/paths.ts";
import { formatFullDay } from "#markets/planned-days.ts";
import type { TripSite } from "../trip-site.ts";
import { feedPath } from "#markets/site/feeds.ts";

const searchTag = (localizer: Localizer, text: string, query: Partial<SearchQuery>): TripTag => ({
  text,
  path: searchPath(localizer, { ...emptySearch, ...query }),
});

const moodsOf = (localizer: Localizer, { moods }: Travel): TripTag[] =>
  moods.map((mood) => searchTag(localizer, localizer.t(`mood.${mood}`), { mood: [mood] }));

const effortOf = ({ t }: Localizer, { effort }: Travel): TripTag => ({
  text: t("trip.effort", { level: String(effort) }),
  path: null,
});

/** The travel's moods, linked to their searches, and its physical effort. */
export const moodTags = (localizer: Localizer, travel: Travel): TripTag[] => [
  ...moodsOf(localizer, travel),
  effortOf(localizer, travel),
];

/** Tags that the search can filter by link to that search; the others come last. */
export const tripTags = (
  localizer: Localizer,
  travel: Travel,
  resources: readonly Resource[],
): readonly TripTag[] => {
  const resourcesOf = (ids: readonly (string | null)[]) =>
    ids.flatMap((id) => resources.find((each) => each.id === id) ?? []);
  const { t } = localizer;
  return [
    ...(travel.isUnique ? [searchTag(localizer, t("card.unique"), { unique: true })] : []),
    ...resourcesOf(travel.badgeIds).map(({ name, slug }) =>
      searchTag(localizer, name, { badge: [slug] }),
    ),
    ...moodsOf(localizer, travel),
    ...resourcesOf([travel.typeId]).map(({ name, slug }) =>
      searchTag(localizer, name, { type: [slug] }),
    ),
    ...resourcesOf([travel.styleId]).map(({ name, slug }) =>
      searchTag(localizer, name, { style: [slug] }),
    ),
    ...(travel.privateRoom
      ? [searchTag(localizer, t("filter.privateRoom"), { privateRoom: true })]
      : []),
    effortOf(localizer, travel),
    ...resourcesOf([travel.secondTypeId]).map(({ name }) => ({ text: name, path: null })),
  ];
};

/** Links to the searches of the travel's destinations, countries before places. */
export const destinationLinks = (
  localizer: Localizer,
  travel: Travel,
  destinations: readonly Destination[],
): TripView["places"] => {
  const ids = new Set(travel.destinationIds);
  const visited = destinations.filter(({ id, kind }) => ids.has(id) && kind !== "region");
  if (visited.length === 0) return null;
  return {
    title: localizer.t("trip.destinations"),
    links: visited
      .toSorted((a, b) => a.kind.localeCompare(b.kind))
      .map(({ name, slug }) => ({
        label: name,
        path: searchPath(localizer, { ...emptySearch, where: [slug] }),
      })),
  };
};

/**
 * Today's promo code for the departure with the shown price; without such a code, today's code with
 * the highest discount.
 */
export const promoView = (
  localizer: Localizer,
  travel: Pick<Travel, "slug">,
  tours: readonly Tour[],
): TripView["promo"] => {
  const { t, market, today } = localizer;
  const priced = cheapestTour(tours, today);
  const [best] = tours
    .filter((tour) => isOnSale(tour, today) && promoIsLive(tour, today))
    .toSorted(
      (a, b) =>
        Number(b.id === priced?.id) - Number(a.id === priced?.id) ||
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

/**
 * The lowest price with the departure day that has it; null where no departure can be joined. It
 * says "from" unless it is the only price of a day that the visitor has chosen.
 * @param isOfDay whether all departures are those of a chosen day
 * @param people for how many the price is shown
 */
export const priceFrom = (
  localizer: Localizer,
  tours: readonly Tour[],
  { isOfDay = false, people = 1 }: Readonly<{ isOfDay?: boolean; people?: People }> = {},
): TripView["price"] => {
  const { t, market, today } = localizer;
  const cheapest = cheapestTour(tours, today);
  if (!cheapest) return null;
  const { cents } = priceOn(cheapest, today);
  const isExact =
    isOfDay &&
    tours.every((tour) => tour.status === "SOLD_OUT" || priceOn(tour, today).cents === cents);
  const price = toPriceView(localizer, priceOn(cheapest, today), people);
  return {
    price: { ...price, converted: null },
    labels: {
      ...(isExact ? {} : { from: t("card.from") }),
      day: formatComingDay(cheapest.departureDate, market, today),
      perPerson: peopleWord(localizer, people),
      insured: t("trip.insured"),
      was: t("card.was"),
    },
    converted: price.converted,
  };
};

/** The coordinator of the earliest departure that has one, with its date; sold-out departures count last. */
export const nextCoordinator = (
  localizer: Localizer,
  tours: readonly Tour[],
  leaders: ReadonlyMap<string, Leader>,
): CoordinatorView | null => {
  const led = tours.filter(({ coordinatorId }) => leaders.has(coordinatorId ?? ""));
  const tour = led.find(({ status }) => status !== "SOLD_OUT") ?? led[0];
  const leader = tour && leaders.get(tour.coordinatorId ?? "");
  if (!leader) return null;
  const coordinator = toCoordinatorView(localizer, leader.coordinator, leader.portrait);
  const { departureDate } = tour;
  const leads = localizer.t("coordinators.leads", {
    date: formatFullDay(departureDate, localizer.market),
  });
  return { ...coordinator, facts: `${coordinator.facts} ${leads}` };
};

export const linksWithoutDepartures = (
  { localizer: { t }, market }: TripSite,
  hasRelated: boolean,
): DeparturesView["links"] => [
  hasRelated
    ? { label: t("trip.related"), path: "#related" }
    : { label: t("nav.trips"), path: pathOf(market.id, "travels") ?? "/" },
];

/** A mailto URL with the trip as its subject; the contacts page where staff have stored no address. */
const contactLink = async (
  { catalogue, localizer: { t }, market, product }: TripSite,
  travel: Travel,
): Promise<string | null> => {
  const email = (await catalogue.layout()).contacts?.email;
  const subject = encodeURIComponent(t("departures.subject", { trip: travel.name }));
  if (email) return `mailto:${email}?subject=${subject}`;
  return (await catalogue.contents()).has("contacts")
    ? pathOf(market.id, "contacts", {}, product)
    : null;
};

/** @param choice the months and ages that were looked at */
export const notifyMeView = async (
  site: TripSite,
  travel: Travel,
  choice: Readonly<{ months: readonly string[]; age: string | null }> = { months: [], age: null },
): Promise<NotifyMeView> => {
  const { t } = site.localizer;
  const contactPath = await contactLink(site, travel);
  return {
    text: t("departures.notifyText"),
    follow: { kind: "travel", id: travel.id, name: travel.name, ...choice },
    links: [
      ...(contactPath === null ? [] : [{ label: t("departures.write"), path: contactPath }]),
      { label: t("departures.feed"), path: `${site.origin}${feedPath(travel.slug)}` },
    ],
  };
};
