import { z } from "zod";
import type { FileStore } from "#platform/server/files/file-store.ts";
import type { Api } from "#platform/server/http/routes/api.ts";
import { mediaInputSchema, mediaRecordSchema } from "../library-contract.ts";
import { absentMedia, mediaPolicy } from "../policy.ts";
import { addFolderRoutes } from "./folder-routes.ts";
import { addMediaReads } from "./reads.ts";
import { type Cleanup, removeMedia } from "./remove.ts";
import { saveMedia, toResult } from "./save.ts";

const params = { id: z.guid() };
const absent = absentMedia;

type Options = Cleanup & Readonly<{ files: FileStore | null }>;

/** Mounted under `/api/{country}/media`: the library, and what is stored of a picture. */
export const addMediaRoutes = (api: Api, { send, files }: Options): void => {
  addMediaReads(api, files);
  addFolderRoutes(api);

  api.write({
    method: "PUT",
    path: "/:country/media/:id",
    id: "saveMedia",
    summary: "Saves name, folder, alternative texts, tags and focal point of a picture",
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

  api.write({
    method: "DELETE",
    path: "/:country/media/:id",
    id: "deleteMedia",
    summary: "Deletes a picture that nothing shows, and answers it as it was",
    access: mediaPolicy.write,
    params,
    absent,
    ifMatch: true,
    answer: mediaRecordSchema,
    problems: [409],
    async write({ trx, market, actor, params: { id }, ifMatch }) {
      const context = { db: trx, market, actor: actor.email, send };
      return toResult(await removeMedia(context, id, ifMatch));
    },
  });
};
