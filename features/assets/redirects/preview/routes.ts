import type { Api } from "#platform/server/http/routes/api.ts";
import { newRedirectSchema, redirectPreviewSchema } from "../contract.ts";
import { withOwnPaths } from "../own-paths.ts";
import { redirectPolicy } from "../policy.ts";
import type { PathOwners } from "../save.ts";
import { previewRedirect } from "./preview.ts";

type Options = Readonly<{ owners: PathOwners; siteOf: (market: string) => string | null }>;

export const addPreviewRoute = (api: Api, { owners, siteOf }: Options): void =>
  api.route({
    method: "POST",
    path: "/:country/redirects/preview",
    id: "previewRedirect",
    summary: "What visitors would meet if a redirect were saved so; nothing is written",
    access: redirectPolicy.read,
    body: newRedirectSchema,
    answer: redirectPreviewSchema,
    async handle({ db, market, body }) {
      const redirect = withOwnPaths(body, siteOf(market));
      return { body: await previewRedirect({ ...owners, db, market }, redirect) };
    },
  });
