import { toResult } from "#platform/server/http/routes/record-routes.ts";
import type { Api } from "#platform/server/http/routes/api.ts";
import * as calls from "./calls.ts";
import { createRedirect, removeRedirect, saveRedirect, type PathOwners } from "./save/save.ts";
import { withOwnPaths } from "./own-paths.ts";
import { addFileRoutes, type FileOptions } from "./import/routes.ts";
import { addPreviewRoute } from "./preview/routes.ts";
import { addReads } from "./reads.ts";

type Options = FileOptions &
  Readonly<{
    owners: PathOwners;
    /** Origin of a market's public site; null where no host serves it. */
    siteOf: (market: string) => string | null;
    now: () => Date;
  }>;

const addWrites = (api: Api, { owners, siteOf }: Pick<Options, "owners" | "siteOf">): void => {
  api.write(calls.createRedirect, {
    async write({ trx, country, market, actor, body }) {
      const context = { ...owners, db: trx, market, actor: actor.email };
      const created = await createRedirect(context, withOwnPaths(body, siteOf(market)));
      const location = `/api/${country}/redirects/${created.id}`;
      return { ...toResult(created), location };
    },
  });

  api.write(calls.saveRedirect, {
    async write({ trx, market, actor, params: { id }, body, ifMatch }) {
      const context = { ...owners, db: trx, market, actor: actor.email };
      const redirect = withOwnPaths(body, siteOf(market));
      return toResult(await saveRedirect(context, id, redirect, ifMatch));
    },
  });

  api.write(calls.deleteRedirect, {
    async write({ trx, market, actor, params: { id }, ifMatch }) {
      const context = { ...owners, db: trx, market, actor: actor.email };
      return toResult(await removeRedirect(context, id, ifMatch));
    },
  });
};

/** Mounted under `/api/{country}/redirects`. */
export const addRedirectRoutes = (api: Api, options: Options): void => {
  addReads(api, options);
  addPreviewRoute(api, options);
  addFileRoutes(api, options);
  addWrites(api, options);
};
