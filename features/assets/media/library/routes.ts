import type { FileStore } from "#platform/server/files/file-store.ts";
import type { Api } from "#platform/server/http/routes/api.ts";
import type { PictureUses } from "../store.ts";
import * as calls from "./calls.ts";
import { addFolderRoutes } from "./folders/routes.ts";
import { addMediaReads } from "./reads.ts";
import { type Cleanup, removeMedia } from "./remove.ts";
import { toResult } from "#platform/server/http/routes/record-routes.ts";
import { saveMedia } from "./save.ts";

type Options = Cleanup & Readonly<{ files: FileStore | null; uses: PictureUses }>;

/** Mounted under `/api/{country}/media`: the library, and what is stored of a picture. */
export const addMediaRoutes = (api: Api, { send, files, uses }: Options): void => {
  addMediaReads(api, uses, files);
  addFolderRoutes(api);

  api.write(calls.saveMedia, {
    async write({ trx, market, actor, params: { id }, body, ifMatch }) {
      const context = { db: trx, market, actor: actor.email };
      return toResult(await saveMedia(context, id, { input: body, ifVersion: ifMatch }));
    },
  });

  api.write(calls.deleteMedia, {
    async write({ trx, market, actor, params: { id }, ifMatch }) {
      const context = { db: trx, market, actor: actor.email, send, uses };
      return toResult(await removeMedia(context, id, ifMatch));
    },
  });
};
