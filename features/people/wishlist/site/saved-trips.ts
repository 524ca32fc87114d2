import type { Tour } from "#features/catalogue/tours/contract.ts";
import type { DepartureView } from "#features/catalogue/tours/parts/departure-view.ts";
import { cheapestTour } from "#features/catalogue/tours/rules.ts";
import type { TravelCardView } from "#features/catalogue/travels/parts/card-view.ts";
import { type CardReads, departureRows, tripCards } from "#features/content/search/parts/cards.ts";
import type { SavedTravel } from "#features/people/wishlist/contract.ts";
import { hasChanged, isThere, type TourChange } from "#features/people/wishlist/rules.ts";
import {
  changeOfTour,
  type KnownTour,
  savedDate,
  toPriceChange,
  toSavedTour,
} from "./wishlist-presenter.ts";
import type { RemovalView, SavedTripView } from "./wishlist-view.ts";
import { toRowPriceView } from "#features/records/prices/parts/price-presenter.ts";
import { priceOn } from "#features/records/prices/rules.ts";
import { formatPlannedDay } from "#markets/planned-days.ts";
import type { Site } from "#markets/site/site.ts";
import type { SavedItem, SavedItems } from "./saved-items.ts";

type Records = Readonly<{
  cards: ReadonlyMap<string, TravelCardView>;
  /** The departures that can be looked at. */
  tours: ReadonlyMap<string, Tour>;
  rows: ReadonlyMap<string, DepartureView>;
}>;

const recordsOf = async (site: Site<CardReads>, { items }: SavedItems): Promise<Records> => {
  const ids = items.flatMap(({ tours }) => tours.map(({ id }) => id));
  const cards = await tripCards(
    site,
    items.map(({ travelId }) => travelId),
  );
  const published = new Set(cards.map(({ id }) => id));
  const stored = [...(await site.catalogue.toursByIds(ids)).values()];
  const tours = stored.filter(
    (tour) => isThere(tour, site.localizer.today) && published.has(tour.travelId),
  );
  const rows = await departureRows(site, tours);
  return {
    cards: new Map(cards.map((card) => [card.id, card])),
    tours: new Map(tours.map((tour) => [tour.id, tour])),
    rows: new Map(rows.map((row) => [row.id, row])),
  };
};

const removalOf = (
  { localizer: { t } }: Site<CardReads>,
  name: string,
  tours: SavedTripView["tours"],
): RemovalView | null => {
  const n = tours.length;
  if (n === 0) return null;
  return {
    title: t("wishlist.removeTitle"),
    close: t("nav.close"),
    text: t("wishlist.removeText", { n, name }),
    tours: tours.map(({ day, departure }) => ({ day, status: departure?.status ?? null })),
    keep: t("wishlist.keepAll"),
    remove: t("wishlist.removeBoth", { n }),
  };
};

const noteOf = (
  { localizer: { t, market } }: Site<CardReads>,
  card: TravelCardView | undefined,
  upcoming: readonly Tour[],
): string | null => {
  if (!card) return null;
  const next = upcoming.find(({ status }) => status === "CONFIRMED" || status === "ALMOST_FULL");
  const day = next && formatPlannedDay(next.departureDate, market);
  return [t("wishlist.noTours"), day && t("wishlist.nextConfirmed", { date: day })]
    .filter(Boolean)
    .join(" ");
};

/** From which the trip begins today, and how that differs from when it was saved. */
const priceOf = (
  { localizer }: Site<CardReads>,
  upcoming: readonly Tour[],
  before: SavedTravel | null,
): Pick<SavedTripView, "price" | "priceChange"> => {
  const { today } = localizer;
  const from = cheapestTour(upcoming, today);
  if (!from) return { price: null, priceChange: null };
  const price = priceOn(from, today);
  const was = before?.priceCents ?? null;
  return {
    price: toRowPriceView(localizer, price),
    priceChange:
      before && was !== null
        ? toPriceChange(localizer, { cents: was, at: before.addedAt }, price.cents - was)
        : null,
  };
};

export type ShownTrip = Readonly<{
  view: SavedTripView;
  changes: readonly TourChange[];
  addedAt: Date;
}>;

const showTrip = async (
  site: Site<CardReads>,
  records: Records,
  item: SavedItem,
): Promise<ShownTrip> => {
  const { localizer, catalogue } = site;
  const { t, today } = localizer;
  const card = records.cards.get(item.travelId);
  const name = card?.name ?? item.name;
  const upcoming = card ? await catalogue.toursOfTravel(item.travelId) : [];
  const known = item.tours.map((tour): KnownTour => ({
    ...tour,
    name,
    now: records.tours.get(tour.id) ?? null,
  }));
  const tours = known.map((tour) =>
    toSavedTour(localizer, tour, records.rows.get(tour.id) ?? null),
  );
  const saved = item.isSaved
    ? t("wishlist.savedOn", { date: savedDate(localizer, item.addedAt) })
    : "";
  const label = t("card.save", { name });
  const view: SavedTripView = {
    heart: { kind: "travel", id: item.travelId, name, label },
    name,
    countries: card?.countries ?? "",
    facts: [card?.facts, saved].filter(Boolean).join(" · "),
    poster: card?.poster ?? null,
    open: card ? { label: t("wishlist.open"), path: card.path } : null,
    gone: card ? null : t("wishlist.tripGone"),
    ...priceOf(site, upcoming, item.before),
    tours,
    note: tours.length === 0 ? noteOf(site, card, upcoming) : null,
    isSaved: item.isSaved,
    removal: removalOf(site, name, tours),
  };
  const changes = known.map((tour) => changeOfTour(tour, today)).filter(hasChanged);
  return { view, changes, addedAt: item.addedAt };
};

/** What is gone needs a decision first; its time is not known. */
const newestChange = ({ changes }: ShownTrip): string =>
  changes.reduce((newest, { isGone, at }) => {
    const time = isGone ? "9" : (at ?? "");
    return time > newest ? time : newest;
  }, "");

/** The saved trips as they are today, the newest change first, then the last saved. */
export const savedTrips = async (
  site: Site<CardReads>,
  saved: SavedItems,
): Promise<readonly ShownTrip[]> => {
  const records = await recordsOf(site, saved);
  const shown: ShownTrip[] = [];
  for (const item of saved.items) shown.push(await showTrip(site, records, item));
  return shown.toSorted(
    (a, b) =>
      newestChange(b).localeCompare(newestChange(a)) || b.addedAt.getTime() - a.addedAt.getTime(),
  );
};
