import type { Api } from "#platform/server/http/routes/api.ts";
import * as calls from "./calls.ts";
import { ownerOf, type Wishlists } from "./wishlists.ts";

/** Mounted at `/api` of the hosts of markets. */
export const addWishlistCalls = (api: Api, wishlists: Wishlists): void => {
  api.route(calls.getWishlist, {
    handle: async ({ visitor }) => ({ body: await wishlists.list(ownerOf(visitor)) }),
  });
  api.route(calls.addTravelToWishlist, {
    async handle({ visitor, params: { id } }) {
      await wishlists.addTravel(ownerOf(visitor), id);
      return {};
    },
  });
  api.route(calls.removeTravelFromWishlist, {
    async handle({ visitor, params: { id }, body: { confirmed } }) {
      await wishlists.removeTravel(ownerOf(visitor), id, confirmed);
      return {};
    },
  });
  api.route(calls.addTourToWishlist, {
    async handle({ visitor, params: { id } }) {
      await wishlists.addTour(ownerOf(visitor), id);
      return {};
    },
  });
  api.route(calls.removeTourFromWishlist, {
    async handle({ visitor, params: { id } }) {
      await wishlists.removeTour(ownerOf(visitor), id);
      return {};
    },
  });
};
