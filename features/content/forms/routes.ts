import { z } from "zod";
import type { WriteContext } from "#features/records/records/store.ts";
import type { Database } from "#platform/server/database/tables.ts";
import { Problem } from "#platform/server/http/problem.ts";
import type { Api } from "#platform/server/http/routes/api.ts";
import {
  listOf,
  listQuery,
  queryFilter,
  sortedBy,
} from "#platform/server/http/routes/list-query.ts";
import {
  formInputSchema,
  formRecordSchema,
  formSorts,
  formUserSchema,
  listedFormSchema,
} from "./contract.ts";
import { searchForms } from "./listing/search.ts";
import { absentForm as absent, formPolicy } from "./policy.ts";
import { createForm, removeForm, saveForm } from "./save.ts";
import { formById, formUsers, type StoredForm } from "./store.ts";
import { addSubmissionRoutes } from "./submissions/routes.ts";

const params = { id: z.guid() };

/** The version becomes the ETag and is not part of the body. */
const toResult = ({ version, ...body }: StoredForm) => ({ version, body });

type Caller = Readonly<{ trx: Database; market: string; actor: { email: string } }>;

const toContext = ({ trx, market, actor }: Caller): WriteContext => ({
  db: trx,
  market,
  actor: actor.email,
});

const addReads = (api: Api): void => {
  api.route({
    method: "GET",
    path: "/:country/forms",
    id: "listForms",
    summary: "The forms of a market, by name",
    access: formPolicy.read,
    query: listQuery({
      open: queryFilter("Only those that visitors see, or only others."),
      sort: sortedBy(formSorts),
    }),
    answer: listOf(listedFormSchema),
    async handle({ db, market, query }) {
      const { page, pageSize } = query;
      return { body: { ...(await searchForms(db, market, query)), page, pageSize } };
    },
  });

  api.route({
    method: "GET",
    path: "/:country/forms/:id",
    id: "getForm",
    summary: "A form of a market",
    access: formPolicy.read,
    params,
    absent,
    answer: formRecordSchema,
    async handle({ db, market, params: { id } }) {
      const form = await formById(db, market, id);
      if (!form) throw new Problem(404, absent);
      return toResult(form);
    },
  });

  api.route({
    method: "GET",
    path: "/:country/forms/:id/pages",
    id: "listFormPages",
    summary: "The pages on which a form stands",
    access: formPolicy.read,
    params,
    absent,
    answer: z.array(formUserSchema).readonly(),
    async handle({ db, market, params: { id } }) {
      if (!(await formById(db, market, id))) throw new Problem(404, absent);
      return { body: await formUsers(db, market, id) };
    },
  });
};

const addWrites = (api: Api): void => {
  api.write({
    method: "POST",
    path: "/:country/forms",
    id: "createForm",
    summary: "Adds a form to a market",
    access: formPolicy.write,
    body: formInputSchema,
    status: 201,
    answer: formRecordSchema,
    async write(call) {
      const created = await createForm(toContext(call), call.body);
      return { ...toResult(created), location: `/api/${call.country}/forms/${created.id}` };
    },
  });

  api.write({
    method: "PUT",
    path: "/:country/forms/:id",
    id: "saveForm",
    summary: "Saves a form of a market",
    access: formPolicy.write,
    params,
    absent,
    body: formInputSchema,
    ifMatch: true,
    answer: formRecordSchema,
    async write(call) {
      const { params: path, body, ifMatch } = call;
      return toResult(await saveForm(toContext(call), path.id, body, ifMatch));
    },
  });

  api.write({
    method: "DELETE",
    path: "/:country/forms/:id",
    id: "deleteForm",
    summary: "Deletes a form that stands on no page with its submissions, and answers it",
    access: formPolicy.write,
    params,
    absent,
    ifMatch: true,
    answer: formRecordSchema,
    problems: [409],
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
