import { marketById } from "#markets/markets.ts";
import type { Database } from "#platform/server/database/tables.ts";
import { Problem } from "#platform/server/http/problem.ts";
import type { Api } from "#platform/server/http/routes/api.ts";
import { type Page } from "../contract.ts";
import { assertNotInMaintenance } from "../save/guard.ts";
import { pageById } from "../store.ts";
import type { PageRules } from "../save/problems.ts";
import * as calls from "./calls.ts";
import { absent } from "./calls.ts";
import { planPublication } from "./plan.ts";
import { type LiveCheckOptions, verifyLive } from "./verify-live.ts";
import { readPublication } from "./store.ts";

export type PublicationOptions = Readonly<{
  rules: PageRules;
  now: () => Date;
  liveCheck: LiveCheckOptions;
}>;

/** @throws Problem 404 for a page that does not exist */
const openPage = async (db: Database, market: string, id: string): Promise<Page> => {
  const page = await pageById(db, market, id);
  if (!page) throw new Problem(404, absent);
  return page;
};

/** Mounted under `/api/{country}/custompages/{id}`: the publication plan and the live check. */
export const addPublicationRoutes = (api: Api, options: PublicationOptions): void => {
  api.route(calls.getPagePublication, {
    async handle({ db, market, params: { id } }) {
      await openPage(db, market, id);
      return { body: await readPublication(db, market, id) };
    },
  });

  api.write(calls.planPagePublication, {
    guard: assertNotInMaintenance,
    async write({ trx, market, actor, params: { id }, body }) {
      const { publishAt, unpublishAt, ...flags } = body;
      const { rules, now } = options;
      const { email, role } = actor;
      const context = { db: trx, market, actor: email, role, rules, flags, now };
      return { body: await planPublication(context, id, { publishAt, unpublishAt }) };
    },
  });

  api.route(calls.verifyLive, {
    async handle({ db, market, params: { id } }) {
      const page = await openPage(db, market, id);
      return { body: await verifyLive(options.liveCheck, marketById(market).id, page) };
    },
  });
};
