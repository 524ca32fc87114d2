import { z } from "zod";
import { type Policy, visibleMarkets } from "#platform/server/http/routes/access.ts";
import type { Api } from "#platform/server/http/routes/api.ts";
import { listOf, listQuery } from "#platform/server/http/routes/list-query.ts";
import { auditRecordSchema } from "./contract.ts";
import { readAudit } from "./store.ts";

const auditPolicy = {
  read: { role: "admin", denial: "The audit is for administrators." },
} as const satisfies Policy;

const filterText = z.string().min(1).max(200).nullable().default(null);
const instant = z.iso.datetime({ offset: true }).nullable().default(null);

/** Mounted at `GET /api/{country}/audit`. */
export const addAuditRoutes = (api: Api): void => {
  api.route({
    method: "GET",
    path: "/:country/audit",
    id: "listAudit",
    summary:
      "Who did what in a market and, for an account of all countries, for the whole company, the newest first",
    access: auditPolicy.read,
    query: listQuery({
      entity: filterText,
      entityId: filterText,
      actor: filterText,
      action: filterText,
      from: instant,
      to: instant,
    }),
    answer: listOf(auditRecordSchema),
    async handle({ db, market, actor, marketOf, query }) {
      const { page, pageSize } = query;
      const includesCompany = visibleMarkets(actor, marketOf) === null;
      const list = await readAudit(db, { market, includesCompany }, query);
      return { body: { ...list, page, pageSize } };
    },
  });
};
