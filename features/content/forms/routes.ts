import type { WriteContext } from "#features/records/records/store.ts";
import type { Database } from "#platform/server/database/tables.ts";
import { Problem } from "#platform/server/http/problem.ts";
import type { Api } from "#platform/server/http/routes/api.ts";
import * as calls from "./calls.ts";
import { searchForms } from "./listing/search.ts";
import { absentForm as absent } from "./policy.ts";
import { createForm, removeForm, saveForm } from "./save.ts";
import { formById, formUsers, type StoredForm } from "./store.ts";
import { addSubmissionRoutes } from "./submissions/routes.ts";

/** The version becomes the ETag and is not part of the body. */
const toResult = ({ version, ...body }: StoredForm) => ({ version, body });

type Caller = Readonly<{ trx: Database; market: string; actor: { email: string } }>;

const toContext = ({ trx, market, actor }: Caller): WriteContext => ({
  db: trx,
  market,
  actor: actor.email,
});

const addReads = (api: Api): void => {
  api.route(calls.listForms, {
    async handle({ db, market, query }) {
      const { page, pageSize } = query;
      return { body: { ...(await searchForms(db, market, query)), page, pageSize } };
    },
  });

  api.route(calls.getForm, {
    async handle({ db, market, params: { id } }) {
      const form = await formById(db, market, id);
      if (!form) throw new Problem(404, absent);
      return toResult(form);
    },
  });

  api.route(calls.listFormPages, {
    async handle({ db, market, params: { id } }) {
      if (!(await formById(db, market, id))) throw new Problem(404, absent);
      return { body: await formUsers(db, market, id) };
    },
  });
};

const addWrites = (api: Api): void => {
  api.write(calls.createForm, {
    async write(call) {
      const created = await createForm(toContext(call), call.body);
      return { ...toResult(created), location: `/api/${call.country}/forms/${created.id}` };
    },
  });

  api.write(calls.saveForm, {
    async write(call) {
      const { params: path, body, ifMatch } = call;
      return toResult(await saveForm(toContext(call), path.id, body, ifMatch));
    },
  });

  api.write(calls.deleteForm, {
    async write(call) {
      const { params: path, ifMatch } = call;
      return toResult(await removeForm(toContext(call), path.id, ifMatch));
    },
  });
};

/** Mounted under `/api/{country}/forms`. */
export const addFormRoutes = (api: Api): void => {
  addReads(api);
  addWrites(api);
  addSubmissionRoutes(api);
};
