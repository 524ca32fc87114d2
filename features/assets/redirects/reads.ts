import { z } from "zod";
import { marketById, markets } from "#markets/markets.ts";
import { Problem } from "#platform/server/http/problem.ts";
import type { Api } from "#platform/server/http/routes/api.ts";
import {
  listOf,
  listQuery,
  queryFilter,
  sortedBy,
} from "#platform/server/http/routes/list-query.ts";
import type { Database } from "#platform/server/database/tables.ts";
import { toOwnPath } from "#platform/site-address.ts";
import {
  type Elsewhere,
  elsewhereSchema,
  listedRedirectSchema,
  problemCountsSchema,
  problemKinds,
  redirectSchema,
  redirectSorts,
  redirectStatuses,
  redirectTraceSchema,
} from "./contract.ts";
import { marketProblems } from "./listing/problems.ts";
import { searchRedirects } from "./listing/search.ts";
import { redirectPolicy } from "./policy.ts";
import type { PathOwners } from "./save.ts";
import { redirectById } from "./store.ts";
import { traceWithOrigins } from "./preview/trace-with-origins.ts";
import { tracePaths } from "./trace.ts";

type Options = Readonly<{
  owners: PathOwners;
  siteOf: (market: string) => string | null;
  now: () => Date;
}>;

const absent = "There is no such redirect.";
const pathQuery = z.strictObject({ path: z.string().min(1).max(2000) });

const addLists = (api: Api, { owners, now }: Options): void => {
  const status = z.coerce.number().pipe(z.literal(redirectStatuses)).nullable().default(null);
  const problem = z
    .enum(["any", ...problemKinds])
    .nullable()
    .default(null);
  api.route({
    method: "GET",
    path: "/:country/redirects",
    id: "listRedirects",
    summary: "The redirects of a market, by the path that they leave from or by use",
    access: redirectPolicy.read,
    query: listQuery({
      enabled: queryFilter("Only enabled redirects, or only others."),
      status,
      problem,
      sort: sortedBy(redirectSorts),
    }),
    answer: listOf(listedRedirectSchema),
    async handle({ db, market, query }) {
      const { page, pageSize } = query;
      const found = await searchRedirects(db, market, query, { owners, now: now() });
      return { body: { ...found, page, pageSize } };
    },
  });

  api.route({
    method: "GET",
    path: "/:country/redirects/problems",
    id: "countRedirectProblems",
    summary: "How many redirects of a market have which problem",
    access: redirectPolicy.read,
    answer: problemCountsSchema,
    async handle({ db, market }) {
      const counts = { missing: 0, hops: 0, loop: 0 };
      for (const { kind } of (await marketProblems(db, market, owners)).values()) counts[kind] += 1;
      return { body: counts };
    },
  });
};

const answerElsewhere = async (
  db: Database,
  market: string,
  owners: PathOwners,
  path: string,
): Promise<Elsewhere["items"][number]> => {
  const [trace] = await tracePaths(db, market, owners, [path]);
  const first = trace?.hops[0];
  return {
    country: marketById(market).apiCountry,
    status: first?.status ?? trace?.end.status ?? null,
    to: first && trace ? trace.end.path : null,
    isFound: trace?.end.status === 200,
  };
};

const addTests = (api: Api, { owners, siteOf }: Options): void => {
  api.route({
    method: "GET",
    path: "/:country/redirects/test",
    id: "testRedirects",
    summary: "The way that a visitor goes from a path of the market, to its end",
    access: redirectPolicy.read,
    query: pathQuery,
    answer: redirectTraceSchema,
    async handle({ db, market, query: { path } }) {
      const ownPath = toOwnPath(path, siteOf(market));
      return { body: await traceWithOrigins(db, market, owners, ownPath) };
    },
  });

  api.route({
    method: "GET",
    path: "/:country/redirects/test/elsewhere",
    id: "testRedirectsElsewhere",
    summary: "What visitors of the other markets meet at the same path",
    access: redirectPolicy.read,
    query: pathQuery,
    answer: elsewhereSchema,
    async handle({ db, market, query: { path } }) {
      const ownPath = toOwnPath(path, siteOf(market));
      const items: Elsewhere["items"][number][] = [];
      for (const { id } of markets)
        if (id !== market) items.push(await answerElsewhere(db, id, owners, ownPath));
      return { body: { items } };
    },
  });
};

export const addReads = (api: Api, options: Options): void => {
  addLists(api, options);
  addTests(api, options);
  api.route({
    method: "GET",
    path: "/:country/redirects/:id",
    id: "getRedirect",
    summary: "A redirect",
    access: redirectPolicy.read,
    params: { id: z.uuid() },
    absent,
    answer: redirectSchema,
    async handle({ db, market, params: { id } }) {
      const redirect = await redirectById(db, market, id);
      if (!redirect) throw new Problem(404, absent);
      const { version, ...body } = redirect;
      return { version, body };
    },
  });
};
