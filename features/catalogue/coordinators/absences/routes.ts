import { Problem } from "#platform/server/http/problem.ts";
import type { Api } from "#platform/server/http/routes/api.ts";
import { toContext } from "#platform/server/http/routes/record-routes.ts";
import { absencesBetween } from "../store.ts";
import type { StoredAbsence } from "./absence-rows.ts";
import * as calls from "./calls.ts";
import { createAbsence, removeAbsence } from "./save.ts";

const toResult = ({ name: _name, ...absence }: StoredAbsence) => ({
  version: absence.version,
  body: absence,
});

/** Days on which coordinators are not available. */
export const addAbsenceRoutes = (api: Api): void => {
  api.route(calls.listCoordinatorAbsences, {
    async handle({ db, market, query }) {
      const { from, to, page, pageSize } = query;
      if (to < from) throw new Problem(400, "to: The last day is not before the first.");
      const all = await absencesBetween(db, market, { from, to });
      const start = (page - 1) * pageSize;
      const items = all.slice(start, start + pageSize);
      return { body: { items, total: all.length, page, pageSize } };
    },
  });

  api.write(calls.createCoordinatorAbsence, {
    async write(call) {
      const created = await createAbsence(toContext(call), call.body);
      const location = `/api/${call.country}/coordinators/absences/${created.id}`;
      return { ...toResult(created), location };
    },
  });

  api.write(calls.deleteCoordinatorAbsence, {
    async write(call) {
      return toResult(await removeAbsence(toContext(call), call.params.id, call.ifMatch));
    },
  });
};
