import { recordAudits } from "#features/records/audit/store.ts";
import { marketById } from "#markets/markets.ts";
import { invalidateTags } from "#platform/server/cache/invalidate-tags.ts";
import { Problem } from "#platform/server/http/problem.ts";
import type { Api } from "#platform/server/http/routes/api.ts";
import { toResult } from "#platform/server/http/routes/record-routes.ts";
import * as calls from "./calls.ts";
import { absent } from "./calls.ts";
import { fileUsers } from "./file-users.ts";
import { type FileLinks, removeFile, saveFile } from "./save.ts";
import { fileFolders, fileRecord, fileTag, searchFiles } from "./store.ts";

const addReads = (api: Api, { linkSources }: FileLinks): void => {
  api.route(calls.listFiles, {
    async handle({ db, market, query }) {
      const { page, pageSize } = query;
      const { language } = marketById(market);
      return { body: { ...(await searchFiles(db, query, language)), page, pageSize } };
    },
  });

  api.route(calls.getFile, {
    async handle({ db, params: { id } }) {
      const file = await fileRecord(db, id);
      if (!file) throw new Problem(404, absent);
      return toResult(file);
    },
  });

  api.route(calls.listFileUsers, {
    async handle({ db, market, params: { id } }) {
      const file = await fileRecord(db, id);
      if (!file) throw new Problem(404, absent);
      const folders = await fileFolders(db, marketById(market).language);
      return { body: { items: await fileUsers(db, linkSources, file.path), folders } };
    },
  });
};

const addPurge = (api: Api): void =>
  api.write(calls.purgeFile, {
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
export const addFileRoutes = (api: Api, links: FileLinks): void => {
  addReads(api, links);
  addPurge(api);

  api.write(calls.saveFile, {
    async write({ trx, market, actor, params: { id }, body, ifMatch }) {
      const context = { db: trx, market, actor: actor.email, ...links };
      return toResult(await saveFile(context, id, { input: body, ifVersion: ifMatch }));
    },
  });

  api.write(calls.deleteFile, {
    async write({ trx, market, actor, params: { id }, ifMatch }) {
      const context = { db: trx, market, actor: actor.email, ...links };
      return toResult(await removeFile(context, id, { ifVersion: ifMatch }));
    },
  });
};
