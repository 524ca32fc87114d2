import { marketById } from "#markets/markets.ts";
import { slicesOf, streamCsv } from "#platform/server/csv/stream-csv.ts";
import type { Database } from "#platform/server/database/tables.ts";
import { Problem } from "#platform/server/http/problem.ts";
import { toResult } from "#platform/server/http/routes/record-routes.ts";
import type { Api } from "#platform/server/http/routes/api.ts";
import { absentFile, absentForm, absentSubmission } from "../policy.ts";
import { formById, type StoredForm } from "../store.ts";
import * as calls from "./calls.ts";
import { fileOfSubmission } from "./files-store.ts";
import { removeSubmission, saveSubmissionState } from "./save.ts";
import {
  answeredQuestions,
  countChoices,
  idsOfSubmissions,
  searchSubmissions,
  type SubmissionFilter,
  submissionsByIds,
} from "./search.ts";
import { submissionById } from "./store.ts";
import { submissionTable } from "./table.ts";

/** Lines of one file. */
const maxExported = 20_000;
/** A submission may have forty long answers, so that few of them are held at once. */
const exportedAtOnce = 100;

/** @throws Problem 404 */
const requireForm = async (db: Database, market: string, id: string): Promise<StoredForm> => {
  const form = await formById(db, market, id);
  if (!form) throw new Problem(404, absentForm);
  return form;
};

const tableOf = async (
  db: Database,
  market: string,
  { id, fields }: StoredForm,
  filter: SubmissionFilter,
) => {
  const answered = await answeredQuestions(db, market, id, filter);
  const { columns, toCells } = submissionTable(fields, answered);
  const ids = await idsOfSubmissions(db, market, id, filter, maxExported);
  async function* read() {
    for (const some of slicesOf(ids, exportedAtOnce))
      yield (await submissionsByIds(db, market, id, some)).map(toCells);
  }
  return { columns, slices: read() };
};

const addLists = (api: Api): void => {
  api.route(calls.listSubmissions, {
    async handle({ db, market, params: { id }, query }) {
      await requireForm(db, market, id);
      const { page, pageSize } = query;
      return { body: { ...(await searchSubmissions(db, market, id, query)), page, pageSize } };
    },
  });

  api.route(calls.exportSubmissions, {
    async handle({ db, country, market, params: { id }, query }) {
      const form = await requireForm(db, market, id);
      const { columns, slices } = await tableOf(db, market, form, query);
      const delimiter = marketById(market).language === "en" ? "," : ";";
      const headers = { "content-disposition": `attachment; filename="form-${country}.csv"` };
      return { headers, body: await streamCsv(columns, slices, delimiter) };
    },
  });
};

const addCounts = (api: Api): void =>
  api.route(calls.countChoices, {
    async handle({ db, market, params: { id } }) {
      await requireForm(db, market, id);
      return { body: await countChoices(db, market, id) };
    },
  });

/** A file as a download of no type that a browser would show or run. */
const downloadHeaders = (name: string) => ({
  "content-disposition": `attachment; filename*=UTF-8''${encodeURIComponent(name).replaceAll("'", "%27")}`,
  "content-security-policy": "default-src 'none'; sandbox",
  "x-content-type-options": "nosniff",
});

const addFiles = (api: Api): void =>
  api.route(calls.getSubmittedFile, {
    async handle({ db, market, params: { id, submission, file } }) {
      const key = { market, formId: id, submissionId: submission };
      const found = await fileOfSubmission(db, key, file);
      if (!found) throw new Problem(404, absentFile);
      return { headers: downloadHeaders(found.name), body: found.content };
    },
  });

/** Mounted under `/api/{country}/forms/{id}/submissions`. */
export const addSubmissionRoutes = (api: Api): void => {
  addLists(api);
  addCounts(api);
  addFiles(api);

  api.route(calls.getSubmission, {
    async handle({ db, market, params: { id, submission } }) {
      const found = await submissionById(db, { market, formId: id, id: submission });
      if (!found) throw new Problem(404, absentSubmission);
      return toResult(found);
    },
  });

  api.write(calls.saveSubmission, {
    async write({ trx, market, actor, params, body, ifMatch }) {
      const context = { db: trx, market, actor: actor.email };
      const change = { formId: params.id, id: params.submission, ifVersion: ifMatch };
      return toResult(await saveSubmissionState(context, change, body.state));
    },
  });

  api.write(calls.deleteSubmission, {
    async write({ trx, market, actor, params, ifMatch }) {
      const context = { db: trx, market, actor: actor.email };
      const change = { formId: params.id, id: params.submission, ifVersion: ifMatch };
      return toResult(await removeSubmission(context, change));
    },
  });
};
