import { priceOn } from "#features/records/prices/rules.ts";
import type { Tour } from "#features/catalogue/tours/contract.ts";
import { isPast } from "#features/catalogue/tours/rules.ts";
import type { SavedThings, SavedTour, Wishlist } from "./contract.ts";

const later = (a: Date, b: Date): number => b.getTime() - a.getTime();

/** The saved departures of each travel, which need not be saved itself. */
const toursByTravel = (tours: readonly SavedTour[]): ReadonlyMap<string, readonly SavedTour[]> =>
  Map.groupBy(tours, ({ travelId }) => travelId);

/** What is saved, by travel, the last saved first. */
export const toWishlist = ({ travels, tours }: SavedThings): Wishlist => {
  const byTravel = toursByTravel(tours);
  const saved = new Map(travels.map(({ travelId, addedAt }) => [travelId, addedAt]));
  const ids = new Set([...saved.keys(), ...byTravel.keys()]);
  const items = [...ids].map((travelId) => {
    const own = (byTravel.get(travelId) ?? []).toSorted((a, b) => later(a.addedAt, b.addedAt));
    const addedAt = saved.get(travelId) ?? own.at(-1)?.addedAt ?? new Date(0);
    return { travelId, isSaved: saved.has(travelId), addedAt, tours: own };
  });
  return {
    items: items
      .toSorted((a, b) => later(a.addedAt, b.addedAt))
      .map(({ travelId, isSaved, addedAt, tours: own }) => ({
        travelId,
        saved: isSaved,
        addedAt: addedAt.toISOString(),
        tours: own.map((tour) => ({ tourId: tour.tourId, addedAt: tour.addedAt.toISOString() })),
      })),
  };
};

/** Whether a departure can still be looked at: not past, not taken off, of a travel that is there. */
export const isThere = (tour: Tour | null | undefined, today: string): tour is Tour =>
  tour !== null &&
  tour !== undefined &&
  tour.isPublished &&
  tour.cancellation === null &&
  !isPast(tour, today);

/** What has changed since a departure was saved. */
export type TourChange = Readonly<{
  isGone: boolean;
  status: "confirmed" | "sold-out" | "other" | null;
  /** Cents more than then; 0 for the same price. */
  priceBy: number;
  /** When, as far as it is known; the newest changes come first. */
  at: string | null;
}>;

const statusChange = (saved: SavedTour, tour: Tour): TourChange["status"] => {
  if (saved.status === tour.status) return null;
  if (tour.status === "CONFIRMED") return "confirmed";
  return tour.status === "SOLD_OUT" ? "sold-out" : "other";
};

/** @param tour the departure as it is today; null for one that is gone */
export const changeOf = (saved: SavedTour, tour: Tour | null, today: string): TourChange => {
  if (!tour) return { isGone: true, status: null, priceBy: 0, at: null };
  const status = statusChange(saved, tour);
  const priceBy = priceOn(tour, today).cents - saved.priceCents;
  const hasChanged = status !== null || priceBy !== 0;
  return { isGone: false, status, priceBy, at: hasChanged ? tour.updatedAt : null };
};

export const hasChanged = ({ isGone, status, priceBy }: TourChange): boolean =>
  isGone || status !== null || priceBy !== 0;
