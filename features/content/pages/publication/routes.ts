import { z } from "zod";
import { marketById } from "#markets/markets.ts";
import type { Database } from "#platform/server/database/tables.ts";
import { Problem } from "#platform/server/http/problem.ts";
import type { Api } from "#platform/server/http/routes/api.ts";
import { forceFlagsSchema, type Page } from "../contract.ts";
import { assertNotInMaintenance } from "../save/guard.ts";
import { pagePolicy } from "../policy.ts";
import { liveCheckSchema } from "../live-check-contract.ts";
import {
  publicationMomentsSchema,
  publicationSchema,
} from "#features/catalogue/publication/contract.ts";
import { pageById } from "../store.ts";
import type { PageRules } from "../save/problems.ts";
import { planPublication } from "./plan.ts";
import { type LiveCheckOptions, verifyLive } from "./verify-live.ts";
import { readPublication } from "./store.ts";

export type PublicationOptions = Readonly<{
  rules: PageRules;
  now: () => Date;
  liveCheck: LiveCheckOptions;
}>;

const absent = "There is no such page.";
const params = { id: z.uuid() };
const planSchema = z
  .strictObject({ ...publicationMomentsSchema.shape, ...forceFlagsSchema.shape })
  .meta({ examples: [{ publishAt: "2026-12-01T09:00:00Z", unpublishAt: null }] });

/** @throws Problem 404 for a page that does not exist */
const openPage = async (db: Database, market: string, id: string): Promise<Page> => {
  const page = await pageById(db, market, id);
  if (!page) throw new Problem(404, absent);
  return page;
};

/** Mounted under `/api/{country}/custompages/{id}`: the publication plan and the live check. */
export const addPublicationRoutes = (api: Api, options: PublicationOptions): void => {
  api.route({
    method: "GET",
    path: "/:country/custompages/:id/publication",
    id: "getPagePublication",
    summary: "When a page is published and unpublished by itself",
    access: pagePolicy.read,
    params,
    absent,
    answer: publicationSchema,
    async handle({ db, market, params: { id } }) {
      await openPage(db, market, id);
      return { body: await readPublication(db, market, id) };
    },
  });

  api.write({
    method: "PUT",
    path: "/:country/custompages/:id/publication",
    id: "planPagePublication",
    summary: "Plans when a page is published and unpublished, in place of what was planned",
    access: pagePolicy.write,
    guard: assertNotInMaintenance,
    params,
    absent,
    body: planSchema,
    answer: publicationSchema,
    problems: [423, 428],
    async write({ trx, market, actor, params: { id }, body }) {
      const { publishAt, unpublishAt, ...flags } = body;
      const { rules, now } = options;
      const { email, role } = actor;
      const context = { db: trx, market, actor: email, role, rules, flags, now };
      return { body: await planPublication(context, id, { publishAt, unpublishAt }) };
    },
  });

  api.route({
    method: "POST",
    path: "/:country/custompages/:id/proof",
    id: "provePage",
    summary: "Asks a page's public address until it shows the stored version",
    access: pagePolicy.read,
    params,
    absent,
    answer: liveCheckSchema,
    async handle({ db, market, params: { id } }) {
      const page = await openPage(db, market, id);
      return { body: await verifyLive(options.liveCheck, marketById(market).id, page) };
    },
  });
};
