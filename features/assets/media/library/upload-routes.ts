import type { FastifyInstance } from "fastify";
import type { FileStore } from "#platform/server/files/file-store.ts";
import { acceptFile } from "#platform/server/http/upload/accept-file.ts";
import { Problem } from "#platform/server/http/problem.ts";
import type { Api } from "#platform/server/http/routes/api.ts";
import type { Queue } from "#platform/server/load/request-queue.ts";
import { tooLargeMessage, uploadLimits } from "../rules.ts";
import { fileReader } from "#platform/server/http/upload/uploaded-file.ts";
import * as calls from "./calls.ts";
import { cleanPicture } from "./clean-picture.ts";
import type { Cleanup } from "./remove.ts";
import { replaceMedia } from "./replace.ts";
import { toResult } from "#platform/server/http/routes/record-routes.ts";
import { saveUpload } from "./save.ts";
import { countRecentUploads, mediaOfContent } from "./store.ts";

/** More than anybody drops by hand. */
const maxUploads = 300;
const tooManySeconds = 60;

export type UploadOptions = Readonly<{
  files: FileStore;
  /** Limits how many uploads are held in memory at once. */
  uploads: Queue;
  /** Limits how many pictures are decoded and encoded at once. */
  pictures: Queue;
}>;

/**
 * `POST /api/{country}/media` and `POST /api/{country}/media/{id}/content`. A picture that is there
 * already is answered as it is.
 * @param scope of these routes alone: they take forms with a file and no JSON
 */
export const addUploadRoutes = (
  scope: FastifyInstance,
  api: Api,
  { files, uploads, pictures, send }: UploadOptions & Cleanup,
): void => {
  acceptFile(scope, { maxBytes: uploadLimits.bytes, tooLarge: tooLargeMessage, queue: uploads });
  api.write(calls.uploadMedia, {
    reader: fileReader,
    async guard({ db, actor }) {
      if ((await countRecentUploads(db, actor.email)) >= maxUploads)
        throw new Problem(429, "You uploaded many pictures. Wait a minute.", {}, tooManySeconds);
    },
    async prepare({ db, body }) {
      const isStored = (await mediaOfContent(db, body.sha256)) !== null;
      return isStored ? null : pictures.run(() => cleanPicture(body.bytes));
    },
    write({ trx, market, actor, query: { folder }, body, prepared: picture }) {
      const context = { db: trx, market, actor: actor.email, send };
      return saveUpload(context, body, { picture, files, folder });
    },
  });

  api.write(calls.replaceMedia, {
    reader: fileReader,
    prepare: ({ body }) => pictures.run(() => cleanPicture(body.bytes)),
    async write({ trx, market, actor, params: { id }, body, ifMatch, prepared: picture }) {
      const context = { db: trx, market, actor: actor.email, send };
      const replacement = { ifVersion: ifMatch, picture, files };
      return toResult(await replaceMedia(context, id, body, replacement));
    },
  });
};
