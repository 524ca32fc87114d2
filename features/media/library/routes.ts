import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { FileStore } from "#platform/server/files/folder.ts";
import { acceptFile } from "#platform/server/http/upload/accept-file.ts";
import { fileBody } from "#platform/server/http/upload/uploaded-file.ts";
import { Problem } from "#platform/server/http/problem.ts";
import type { Policy } from "#platform/server/http/routes/access.ts";
import type { Api } from "#platform/server/http/routes/api.ts";
import type { Queue } from "#platform/server/load/request-queue.ts";
import {
  mediaInputSchema,
  mediaRecordSchema,
  tagCountsSchema,
  uploadAnswerSchema,
} from "../library-contract.ts";
import { tooLargeMessage, uploadLimits } from "../rules.ts";
import { cleanPicture } from "./clean-picture.ts";
import { saveMedia, saveUpload, toResult } from "./save.ts";
import { countRecentUploads, countTags, mediaOfContent, mediaRecord } from "./store.ts";

const mediaPolicy = {
  read: { role: "editor" },
  write: { role: "editor" },
} as const satisfies Policy;

const absent = "There is no such picture.";
const params = { id: z.guid() };

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

/** Mounted under `/api/{country}/media`: what is stored of a picture beside its file. */
export const addMediaRoutes = (api: Api): void => {
  api.route({
    method: "GET",
    path: "/:country/media/tags",
    id: "listMediaTags",
    summary: "The tags of the company's pictures, the most used first",
    access: mediaPolicy.read,
    answer: tagCountsSchema,
    async handle({ db }) {
      return { body: { items: await countTags(db) } };
    },
  });

  api.route({
    method: "GET",
    path: "/:country/media/:id",
    id: "getMedia",
    summary: "A picture of the company",
    access: mediaPolicy.read,
    params,
    absent,
    answer: mediaRecordSchema,
    async handle({ db, params: { id } }) {
      const media = await mediaRecord(db, id);
      if (!media) throw new Problem(404, absent);
      return toResult(media);
    },
  });

  api.write({
    method: "PUT",
    path: "/:country/media/:id",
    id: "saveMedia",
    summary: "Saves name, alternative texts, tags and focal point of a picture",
    access: mediaPolicy.write,
    params,
    absent,
    body: mediaInputSchema,
    ifMatch: true,
    answer: mediaRecordSchema,
    async write({ trx, market, actor, params: { id }, body, ifMatch }) {
      const context = { db: trx, market, actor: actor.email };
      return toResult(await saveMedia(context, id, { input: body, ifVersion: ifMatch }));
    },
  });
};

/**
 * `POST /api/{country}/media`. A picture that is there already is answered as it is.
 * @param scope of this route alone: it takes forms with a file and no JSON
 */
export const addUploadRoute = (
  scope: FastifyInstance,
  api: Api,
  { files, uploads, pictures }: UploadOptions,
): void => {
  acceptFile(scope, { maxBytes: uploadLimits.bytes, tooLarge: tooLargeMessage, queue: uploads });
  api.write({
    method: "POST",
    path: "/:country/media",
    id: "uploadMedia",
    summary: "Uploads a JPEG, PNG, WebP or AVIF picture",
    access: mediaPolicy.write,
    body: fileBody,
    bodyType: "multipart/form-data",
    answer: uploadAnswerSchema,
    problems: [429, 503, 507],
    async guard({ db, actor }) {
      if ((await countRecentUploads(db, actor.email)) >= maxUploads)
        throw new Problem(429, "You uploaded many pictures. Wait a minute.", {}, tooManySeconds);
    },
    async prepare({ db, body }) {
      const isStored = (await mediaOfContent(db, body.sha256)) !== null;
      return isStored ? null : pictures.run(() => cleanPicture(body.bytes));
    },
    write({ trx, market, actor, body, prepared: picture }) {
      return saveUpload({ db: trx, market, actor: actor.email }, body, { picture, files });
    },
  });
};
