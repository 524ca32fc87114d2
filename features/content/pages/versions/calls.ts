import { z } from "zod";
import { auditRecordSchema } from "#features/records/audit/contract.ts";
import { declareCall } from "#platform/calls/call.ts";
import { listOf, pageQuery } from "#platform/calls/list-query.ts";
import { forceFlagsSchema, pageSchema } from "../contract.ts";
import { pagePolicy } from "../policy.ts";
import { pageVersionSchema, storedVersionSchema } from "./contract.ts";

export const absent = "There is no such version.";
const params = { id: z.uuid() };
const versionParams = { ...params, version: z.coerce.number().int().min(1).max(2_000_000_000) };

export const listPageVersions = declareCall({
  method: "GET",
  path: "/:country/custompages/:id/versions",
  id: "listPageVersions",
  summary: "The saved versions of a page, the newest first",
  access: pagePolicy.read,
  params,
  absent,
  query: pageQuery({}),
  answer: listOf(pageVersionSchema),
});

export const getPageVersion = declareCall({
  method: "GET",
  path: "/:country/custompages/:id/versions/:version",
  id: "getPageVersion",
  summary: "A version of a page with the page as it was",
  access: pagePolicy.read,
  params: versionParams,
  absent,
  answer: storedVersionSchema,
});

export const listPageAudit = declareCall({
  method: "GET",
  path: "/:country/custompages/:id/audit",
  id: "listPageAudit",
  summary: "What was done to a page and to what belongs to it, the newest first",
  access: pagePolicy.read,
  params,
  absent,
  query: pageQuery({}),
  answer: listOf(auditRecordSchema),
});

export const restorePageVersion = declareCall({
  method: "POST",
  path: "/:country/custompages/:id/versions/:version/restore",
  id: "restorePageVersion",
  summary: "Saves a page as it was in an older version, also one that was deleted",
  access: pagePolicy.write,
  params: versionParams,
  absent,
  body: forceFlagsSchema,
  ifMatch: true,
  answer: pageSchema,
  problems: [423, 428],
});
