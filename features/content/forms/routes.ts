import { Problem } from "#platform/server/http/problem.ts";
import type { Api } from "#platform/server/http/routes/api.ts";
import { addRecordRoutes } from "#platform/server/http/routes/record-routes.ts";
import * as calls from "./calls.ts";
import { searchForms } from "./listing/search.ts";
import { absentForm as absent } from "./policy.ts";
import { createForm, removeForm, saveForm } from "./save.ts";
import { formById, formUsers } from "./store.ts";
import { addSubmissionRoutes } from "./submissions/routes.ts";

const addReads = (api: Api): void => {
  api.route(calls.listForms, {
    async handle({ db, market, query }) {
      const { page, pageSize } = query;
      return { body: { ...(await searchForms(db, market, query)), page, pageSize } };
    },
  });

  api.route(calls.listFormPages, {
    async handle({ db, market, params: { id } }) {
      if (!(await formById(db, market, id))) throw new Problem(404, absent);
      return { body: await formUsers(db, market, id) };
    },
  });
};

/** Mounted under `/api/{country}/forms`. */
export const addFormRoutes = (api: Api): void => {
  addReads(api);
  addRecordRoutes(api, calls.formCalls, {
    find: formById,
    create: createForm,
    save: saveForm,
    remove: removeForm,
  });
  addSubmissionRoutes(api);
};
