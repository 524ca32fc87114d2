import type { Api } from "#platform/server/http/routes/api.ts";
import { withOwnPaths } from "../own-paths.ts";
import type { PathOwners } from "../save/save.ts";
import * as calls from "./calls.ts";
import { previewRedirect } from "./preview.ts";

type Options = Readonly<{ owners: PathOwners; siteOf: (market: string) => string | null }>;

export const addPreviewRoute = (api: Api, { owners, siteOf }: Options): void =>
  api.route(calls.previewRedirect, {
    async handle({ db, market, body }) {
      const redirect = withOwnPaths(body, siteOf(market));
      return { body: await previewRedirect({ ...owners, db, market }, redirect) };
    },
  });
