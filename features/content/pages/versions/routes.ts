import { z } from "zod";
import { auditRecordSchema } from "#features/records/audit/contract.ts";
import { readAudit } from "#features/records/audit/store.ts";
import { Problem } from "#platform/server/http/problem.ts";
import type { Api } from "#platform/server/http/routes/api.ts";
import { listOf, pageQuery } from "#platform/server/http/routes/list-query.ts";
import { forceFlagsSchema, pageSchema } from "../contract.ts";
import { assertNotInMaintenance } from "../save/guard.ts";
import { pagePolicy } from "../policy.ts";
import type { PageRules } from "../save/problems.ts";
import { cleanStylesAhead, readStoredPage } from "../save/request.ts";
import { restoreDeletedPage, savePage } from "../save/save-page.ts";
import { lockPage, pageById } from "../store.ts";
import { storedVersionSchema, pageVersionSchema } from "../versions-contract.ts";
import { listVersions, newestVersion, readVersion } from "./store.ts";

const absent = "There is no such version.";
const params = { id: z.uuid() };
const versionParams = { ...params, version: z.coerce.number().int().min(1).max(2_000_000_000) };

/** Entries of every entity that has the page's id, such as publication plans. */
const anyEntry = {
  search: "",
  entity: null,
  actor: null,
  action: null,
  from: null,
  to: null,
} as const;

const addVersionReads = (api: Api): void => {
  api.route({
    method: "GET",
    path: "/:country/custompages/:id/versions",
    id: "listPageVersions",
    summary: "The saved versions of a page, the newest first",
    access: pagePolicy.read,
    params,
    absent,
    query: pageQuery({}),
    answer: listOf(pageVersionSchema),
    async handle({ db, market, params: { id }, query }) {
      const list = await listVersions(db, market, id, query);
      if (list.total === 0) throw new Problem(404, absent);
      return { body: { ...list, ...query } };
    },
  });

  api.route({
    method: "GET",
    path: "/:country/custompages/:id/versions/:version",
    id: "getPageVersion",
    summary: "A version of a page with the page as it was",
    access: pagePolicy.read,
    params: versionParams,
    absent,
    answer: storedVersionSchema,
    async handle({ db, market, params: { id, version } }) {
      const stored = await readVersion(db, market, id, version);
      if (!stored) throw new Problem(404, absent);
      return { body: stored };
    },
  });

  api.route({
    method: "GET",
    path: "/:country/custompages/:id/audit",
    id: "listPageAudit",
    summary: "What was done to a page and to what belongs to it, the newest first",
    access: pagePolicy.read,
    params,
    absent,
    query: pageQuery({}),
    answer: listOf(auditRecordSchema),
    async handle({ db, market, params: { id }, query }) {
      const scope = { market, includesCompany: false };
      const list = await readAudit(db, scope, { ...anyEntry, entityId: id, ...query });
      if (list.total === 0 && !(await pageById(db, market, id)))
        throw new Problem(404, "There is no such page.");
      return { body: { ...list, ...query } };
    },
  });
};

/** Mounted under `/api/{country}/custompages/{id}`: versions, restores and the page's audit. */
export const addVersionRoutes = (api: Api, { rules }: Readonly<{ rules: PageRules }>): void => {
  addVersionReads(api);

  api.write({
    method: "POST",
    path: "/:country/custompages/:id/versions/:version/restore",
    id: "restorePageVersion",
    summary: "Saves a page as it was in an older version, also one that was deleted",
    access: pagePolicy.write,
    guard: assertNotInMaintenance,
    params: versionParams,
    absent,
    body: forceFlagsSchema,
    ifMatch: true,
    answer: pageSchema,
    problems: [423, 428],
    async prepare({ db, market, params: { id, version } }) {
      const stored = await readVersion(db, market, id, version);
      if (!stored) throw new Problem(404, absent);
      const sent = readStoredPage(stored.content);
      await cleanStylesAhead(sent);
      return sent;
    },
    async write({ trx, market, actor, params: { id, version }, body: flags, ifMatch, prepared }) {
      const context = { db: trx, market, actor: actor.email, role: actor.role, rules, flags };
      const saved = (await lockPage(trx, market, id))
        ? await savePage(context, id, prepared, ifMatch, version)
        : await restoreDeletedPage(context, id, prepared, ifMatch, {
            newest: await newestVersion(trx, market, id),
            restored: version,
          });
      return { body: saved, version: saved.version };
    },
  });
};
