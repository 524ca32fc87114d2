import type { FastifyPluginAsync, FastifyRequest } from "fastify";
import { z } from "zod";
import { refuseLocked } from "../guard.ts";
import type { Actor } from "../routes.ts";
import { pageById } from "../store.ts";
import { marketById } from "#markets/markets.ts";
import type { Database } from "#platform/server/database/tables.ts";
import { readBody } from "#platform/server/http/body.ts";
import { idempotentWrites } from "#platform/server/http/idempotency.ts";
import { Problem } from "#platform/server/http/problem.ts";
import { publicationMoments } from "../publication-contract.ts";
import { planPublication, type PublishRules } from "./plan.ts";
import { type ProofOptions, provePage } from "./proof.ts";
import { publicationOf } from "./store.ts";

export type PublicationOptions = PublishRules &
  Readonly<{
    db: Database;
    /** @throws Problem 401 or 403 for who may not work on this country */
    staffOf: (request: FastifyRequest, country: string) => Promise<Actor>;
    /** @throws Problem 404 for an unknown country */
    marketOf: (country: string) => string;
    now: () => Date;
    proof: ProofOptions;
  }>;

const planBody = z.strictObject({
  ...publicationMoments.shape,
  forceSave: z.boolean().default(false),
  forceSaveDeleting: z.boolean().default(false),
  forceCreateMissing: z.boolean().default(false),
});
const noBody = z.strictObject({});

type Params = { country: string; id: string };

/** When a page goes live and away by itself, and the proof that it is live, under `/api/{country}`. */
export const publicationRoutes: FastifyPluginAsync<PublicationOptions> = async (app, options) => {
  const { db, marketOf, staffOf } = options;

  const begin = async (request: FastifyRequest) => {
    const { country, id } = request.params as Params;
    const market = marketOf(country);
    const actor = await staffOf(request, country);
    const page = z.uuid().safeParse(id).success ? await pageById(db, market, id) : null;
    if (!page) throw new Problem(404, "There is no such page.");
    return { market, actor, page };
  };

  const write = idempotentWrites({
    db,
    actorOf: async (request) => (await begin(request)).actor.email,
  });

  app.get("/:country/custompages/:id/publication", async (request, reply) => {
    const { market, page } = await begin(request);
    reply.header("cache-control", "no-store");
    return publicationOf(db, market, page.id);
  });

  app.put(
    "/:country/custompages/:id/publication",
    write(async (request) => {
      const { market, actor, page } = await begin(request);
      await refuseLocked(db, market, actor);
      const { publishAt, unpublishAt, ...flags } = readBody(planBody, request.body);
      return async (trx) => {
        const context = { ...options, db: trx, market, actor: actor.email, flags };
        return { body: await planPublication(context, page.id, { publishAt, unpublishAt }) };
      };
    }),
  );

  app.post("/:country/custompages/:id/proof", async (request) => {
    const { market, page } = await begin(request);
    readBody(noBody, request.body ?? {});
    return provePage(options.proof, marketById(market).id, page);
  });
};
