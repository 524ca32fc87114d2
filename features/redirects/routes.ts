import { z } from "zod";
import { Problem } from "#platform/server/http/problem.ts";
import type { Api } from "#platform/server/http/routes/api.ts";
import { listOf, listQuery } from "#platform/server/http/routes/list-query.ts";
import {
  newRedirectSchema,
  redirectInputSchema,
  redirectSchema,
  redirectTraceSchema,
} from "./contract.ts";
import { searchRedirects } from "./listing.ts";
import { redirectPolicy } from "./policy.ts";
import { createRedirect, removeRedirect, saveRedirect, type PathOwners } from "./save.ts";
import { addFileRoutes } from "./import/routes.ts";
import { redirectById, type StoredRedirect } from "./store.ts";
import { traceRedirects } from "./trace.ts";

const absent = "There is no such redirect.";
const params = { id: z.uuid() };

/** The version becomes the ETag and is not part of the body. */
const toResult = ({ version, ...body }: StoredRedirect) => ({ version, body });

const addReads = (api: Api, owners: PathOwners): void => {
  api.route({
    method: "GET",
    path: "/:country/redirects",
    id: "listRedirects",
    summary: "The redirects of a market, by the path that they leave from",
    access: redirectPolicy.read,
    query: listQuery({ enabled: z.stringbool().nullable().default(null) }),
    answer: listOf(redirectSchema),
    async handle({ db, market, query }) {
      const { page, pageSize } = query;
      return { body: { ...(await searchRedirects(db, market, query)), page, pageSize } };
    },
  });

  api.route({
    method: "GET",
    path: "/:country/redirects/test",
    id: "testRedirects",
    summary: "The way that a visitor goes from a path of the market, to its end",
    access: redirectPolicy.read,
    query: z.strictObject({ path: z.string().min(1).max(2000) }),
    answer: redirectTraceSchema,
    async handle({ db, market, query: { path } }) {
      return { body: await traceRedirects(db, market, owners, path) };
    },
  });

  api.route({
    method: "GET",
    path: "/:country/redirects/:id",
    id: "getRedirect",
    summary: "A redirect",
    access: redirectPolicy.read,
    params,
    absent,
    answer: redirectSchema,
    async handle({ db, market, params: { id } }) {
      const redirect = await redirectById(db, market, id);
      if (!redirect) throw new Problem(404, absent);
      return toResult(redirect);
    },
  });
};

const addWrites = (api: Api, owners: PathOwners): void => {
  api.write({
    method: "POST",
    path: "/:country/redirects",
    id: "createRedirect",
    summary: "Makes a redirect",
    access: redirectPolicy.write,
    body: newRedirectSchema,
    status: 201,
    answer: redirectSchema,
    async write({ trx, country, market, actor, body }) {
      const context = { ...owners, db: trx, market, actor: actor.email };
      const created = await createRedirect(context, body);
      const location = `/api/${country}/redirects/${created.id}`;
      return { ...toResult(created), location };
    },
  });

  api.write({
    method: "PUT",
    path: "/:country/redirects/:id",
    id: "saveRedirect",
    summary: "Saves a redirect",
    access: redirectPolicy.write,
    params,
    absent,
    body: redirectInputSchema,
    ifMatch: true,
    answer: redirectSchema,
    async write({ trx, market, actor, params: { id }, body, ifMatch }) {
      const context = { ...owners, db: trx, market, actor: actor.email };
      return toResult(await saveRedirect(context, id, body, ifMatch));
    },
  });

  api.write({
    method: "DELETE",
    path: "/:country/redirects/:id",
    id: "deleteRedirect",
    summary: "Deletes a redirect, and answers it as it was",
    access: redirectPolicy.write,
    params,
    absent,
    ifMatch: true,
    answer: redirectSchema,
    async write({ trx, market, actor, params: { id }, ifMatch }) {
      const context = { ...owners, db: trx, market, actor: actor.email };
      return toResult(await removeRedirect(context, id, ifMatch));
    },
  });
};

/** Mounted under `/api/{country}/redirects`. */
export const addRedirectRoutes = (api: Api, owners: PathOwners): void => {
  addReads(api, owners);
  addFileRoutes(api, owners);
  addWrites(api, owners);
};
