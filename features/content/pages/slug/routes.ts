import { redirectFrom } from "#features/assets/redirects/store.ts";
import type { Api } from "#platform/server/http/routes/api.ts";
import type { PageRules } from "../save/problems.ts";
import * as calls from "./calls.ts";
import { otherPageWithSlug, routeUseOf } from "./store.ts";

/** Mounted under `/api/{country}`: what the editor says below a slug while it is typed. */
export const addSlugRoutes = (
  api: Api,
  { isReserved, resolvePaths }: Pick<PageRules, "isReserved" | "resolvePaths">,
): void => {
  api.route(calls.checkSlug, {
    async handle({ db, market, query: { slug, page } }) {
      const reserved = isReserved(market, slug);
      const [owner, redirect, use] = await Promise.all([
        otherPageWithSlug(db, market, slug, page),
        redirectFrom(db, market, `/${slug}`),
        routeUseOf(resolvePaths, db, market, slug),
      ]);
      const isRecord = use === "record" && !reserved;
      const isRoute = use === "route" && !reserved;
      return { body: { page: owner, isReserved: reserved, isRecord, isRoute, redirect } };
    },
  });
};
