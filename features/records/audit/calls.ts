import { z } from "zod";
import type { Policy } from "#platform/calls/access.ts";
import { declareCall } from "#platform/calls/call.ts";
import { listOf, listQuery } from "#platform/calls/list-query.ts";
import { auditRecordSchema } from "./contract.ts";

const auditPolicy = {
  read: { role: "admin", denial: "The audit is for administrators." },
} as const satisfies Policy;

const filterText = z.string().min(1).max(200).nullable().default(null);
const instant = z.iso.datetime({ offset: true }).nullable().default(null);

export const listAudit = declareCall({
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
});
