import { marketById, markets } from "#markets/markets.ts";
import type { Api } from "#platform/server/http/routes/api.ts";
import type { Database } from "#platform/server/database/tables.ts";
import { toOwnPath } from "#platform/site-address.ts";
import * as calls from "./calls.ts";
import type { Elsewhere } from "./contract.ts";
import { marketProblems } from "./listing/problems.ts";
import { searchRedirects } from "./listing/search.ts";
import type { PathOwners } from "./save/save.ts";
import { traceWithOrigins } from "./preview/trace-with-origins.ts";
import { tracePaths } from "./trace.ts";

type Options = Readonly<{
  owners: PathOwners;
  siteOf: (market: string) => string | null;
  now: () => Date;
}>;

const addLists = (api: Api, { owners, now }: Options): void => {
  api.route(calls.listRedirects, {
    async handle({ db, market, query }) {
      const { page, pageSize } = query;
      const found = await searchRedirects(db, market, query, { owners, now: now() });
      return { body: { ...found, page, pageSize } };
    },
  });

  api.route(calls.countRedirectProblems, {
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
  api.route(calls.testRedirects, {
    async handle({ db, market, query: { path } }) {
      const ownPath = toOwnPath(path, siteOf(market));
      return { body: await traceWithOrigins(db, market, owners, ownPath) };
    },
  });

  api.route(calls.testRedirectsElsewhere, {
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
};
