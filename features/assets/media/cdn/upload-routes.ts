import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { acceptFile } from "#platform/server/http/upload/accept-file.ts";
import { fileBody } from "#platform/server/http/upload/uploaded-file.ts";
import type { Api } from "#platform/server/http/routes/api.ts";
import { fileFolderSchema, fileRecordSchema, fileUploadSchema } from "../cdn-contract.ts";
import type { UploadOptions } from "../library/upload-routes.ts";
import { mediaPolicy } from "../policy.ts";
import { uploadLimits } from "../rules.ts";
import { cleanFile } from "./clean-file.ts";
import { replaceFile, saveNewFile, toResult } from "./save.ts";

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
  api.write({
    method: "POST",
    path: "/:country/cdn",
    id: "uploadFile",
    summary: "Uploads a plain file, whose name stands in its address",
    access: mediaPolicy.write,
    query: z.strictObject({ folder: fileFolderSchema.default("") }),
    body: fileBody,
    bodyType: "multipart/form-data",
    answer: fileUploadSchema,
    problems: [503, 507],
    prepare: ({ body }) => cleanFile(body, pictures),
    write({ trx, market, actor, query: { folder }, prepared: file }) {
      const context = { db: trx, market, actor: actor.email };
      return saveNewFile(context, file, { folder, files });
    },
  });

  api.write({
    method: "POST",
    path: "/:country/cdn/:id/content",
    id: "replaceFile",
    summary: "Gives a plain file another content at the same address",
    access: mediaPolicy.write,
    params: { id: z.guid() },
    absent: "There is no such file.",
    body: fileBody,
    bodyType: "multipart/form-data",
    ifMatch: true,
    answer: fileRecordSchema,
    problems: [503, 507],
    prepare: ({ body }) => cleanFile(body, pictures),
    async write({ trx, market, actor, params: { id }, ifMatch, prepared: file }) {
      const context = { db: trx, market, actor: actor.email };
      return toResult(await replaceFile(context, id, file, { ifVersion: ifMatch, files }));
    },
  });
};
