import { addRecordRoutes } from "#platform/server/http/routes/record-routes.ts";
import type { Api } from "#platform/server/http/routes/api.ts";
import { redirectCalls } from "./calls.ts";
import { createRedirect, removeRedirect, saveRedirect, type PathOwners } from "./save/save.ts";
import { withOwnPaths } from "./own-paths.ts";
import { addFileRoutes, type FileOptions } from "./import/routes.ts";
import { addPreviewRoute } from "./preview/routes.ts";
import { addReads } from "./reads.ts";
import { redirectById } from "./store.ts";

type Options = FileOptions &
  Readonly<{
    owners: PathOwners;
    /** Origin of a market's public site; null where no host serves it. */
    siteOf: (market: string) => string | null;
    now: () => Date;
  }>;

const addRecords = (api: Api, { owners, siteOf }: Pick<Options, "owners" | "siteOf">): void =>
  addRecordRoutes(api, redirectCalls, {
    find: redirectById,
    create: (context, body) =>
      createRedirect({ ...owners, ...context }, withOwnPaths(body, siteOf(context.market))),
    save: (context, id, body, ifVersion) =>
      saveRedirect(
        { ...owners, ...context },
        id,
        withOwnPaths(body, siteOf(context.market)),
        ifVersion,
      ),
    remove: (context, id, ifVersion) => removeRedirect({ ...owners, ...context }, id, ifVersion),
  });

/** Mounted under `/api/{country}/redirects`. */
export const addRedirectRoutes = (api: Api, options: Options): void => {
  addReads(api, options);
  addPreviewRoute(api, options);
  addFileRoutes(api, options);
  addRecords(api, options);
};
