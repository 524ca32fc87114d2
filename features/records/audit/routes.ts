import { visibleMarkets } from "#platform/server/http/routes/access.ts";
import type { Api } from "#platform/server/http/routes/api.ts";
import * as calls from "./calls.ts";
import type { RecordNames } from "./referenced-names.ts";
import { readAudit } from "./store.ts";

/** Mounted at `GET /api/{country}/audit`. */
export const addAuditRoutes = (api: Api, recordNames: RecordNames): void => {
  api.route(calls.listAudit, {
    async handle({ db, market, actor, marketOf, query }) {
      const { page, pageSize } = query;
      const includesCompany = visibleMarkets(actor, marketOf) === null;
      const list = await readAudit(db, recordNames, { market, includesCompany }, query);
      return { body: { ...list, page, pageSize } };
    },
  });
};
