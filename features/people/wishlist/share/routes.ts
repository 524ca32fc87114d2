import { Problem } from "#platform/server/http/problem.ts";
import type { Api } from "#platform/server/http/routes/api.ts";
import { marketById } from "#markets/markets.ts";
import { absentShare } from "../policy.ts";
import { toWishlist } from "../rules.ts";
import { ownerOf } from "../wishlists.ts";
import * as calls from "./calls.ts";
import { sharedPath, type Shares } from "./shares.ts";

/** Mounted at `/api` of the hosts of markets. @param siteOf origin of a market's site */
export const addShareCalls = (
  api: Api,
  shares: Shares,
  siteOf: (market: string) => string | null,
): void => {
  api.route(calls.shareWishlist, {
    async handle({ visitor, body: { withName } }) {
      const owner = ownerOf(visitor);
      const { key } = await shares.set(owner, withName);
      const { market } = owner;
      return { body: { url: `${siteOf(market) ?? ""}${sharedPath(market, key) ?? ""}` } };
    },
  });
  api.route(calls.unshareWishlist, {
    async handle({ visitor }) {
      await shares.end(ownerOf(visitor));
      return {};
    },
  });
  api.route(calls.getSharedWishlist, {
    async handle({ visit: { market }, params: { key } }) {
      const list = await shares.open(marketById(market).id, key);
      if (!list) throw new Problem(404, absentShare);
      const items = toWishlist(list.things).items.map(({ travelId, tours }) => ({
        travelId,
        tours: tours.map(({ tourId }) => tourId),
      }));
      return { body: { name: list.name, items } };
    },
  });
};
