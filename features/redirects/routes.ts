import type { FastifyPluginAsync, FastifyRequest } from "fastify";
import { z } from "zod";
import type { Database } from "#platform/server/database/tables.ts";
import { readBody } from "#platform/server/http/body.ts";
import { idempotentWrites } from "#platform/server/http/idempotency.ts";
import { readIfMatch } from "#platform/server/http/if-match.ts";
import { Problem } from "#platform/server/http/problem.ts";
import { readQuery } from "#platform/server/http/query.ts";
import { newRedirectSchema, redirectInputSchema, type RedirectList } from "./contract.ts";
import { findRedirects } from "./listing.ts";
import {
  createRedirect,
  type RedirectContext,
  removeRedirect,
  saveRedirect,
  type Standing,
} from "./save.ts";
import { redirectById, type StoredRedirect } from "./store.ts";

export type RedirectsOptions = Standing &
  Readonly<{
    db: Database;
    /** @throws Problem 401 or 403 for who may not work on this country */
    staffOf: (request: FastifyRequest, country: string) => Promise<Readonly<{ email: string }>>;
    /** @throws Problem 404 for an unknown country */
    marketOf: (country: string) => string;
  }>;

const listQuery = z.strictObject({
  search: z.string().max(200).default(""),
  enabled: z.stringbool().nullable().default(null),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(100).default(25),
});
const noBody = z.strictObject({});

type Params = { country: string; id: string };

const readId = ({ id }: Params): string => {
  if (!z.uuid().safeParse(id).success) throw new Problem(404, "There is no such redirect.");
  return id;
};

/** A redirect as calls answer it: its version is the ETag. */
const told = ({ version, ...body }: StoredRedirect) => ({
  headers: { etag: `"${version}"` },
  body,
});

/** `/api/{country}/redirects`: what all staff may do with the redirects of a market. */
export const redirectsRoutes: FastifyPluginAsync<RedirectsOptions> = async (app, options) => {
  const { db, staffOf, marketOf, reservedBy, foundAt } = options;

  const begin = async (request: FastifyRequest): Promise<RedirectContext> => {
    const { country } = request.params as Params;
    const market = marketOf(country);
    const { email } = await staffOf(request, country);
    return { db, market, actor: email, reservedBy, foundAt };
  };

  const write = idempotentWrites({ db, actorOf: async (request) => (await begin(request)).actor });

  app.get("/:country/redirects", async (request, reply) => {
    const { market } = await begin(request);
    const filter = readQuery(listQuery, request.query);
    const { page, pageSize } = filter;
    const list: RedirectList = { ...(await findRedirects(db, market, filter)), page, pageSize };
    return reply.header("cache-control", "no-store").send(list);
  });

  app.get("/:country/redirects/:id", async (request, reply) => {
    const { market } = await begin(request);
    const found = await redirectById(db, market, readId(request.params as Params));
    if (!found) throw new Problem(404, "There is no such redirect.");
    const { headers, body } = told(found);
    return reply.headers(headers).header("cache-control", "no-store").send(body);
  });

  app.post(
    "/:country/redirects",
    write(async (request) => {
      const context = await begin(request);
      const input = readBody(newRedirectSchema, request.body);
      const { country } = request.params as Params;
      return async (trx) => {
        const { headers, body } = told(await createRedirect({ ...context, db: trx }, input));
        const location = `/api/${country}/redirects/${body.id}`;
        return { status: 201, headers: { ...headers, location }, body };
      };
    }),
  );

  app.put(
    "/:country/redirects/:id",
    write(async (request) => {
      const context = await begin(request);
      const id = readId(request.params as Params);
      const input = readBody(redirectInputSchema, request.body);
      const ifVersion = readIfMatch(request.headers["if-match"]);
      return async (trx) => told(await saveRedirect({ ...context, db: trx }, id, input, ifVersion));
    }),
  );

  app.delete(
    "/:country/redirects/:id",
    write(async (request) => {
      const context = await begin(request);
      readBody(noBody, request.body ?? {});
      const id = readId(request.params as Params);
      const ifVersion = readIfMatch(request.headers["if-match"]);
      return async (trx) => told(await removeRedirect({ ...context, db: trx }, id, ifVersion));
    }),
  );
};
