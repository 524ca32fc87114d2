import { z } from "zod";
import { redirectFrom } from "#features/assets/redirects/store.ts";
import type { Api } from "#platform/server/http/routes/api.ts";
import { pageInputSchema, slugCheckSchema } from "../contract.ts";
import { pagePolicy } from "../policy.ts";
import type { PageRules } from "../save/problems.ts";
import { otherPageWithSlug, routeUseOf } from "./store.ts";

/** Mounted under `/api/{country}`: what the editor says below a slug while it is typed. */
export const addSlugRoutes = (
  api: Api,
  { isReserved, resolvePaths }: Pick<PageRules, "isReserved" | "resolvePaths">,
): void => {
  api.route({
    method: "GET",
    path: "/:country/custompages/slug-check",
    id: "checkSlug",
    summary: "Whether a page could have a slug, and which redirect leaves from it",
    access: pagePolicy.read,
    query: z.strictObject({
      slug: pageInputSchema.shape.slug.trim().min(1),
      page: z.uuid().nullable().default(null).describe("The page that is to have it."),
    }),
    answer: slugCheckSchema,
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
