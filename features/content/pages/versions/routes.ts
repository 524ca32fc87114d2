import { readAudit } from "#features/records/audit/store.ts";
import { Problem } from "#platform/server/http/problem.ts";
import type { Api } from "#platform/server/http/routes/api.ts";
import { assertNotInMaintenance } from "../save/guard.ts";
import type { PageRules } from "../save/problems.ts";
import { cleanStylesAhead, readStoredPage } from "../save/request.ts";
import { restoreDeletedPage, savePage } from "../save/save-page.ts";
import { lockPage, pageById } from "../store.ts";
import * as calls from "./calls.ts";
import { absent } from "./calls.ts";
import { listVersions, newestVersion, readVersion } from "./store.ts";

/** Entries of every entity that has the page's id, such as publication plans. */
const anyEntry = {
  search: "",
  entity: null,
  actor: null,
  action: null,
  from: null,
  to: null,
} as const;

type Options = Readonly<{
  rules: PageRules;
  /** What staff call the records that entries of the audit refer to. */
  recordNames: Parameters<typeof readAudit>[1];
}>;

const addVersionReads = (api: Api, { recordNames }: Options): void => {
  api.route(calls.listPageVersions, {
    async handle({ db, market, params: { id }, query }) {
      const list = await listVersions(db, market, id, query);
      if (list.total === 0) throw new Problem(404, absent);
      return { body: { ...list, ...query } };
    },
  });

  api.route(calls.getPageVersion, {
    async handle({ db, market, params: { id, version } }) {
      const stored = await readVersion(db, market, id, version);
      if (!stored) throw new Problem(404, absent);
      return { body: stored };
    },
  });

  api.route(calls.listPageAudit, {
    async handle({ db, market, params: { id }, query }) {
      const scope = { market, includesCompany: false };
      const list = await readAudit(db, recordNames, scope, { ...anyEntry, entityId: id, ...query });
      if (list.total === 0 && !(await pageById(db, market, id)))
        throw new Problem(404, "There is no such page.");
      return { body: { ...list, ...query } };
    },
  });
};

/** Mounted under `/api/{country}/custompages/{id}`: versions, restores and the page's audit. */
export const addVersionRoutes = (api: Api, options: Options): void => {
  const { rules } = options;
  addVersionReads(api, options);

  api.write(calls.restorePageVersion, {
    guard: assertNotInMaintenance,
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
