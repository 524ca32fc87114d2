import type { FastifyInstance } from "fastify";
import { acceptFile } from "#platform/server/http/upload/accept-file.ts";
import type { Api } from "#platform/server/http/routes/api.ts";
import type { UploadOptions } from "../library/upload-routes.ts";
import { uploadLimits } from "../rules.ts";
import { fileReader } from "#platform/server/http/upload/uploaded-file.ts";
import * as calls from "./calls.ts";
import { cleanFile } from "./clean-file.ts";
import { toResult } from "#platform/server/http/routes/record-routes.ts";
import { replaceFile, saveNewFile } from "./save.ts";

const tooLarge = `A file may have ${uploadLimits.bytes / 1024 / 1024} MB at most.`;

/**
 * `POST /api/{country}/cdn` and `POST /api/{country}/cdn/{id}/content`.
 * @param scope of these routes alone: they take forms with a file and no JSON
 */
export const addFileUploadRoutes = (
  scope: FastifyInstance,
  api: Api,
  { files, uploads, pictures }: UploadOptions,
): void => {
  acceptFile(scope, { maxBytes: uploadLimits.bytes, tooLarge, queue: uploads });
  api.write(calls.uploadFile, {
    reader: fileReader,
    prepare: ({ body }) => cleanFile(body, pictures),
    write({ trx, market, actor, query: { folder }, prepared: file }) {
      const context = { db: trx, market, actor: actor.email };
      return saveNewFile(context, file, { folder, files });
    },
  });

  api.write(calls.replaceFile, {
    reader: fileReader,
    prepare: ({ body }) => cleanFile(body, pictures),
    async write({ trx, market, actor, params: { id }, ifMatch, prepared: file }) {
      const context = { db: trx, market, actor: actor.email };
      return toResult(await replaceFile(context, id, file, { ifVersion: ifMatch, files }));
    },
  });
};
