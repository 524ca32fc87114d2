import type { Api } from "#platform/server/http/routes/api.ts";
import * as calls from "../calls.ts";
import { createFolder, removeFolder, renameFolder } from "./save-folder.ts";

/** Mounted under `/api/{country}/media/folders`. */
export const addFolderRoutes = (api: Api): void => {
  api.write(calls.createMediaFolder, {
    async write({ trx, market, actor, body }) {
      const context = { db: trx, market, actor: actor.email };
      return { body: await createFolder(context, body.path) };
    },
  });

  api.write(calls.moveMediaFolder, {
    async write({ trx, market, actor, body }) {
      const context = { db: trx, market, actor: actor.email };
      return { body: await renameFolder(context, body) };
    },
  });

  api.write(calls.deleteMediaFolder, {
    async write({ trx, market, actor, query }) {
      const context = { db: trx, market, actor: actor.email };
      return { body: await removeFolder(context, query.path) };
    },
  });
};
