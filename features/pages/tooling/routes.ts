import type { FastifyPluginAsync, FastifyRequest } from "fastify";
import { z } from "zod";
import { invalidateTags } from "#platform/server/cache/invalidate-tags.ts";
import { readBody } from "#platform/server/http/body.ts";
import { idempotentWrites } from "#platform/server/http/idempotency.ts";
import { Problem } from "#platform/server/http/problem.ts";
import type { PagesOptions } from "../routes.ts";
import { pageTag, routeTag, slugTag } from "../save.ts";
import { pageById } from "../store.ts";

export type ToolingOptions = Pick<PagesOptions, "db" | "staffOf" | "marketOf">;

const noBody = z.strictObject({});
type Params = { country: string; id: string };

/** What the tooling bar does on the server: `POST /api/{country}/custompages/{id}/purge`. */
export const toolingRoutes: FastifyPluginAsync<ToolingOptions> = async (app, options) => {
  const { db, staffOf, marketOf } = options;
  const begin = async (request: FastifyRequest) => {
    const { country, id } = request.params as Params;
    const market = marketOf(country);
    return { market, id, actor: await staffOf(request, country) };
  };
  const write = idempotentWrites({
    db,
    actorOf: async (request) => (await begin(request)).actor.email,
  });

  app.post(
    "/:country/custompages/:id/purge",
    write(async (request) => {
      const { market, id } = await begin(request);
      readBody(noBody, request.body);
      const page = z.uuid().safeParse(id).success ? await pageById(db, market, id) : null;
      if (!page) throw new Problem(404, "There is no such page.");
      const { slug, routingKey } = page;
      const tags = [
        pageTag(market, id),
        slugTag(market, slug),
        ...(routingKey === null ? [] : [routeTag(market, routingKey)]),
      ];
      return async (trx) => {
        await invalidateTags(trx, tags);
        return { body: { purged: tags } };
      };
    }),
  );
};
