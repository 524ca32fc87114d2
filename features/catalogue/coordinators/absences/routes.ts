import { z } from "zod";
import type { WriteContext } from "#features/records/records/store.ts";
import { daySchema } from "#markets/day-schema.ts";
import { Problem } from "#platform/server/http/problem.ts";
import type { Api } from "#platform/server/http/routes/api.ts";
import { listOf, pageQuery } from "#platform/server/http/routes/list-query.ts";
import type { Database } from "#platform/server/database/tables.ts";
import { absenceInputSchema, absenceSchema } from "../absence-contract.ts";
import { coordinatorPolicy } from "../policy.ts";
import { absencesBetween } from "../store.ts";
import type { StoredAbsence } from "./absence-rows.ts";
import { createAbsence, removeAbsence } from "./save.ts";

const absent = "There is no such absence.";

type Caller = Readonly<{ trx: Database; market: string; actor: { email: string } }>;

const toContext = ({ trx, market, actor }: Caller): WriteContext => ({
  db: trx,
  market,
  actor: actor.email,
});

const toResult = ({ name: _name, ...absence }: StoredAbsence) => ({
  version: absence.version,
  body: absence,
});

/** Days on which coordinators are not available. */
export const addAbsenceRoutes = (api: Api): void => {
  api.route({
    method: "GET",
    path: "/:country/coordinators/absences",
    id: "listCoordinatorAbsences",
    summary: "When coordinators are not available on one of some days, the earliest first",
    access: coordinatorPolicy.read,
    query: pageQuery({ from: daySchema, to: daySchema }),
    answer: listOf(absenceSchema),
    async handle({ db, market, query }) {
      const { from, to, page, pageSize } = query;
      if (to < from) throw new Problem(400, "to: The last day is not before the first.");
      const all = await absencesBetween(db, market, { from, to });
      const start = (page - 1) * pageSize;
      const items = all.slice(start, start + pageSize);
      return { body: { items, total: all.length, page, pageSize } };
    },
  });

  api.write({
    method: "POST",
    path: "/:country/coordinators/absences",
    id: "createCoordinatorAbsence",
    summary: "Says that a coordinator is not available on some days",
    access: coordinatorPolicy.write,
    body: absenceInputSchema,
    status: 201,
    answer: absenceSchema,
    async write(call) {
      const created = await createAbsence(toContext(call), call.body);
      const location = `/api/${call.country}/coordinators/absences/${created.id}`;
      return { ...toResult(created), location };
    },
  });

  api.write({
    method: "DELETE",
    path: "/:country/coordinators/absences/:id",
    id: "deleteCoordinatorAbsence",
    summary: "Says that a coordinator is available again, and answers the absence as it was",
    access: coordinatorPolicy.write,
    params: { id: z.guid() },
    absent,
    ifMatch: true,
    answer: absenceSchema,
    async write(call) {
      return toResult(await removeAbsence(toContext(call), call.params.id, call.ifMatch));
    },
  });
};
