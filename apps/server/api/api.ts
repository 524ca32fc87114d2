import "#platform/zod-words.ts";
import swagger from "@fastify/swagger";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { blockCatalogue } from "#blocks/catalogue.ts";
import { checkBlock } from "#blocks/check.ts";
import { addAuditRoutes } from "#features/audit/routes.ts";
import { type JobRoutesOptions, jobRoutes } from "#features/jobs/routes.ts";
import { createRenewals, type ProofOptions } from "#features/pages/publication/proof.ts";
import { publicationRoutes } from "#features/pages/publication/routes.ts";
import { presenceRoutes } from "#features/pages/presence/routes.ts";
import { type Preview, previewRoutes } from "#features/pages/preview-routes.ts";
import { pagesRoutes } from "#features/pages/routes.ts";
import { toolingRoutes } from "#features/pages/tooling/routes.ts";
import { versionsRoutes } from "#features/pages/versions/routes.ts";
import { addRedirectRoutes } from "#features/redirects/routes.ts";
import { type SearchRoutesOptions, searchRoutes } from "#features/search/routes.ts";
import { addSettingRoutes } from "#features/settings/routes.ts";
import { atLeast } from "#features/staff/policy.ts";
import { sessionIdIn } from "#features/staff/cookies.ts";
import { readStaffSession } from "#features/staff/session.ts";
import { marketByApiCountry, markets } from "#markets/markets.ts";
import { openedByHeader } from "#platform/browser/renewal.ts";
import type { OpenDatabase } from "#platform/server/database/open.ts";
import type { Database } from "#platform/server/database/tables.ts";
import { Problem } from "#platform/server/http/problem.ts";
import { readableOnly } from "#platform/server/http/readable.ts";
import { openApiDocument } from "#platform/server/http/routes/openapi.ts";
import { createApi } from "#platform/server/http/routes/api.ts";
import { sameOriginOnly } from "#platform/server/http/same-origin.ts";
import { backofficeOrigin, type Config, siteOrigin } from "../config.ts";
import { createSelfFetch } from "./self-fetch.ts";
import { reservedSlug } from "./reserved-paths.ts";
import { pathOwners } from "./path-owners.ts";
import { addEditorRoutes } from "./editor-routes.ts";

export type ApiOptions = Readonly<{
  config: Config;
  db: Database;
  now: () => Date;
  /** Left out where no jobs are run. */
  jobs?: JobRoutesOptions["jobs"];
  /** What this process remembers of the newest saves; nothing unless given. */
  renewals?: ProofOptions["renewals"];
  /** Hears what other processes say of who is here; beats alone serve unless given. */
  listen?: OpenDatabase["listen"];
  /** Left out where there is no site to draw. */
  preview?: Preview;
  /** What the public calls answer from; left out where there is no site. */
  search?: Omit<SearchRoutesOptions, "marketOf" | "now">;
}>;

const marketOf = (country: string): string => {
  const market = marketByApiCountry(country);
  if (!market) throw new Problem(404, "There is no such country.");
  return market.id;
};

/** The calls of the staff app, under `/api` of the back-office's host, and the public ones of every host. */
export const addApi = async (
  app: FastifyInstance,
  { config, db, now, jobs, renewals = createRenewals(now), listen, preview, search }: ApiOptions,
): Promise<void> => {
  const { host } = new URL(backofficeOrigin(config));
  const staffOf = async (request: FastifyRequest) => {
    const id = request.host === host ? sessionIdIn(request, config.production) : undefined;
    const session = await readStaffSession(db, id, now());
    if (!session) throw new Problem(401, "Sign in first.");
    const openedBy = request.headers[openedByHeader];
    if (openedBy !== undefined && openedBy !== encodeURIComponent(session.email))
      throw new Problem(401, "Somebody else is signed in by now. Reload the page.");
    const { email, name, role } = session;
    return { email, name, role, countries: null, isAdmin: atLeast(session, "admin") };
  };

  await app.register(
    async (api) => {
      await api.register(swagger, openApiDocument);
      api.addHook("onRequest", readableOnly);
      api.addHook("onRequest", sameOriginOnly);
      api.get("/backoffice-config", async () => ({
        country: config.country,
        environment: config.production ? "production" : "demo",
        product: config.product,
        countries: markets.map(({ apiCountry, label, id }) => ({
          code: apiCountry,
          label,
          market: id,
          site: siteOrigin(config, id),
        })),
        bugReportUrl: config.bugReportUrl,
      }));
      const routes = createApi(api, {
        db,
        actorOf: staffOf,
        marketOf,
        countries: markets.map(({ apiCountry }) => apiCountry),
      });
      api.get("/openapi.json", { schema: { hide: true } }, () => api.swagger());
      const isReserved = reservedSlug(config.product);
      await api.register(pagesRoutes, {
        db,
        staffOf,
        marketOf,
        checkBlock,
        blockCatalogue,
        isReserved,
      });
      await api.register(versionsRoutes, { db, staffOf, marketOf, checkBlock, isReserved });
      await api.register(toolingRoutes, { db, staffOf, marketOf });
      addRedirectRoutes(routes, pathOwners(config.product));
      addSettingRoutes(routes);
      addAuditRoutes(routes);
      if (jobs) await api.register(jobRoutes, { db, jobs, staffOf, marketOf });
      await api.register(publicationRoutes, {
        db,
        staffOf,
        marketOf,
        checkBlock,
        isReserved,
        now,
        proof: {
          product: config.product,
          originOf: (market) => siteOrigin(config, market),
          observe: createSelfFetch(app),
          renewals,
          now,
        },
      });
      await api.register(presenceRoutes, { db, staffOf, marketOf, now, listen: listen ?? null });
      await addEditorRoutes(api, { db, staffOf, marketOf, now, product: config.product });
      if (search) await api.register(searchRoutes, { marketOf, now, ...search });
      if (preview) await api.register(previewRoutes, { staffOf, marketOf, preview });
    },
    { prefix: "/api" },
  );
};
