import { createRedirectCache } from "#features/assets/redirects/redirect-cache.ts";
import { createCatalogue } from "#features/content/search/store.ts";
import { createMaintenanceCache } from "#features/company/settings/maintenance/maintenance-cache.ts";
import { createTaggedCache } from "#platform/server/cache/tagged-cache.ts";
import type { AppOptions } from "../app-options.ts";
import { siteOrigins } from "../config/config.ts";
import type { SiteSources } from "#apps/server/site/site-request.ts";
import { createEntityCaches } from "./entity-caches.ts";

/** The caches of database rows in this process, and the sources of pages that read through them. */
export const openCaches = ({ config, database: { db }, now }: AppOptions) => {
  const entities = createTaggedCache();
  const catalogue = createCatalogue(db, { now });
  const redirects = createRedirectCache(db);
  const maintenance = createMaintenanceCache(db, now);
  const sources: SiteSources & { now: () => Date } = {
    db,
    product: config.product,
    origins: siteOrigins(config),
    thirdParties: config.thirdParties,
    apiBase: config.apiBase,
    ...catalogue,
    entityCaches: createEntityCaches(entities),
    now,
  };
  const all = [entities, catalogue, redirects, maintenance];
  return { catalogue, redirects, maintenance, sources, all };
};

export type Caches = ReturnType<typeof openCaches>;
