import { lockAccount } from "#features/people/accounts/store.ts";
import { toursByIds, toursOfTravel } from "#features/catalogue/tours/store.ts";
import { cheapestTour } from "#features/catalogue/tours/rules.ts";
import { travelsByIds } from "#features/catalogue/travels/store.ts";
import { priceOn } from "#features/records/prices/rules.ts";
import { dayAt } from "#markets/format.ts";
import { marketById } from "#markets/markets.ts";
import type { Database } from "#platform/server/database/tables.ts";
import type { Visitor } from "#platform/server/http/routes/access.ts";
import { inTheWay, Problem } from "#platform/server/http/problem.ts";
import { type Wishlist, wishlistLimits } from "./contract.ts";
import { absentTour, absentTravel } from "./policy.ts";
import { isThere, toWishlist } from "./rules.ts";
import {
  countOtherTours,
  countOtherTravels,
  countSavedTours,
  deleteTour,
  deleteTravel,
  insertTour,
  insertTravel,
  savedThings,
  type WishlistOwner,
} from "./store.ts";

export const ownerOf = ({ accountId, market }: Visitor): WishlistOwner => ({
  accountId,
  market: marketById(market).id,
});

type Options = Readonly<{ db: Database; now: () => Date }>;

/** Holds an account's wishlists until the transaction ends, so that the limits hold. @throws Problem 401 */
const lockOwner = async (trx: Database, { accountId }: WishlistOwner): Promise<void> => {
  if (!(await lockAccount(trx, accountId))) throw new Problem(401, "Sign in first.");
};

/** @throws Problem 409 where as many others are saved as are kept */
const requireRoom = (others: number, kind: keyof typeof wishlistLimits): void => {
  const limit = wishlistLimits[kind];
  if (others >= limit)
    throw inTheWay("The wishlist is full", `At most ${limit} ${kind} are kept. Remove one first.`);
};

/** What visitors save and remove. What it answers belongs to whoever is signed in. */
export const createWishlists = ({ db, now }: Options) => {
  const todayIn = (market: WishlistOwner["market"]) => dayAt(now(), marketById(market));
  return {
    list: async (owner: WishlistOwner): Promise<Wishlist> =>
      toWishlist(await savedThings(db, owner)),
    things: (owner: WishlistOwner) => savedThings(db, owner),
    /** @throws Problem 404, 409 */
    async addTravel(owner: WishlistOwner, travelId: string): Promise<void> {
      const { market } = owner;
      const [travel] = await travelsByIds(db, market, [travelId]);
      if (!travel) throw new Problem(404, absentTravel);
      const today = todayIn(market);
      const from = cheapestTour(await toursOfTravel(db, market, travelId, today), today);
      const priceCents = from ? priceOn(from, today).cents : null;
      const row = { travelId, name: travel.name, priceCents, addedAt: now() };
      await db.transaction().execute(async (trx) => {
        await lockOwner(trx, owner);
        requireRoom(await countOtherTravels(trx, owner, travelId), "travels");
        await insertTravel(trx, owner, row);
      });
    },
    /** @throws Problem 404, 409 */
    async addTour(owner: WishlistOwner, tourId: string): Promise<void> {
      const { market } = owner;
      const today = todayIn(market);
      const tour = (await toursByIds(db, market, [tourId])).get(tourId);
      const [travel] = tour ? await travelsByIds(db, market, [tour.travelId]) : [];
      if (!travel || !isThere(tour, today)) throw new Problem(404, absentTour);
      const { departureDate, startDate, endDate, status } = tour;
      const stood = { departureDate, startDate, endDate, status, name: travel.name };
      const priceCents = priceOn(tour, today).cents;
      const row = { ...stood, tourId, travelId: travel.id, priceCents, addedAt: now() };
      await db.transaction().execute(async (trx) => {
        await lockOwner(trx, owner);
        requireRoom(await countOtherTours(trx, owner, tourId), "tours");
        await insertTour(trx, owner, row);
      });
    },
    /** @throws Problem 428 while departures are saved and nobody has confirmed that they go too */
    async removeTravel(
      owner: WishlistOwner,
      travelId: string,
      isConfirmed: boolean,
    ): Promise<void> {
      await db.transaction().execute(async (trx) => {
        await lockOwner(trx, owner);
        const tours = isConfirmed ? 0 : await countSavedTours(trx, owner, travelId);
        if (tours > 0)
          throw new Problem(428, "Its saved departures would go with the travel.", {
            key: "SAVED_TOURS",
            tours,
          });
        await deleteTravel(trx, owner, travelId);
      });
    },
    removeTour: (owner: WishlistOwner, tourId: string): Promise<void> =>
      deleteTour(db, owner, tourId),
  };
};

export type Wishlists = ReturnType<typeof createWishlists>;
