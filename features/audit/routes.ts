import { z } from "zod";
import type { Policy } from "#platform/server/http/routes/access.ts";
import type { Api } from "#platform/server/http/routes/api.ts";
import { listOf, pageQuery } from "#platform/server/http/routes/list-query.ts";
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
    summary: "Who did what in a market or for the whole company, the newest first",
    access: auditPolicy.read,
    query: pageQuery({
      entity: filterText,
      entityId: filterText,
      actor: filterText,
      action: filterText,
      from: instant,
      to: instant,
    }),
    answer: listOf(auditRecordSchema),
    async handle({ db, market, query }) {
      const { page, pageSize } = query;
      return { body: { ...(await readAudit(db, market, query)), page, pageSize } };
    },
  });
};
