import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { redirectFrom } from "#features/redirects/store.ts";
import type { Database } from "#platform/server/database/tables.ts";
import { idempotentWrites } from "#platform/server/http/idempotency.ts";
import { readIfMatch } from "#platform/server/http/if-match.ts";
import { Problem } from "#platform/server/http/problem.ts";
import { readQuery } from "#platform/server/http/query.ts";
import type { Page } from "./contract.ts";
import { listPages } from "./listing.ts";
import { refuseLocked, refuseReserved } from "./guard.ts";
import { readFlags, readPageSave } from "./request.ts";
import type { BlockCheck } from "./rules.ts";
import { createPage, removePage, savePage } from "./save.ts";
import { pageById } from "./store.ts";

/** The member of staff behind a request, as much as a page needs to know. */
export type Actor = Readonly<{ email: string; isAdmin: boolean }>;

export type PagesOptions = Readonly<{
  db: Database;
  /** @throws Problem 401 or 403 for who may not work on this country */
  staffOf: (request: FastifyRequest, country: string) => Promise<Actor>;
  /** @throws Problem 404 for an unknown country */
  marketOf: (country: string) => string;
  checkBlock: BlockCheck;
  blockCatalogue: () => readonly object[];
  /** A slug that a live route of the market, or the server itself, already answers. */
  isReserved: (market: string, slug: string) => boolean;
}>;

const sourceQuery = z.strictObject({ country: z.string().max(10).optional() });

const listQuery = z.strictObject({
  search: z.string().max(200).default(""),
  published: z.stringbool().nullable().default(null),
  fixed: z.stringbool().nullable().default(null),
  sort: z.enum(["name", "slug", "updatedAt"]).default("updatedAt"),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(100).default(25),
});

type Params = { country: string; id: string };

const send = (reply: FastifyReply, page: Page) =>
  reply.header("etag", `"${page.version}"`).header("cache-control", "no-store").send(page);

const readId = (params: Params): string => {
  if (!z.uuid().safeParse(params.id).success) throw new Problem(404, "There is no such page.");
  return params.id;
};

/** The calls on custom pages of the source's table, under `/api/{country}`. */
export const pagesRoutes: FastifyPluginAsync<PagesOptions> = async (app, options) => {
  const { db, marketOf, staffOf, checkBlock, isReserved } = options;

  const begin = async (request: FastifyRequest) => {
    const { country } = request.params as Params;
    const market = marketOf(country);
    return { market, actor: await staffOf(request, country) };
  };

  const beginWrite = async (request: FastifyRequest) => {
    const begun = await begin(request);
    await refuseLocked(db, begun.market, begun.actor);
    return begun;
  };

  const readSave = async (request: FastifyRequest) => {
    const { market, actor } = await beginWrite(request);
    const { page, flags } = await readPageSave(request.body, checkBlock);
    refuseReserved(isReserved, market, page.slug);
    return { context: { market, actor: actor.email, flags }, page };
  };

  const write = idempotentWrites({
    db,
    actorOf: async (request) => (await begin(request)).actor.email,
  });

  app.get("/:country/page-composer-blocks", async (request) => {
    await begin(request);
    return options.blockCatalogue();
  });

  app.get("/:country/custompages", async (request) => {
    const { market } = await begin(request);
    const filter = readQuery(listQuery, request.query);
    return {
      ...(await listPages(db, market, filter)),
      page: filter.page,
      pageSize: filter.pageSize,
    };
  });

  app.get("/:country/custompages/:id", async (request, reply) => {
    const { market } = await begin(request);
    const { country: source } = readQuery(sourceQuery, request.query);
    if (source) await staffOf(request, source);
    const page = await pageById(
      db,
      source ? marketOf(source) : market,
      readId(request.params as Params),
    );
    if (!page) throw new Problem(404, "There is no such page.");
    return send(reply, page);
  });

  app.get("/:country/custompages/:id/redirect", async (request) => {
    const { market } = await begin(request);
    const page = await pageById(db, market, readId(request.params as Params));
    const redirect = page && (await redirectFrom(db, market, `/${page.slug}`));
    if (!redirect) throw new Problem(404, "No redirect leaves from this page.");
    return redirect;
  });

  app.post(
    "/:country/custompages",
    write(async (request) => {
      const { context, page } = await readSave(request);
      const { country } = request.params as Params;
      return async (trx) => {
        const created = await createPage({ ...context, db: trx }, page);
        const location = `/api/${country}/custompages/${created.id}`;
        return { status: 201, headers: { etag: `"${created.version}"`, location }, body: created };
      };
    }),
  );

  app.put(
    "/:country/custompages/:id",
    write(async (request) => {
      const { context, page } = await readSave(request);
      const id = readId(request.params as Params);
      const ifVersion = readIfMatch(request.headers["if-match"]);
      return async (trx) => {
        const saved = await savePage({ ...context, db: trx }, id, page, ifVersion);
        return { headers: { etag: `"${saved.version}"` }, body: saved };
      };
    }),
  );

  app.delete(
    "/:country/custompages/:id",
    write(async (request) => {
      const { market, actor } = await beginWrite(request);
      const flags = readFlags(request.body);
      const id = readId(request.params as Params);
      const ifVersion = readIfMatch(request.headers["if-match"]);
      return async (trx) => {
        const context = { db: trx, market, actor: actor.email, flags };
        return { body: await removePage(context, id, ifVersion) };
      };
    }),
  );
};
