import type { FastifyPluginAsync, FastifyRequest } from "fastify";
import { z } from "zod";
import type { Database } from "#platform/server/database/tables.ts";
import { Problem } from "#platform/server/http/problem.ts";
import { readQuery } from "#platform/server/http/query.ts";
import { readAudit } from "./store.ts";

export type AuditOptions = Readonly<{
  db: Database;
  /** @throws Problem 401 or 403 for who may not work on this country */
  staffOf: (request: FastifyRequest, country: string) => Promise<Readonly<{ isAdmin: boolean }>>;
  /** @throws Problem 404 for an unknown country */
  marketOf: (country: string) => string;
}>;

const words = z.string().min(1).max(200).nullable().default(null);
const instant = z.iso.datetime({ offset: true }).nullable().default(null);

const auditQuery = z.strictObject({
  entity: words,
  entityId: words,
  actor: words,
  action: words,
  from: instant,
  to: instant,
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(100).default(25),
});

/** `GET /api/{country}/audit`: who did what in a market, for administrators alone. */
export const auditRoutes: FastifyPluginAsync<AuditOptions> = async (app, options) => {
  const { db, staffOf, marketOf } = options;

  app.get("/:country/audit", async (request, reply) => {
    const { country } = request.params as { country: string };
    const market = marketOf(country);
    const { isAdmin } = await staffOf(request, country);
    if (!isAdmin) throw new Problem(403, "The audit is for administrators.");
    const filter = readQuery(auditQuery, request.query);
    const { page, pageSize } = filter;
    reply.header("cache-control", "no-store");
    return { ...(await readAudit(db, market, filter)), page, pageSize };
  });
};
