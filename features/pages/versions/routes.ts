import type { FastifyPluginAsync, FastifyRequest } from "fastify";
import { z } from "zod";
import { readAudit } from "#features/audit/store.ts";
import { idempotentWrites } from "#platform/server/http/idempotency.ts";
import { readIfMatch } from "#platform/server/http/if-match.ts";
import { Problem } from "#platform/server/http/problem.ts";
import { readQuery } from "#platform/server/http/query.ts";
import { refuseLocked, refuseReserved } from "../guard.ts";
import { readFlags, readPageSave } from "../request.ts";
import type { PagesOptions } from "../routes.ts";
import { bringBackPage, savePage } from "../save.ts";
import { lockedPage } from "../store.ts";
import { listVersions, newestVersion, versionOf } from "./store.ts";

export type VersionsOptions = Pick<
  PagesOptions,
  "db" | "staffOf" | "marketOf" | "checkBlock" | "isReserved"
>;

const listQuery = z.strictObject({
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(100).default(25),
});
const pageParams = z.object({ country: z.string(), id: z.uuid() });
const versionParams = pageParams.extend({
  version: z.coerce.number().int().min(1).max(2_000_000_000),
});

/** The page's own entries, and those of what belongs to it. */
const everyEntry = { entity: null, actor: null, action: null, from: null, to: null } as const;

const noVersion = () => new Problem(404, "There is no such version.");

const read = <Params>(schema: z.ZodType<Params>, request: FastifyRequest): Params => {
  const result = schema.safeParse(request.params);
  if (!result.success) throw noVersion();
  return result.data;
};

/** The saved versions of a page, and what was done to it: `/api/{country}/custompages/{id}/…`. */
export const versionsRoutes: FastifyPluginAsync<VersionsOptions> = async (app, options) => {
  const { db, staffOf, marketOf, checkBlock, isReserved } = options;
  const base = "/:country/custompages/:id";

  app.addHook("onRequest", async (_request, reply) => {
    reply.header("cache-control", "no-store");
  });

  const begin = async <Params extends { country: string }>(
    schema: z.ZodType<Params>,
    request: FastifyRequest,
  ) => {
    const { country } = request.params as { country: string };
    const market = marketOf(country);
    const actor = await staffOf(request, country);
    return { market, actor, params: read(schema, request) };
  };

  const write = idempotentWrites({
    db,
    actorOf: async (request) => (await begin(pageParams, request)).actor.email,
  });

  app.get(`${base}/versions`, async (request) => {
    const { market, params } = await begin(pageParams, request);
    const { page, pageSize } = readQuery(listQuery, request.query);
    const found = await listVersions(db, market, params.id, { page, pageSize });
    if (found.total === 0) throw noVersion();
    return { ...found, page, pageSize };
  });

  app.get(`${base}/versions/:version`, async (request) => {
    const { market, params } = await begin(versionParams, request);
    const found = await versionOf(db, market, params.id, params.version);
    if (!found) throw noVersion();
    return found;
  });

  app.post(
    `${base}/versions/:version/restore`,
    write(async (request) => {
      const { market, actor, params } = await begin(versionParams, request);
      await refuseLocked(db, market, actor);
      const asked = readFlags(request.body);
      const ifVersion = readIfMatch(request.headers["if-match"]);
      const kept = await versionOf(db, market, params.id, params.version);
      if (!kept) throw noVersion();
      // Rules may have grown since then, so an old page is read as if it were sent today.
      const { page, flags } = await readPageSave({ ...kept.content, ...asked }, checkBlock);
      refuseReserved(isReserved, market, page.slug);
      const restored = kept.version;
      return async (trx) => {
        const context = { db: trx, market, actor: actor.email, flags };
        const saved = (await lockedPage(trx, market, params.id))
          ? await savePage(context, params.id, page, ifVersion, restored)
          : await bringBackPage(context, params.id, page, ifVersion, {
              last: await newestVersion(trx, market, params.id),
              restored,
            });
        return { headers: { etag: `"${saved.version}"` }, body: saved };
      };
    }),
  );

  app.get(`${base}/audit`, async (request) => {
    const { market, params } = await begin(pageParams, request);
    const { page, pageSize } = readQuery(listQuery, request.query);
    const filter = { ...everyEntry, entityId: params.id, page, pageSize };
    return { ...(await readAudit(db, market, filter)), page, pageSize };
  });
};
