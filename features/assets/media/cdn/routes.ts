import { z } from "zod";
import { recordAudits } from "#features/records/audit/store.ts";
import { marketById } from "#markets/markets.ts";
import { invalidateTags } from "#platform/server/cache/invalidate-tags.ts";
import { Problem } from "#platform/server/http/problem.ts";
import type { Api } from "#platform/server/http/routes/api.ts";
import { listOf, listQuery, sortedBy } from "#platform/server/http/routes/list-query.ts";
import {
  fileFolderSchema,
  fileInputSchema,
  fileRecordSchema,
  fileSorts,
  fileUsersSchema,
  listedFileSchema,
} from "../cdn-contract.ts";
import { mediaPolicy } from "../policy.ts";
import { fileUsers } from "./file-users.ts";
import { removeFile, saveFile, toResult } from "./save.ts";
import { fileFolders, fileRecord, fileTag, searchFiles } from "./store.ts";

const params = { id: z.guid() };
const absent = "There is no such file.";
const path = "/:country/cdn";

const addReads = (api: Api): void => {
  api.route({
    method: "GET",
    path,
    id: "listFiles",
    summary: "The company's plain files",
    access: mediaPolicy.read,
    query: listQuery({
      folder: fileFolderSchema.nullable().default(null),
      sort: sortedBy(fileSorts),
    }),
    answer: listOf(listedFileSchema),
    async handle({ db, market, query }) {
      const { page, pageSize } = query;
      const { language } = marketById(market);
      return { body: { ...(await searchFiles(db, query, language)), page, pageSize } };
    },
  });

  api.route({
    method: "GET",
    path: `${path}/:id`,
    id: "getFile",
    summary: "A plain file",
    access: mediaPolicy.read,
    params,
    absent,
    answer: fileRecordSchema,
    async handle({ db, params: { id } }) {
      const file = await fileRecord(db, id);
      if (!file) throw new Problem(404, absent);
      return toResult(file);
    },
  });

  api.route({
    method: "GET",
    path: `${path}/:id/users`,
    id: "listFileUsers",
    summary: "The records of all markets that link to a plain file",
    access: mediaPolicy.read,
    params,
    absent,
    answer: fileUsersSchema,
    async handle({ db, market, params: { id } }) {
      const file = await fileRecord(db, id);
      if (!file) throw new Problem(404, absent);
      const folders = await fileFolders(db, marketById(market).language);
      return { body: { items: await fileUsers(db, file.path), folders } };
    },
  });
};

const addPurge = (api: Api): void =>
  api.write({
    method: "POST",
    path: `${path}/:id/purge`,
    id: "purgeFile",
    summary: "Tells caches in front to ask for a plain file again",
    access: mediaPolicy.write,
    params,
    absent,
    answer: z.strictObject({ purged: z.array(z.string()) }),
    async write({ trx, actor, params: { id } }) {
      const file = await fileRecord(trx, id);
      if (!file) throw new Problem(404, absent);
      const audited = { name: file.path, version: file.version };
      const entry = { actor: actor.email, market: null, subject: "cdn-file", subjectId: id };
      await recordAudits(trx, [{ ...entry, action: "purge", before: audited, after: audited }]);
      const purged = [fileTag(id)];
      await invalidateTags(trx, purged);
      return { body: { purged } };
    },
  });

/** Mounted under `/api/{country}/cdn`. */
export const addFileRoutes = (api: Api): void => {
  addReads(api);
  addPurge(api);

  api.write({
    method: "PUT",
    path: `${path}/:id`,
    id: "saveFile",
    summary: "Renames or moves a plain file that nothing links to",
    access: mediaPolicy.write,
    params,
    absent,
    body: fileInputSchema,
    ifMatch: true,
    answer: fileRecordSchema,
    problems: [409],
    async write({ trx, market, actor, params: { id }, body, ifMatch }) {
      const context = { db: trx, market, actor: actor.email };
      return toResult(await saveFile(context, id, { input: body, ifVersion: ifMatch }));
    },
  });

  api.write({
    method: "DELETE",
    path: `${path}/:id`,
    id: "deleteFile",
    summary: "Deletes a plain file that nothing links to, and answers it as it was",
    access: mediaPolicy.write,
    params,
    absent,
    ifMatch: true,
    answer: fileRecordSchema,
    problems: [409],
    async write({ trx, market, actor, params: { id }, ifMatch }) {
      const context = { db: trx, market, actor: actor.email };
      return toResult(await removeFile(context, id, { ifVersion: ifMatch }));
    },
  });
};
