import { z } from "zod";
import type { Api } from "#platform/server/http/routes/api.ts";
import { folderMoveSchema, mediaFolderSchema, newFolderSchema } from "../library-contract.ts";
import { mediaPolicy } from "../policy.ts";
import { createFolder, removeFolder, renameFolder } from "./folders/save-folder.ts";

const path = "/:country/media/folders";
const access = mediaPolicy.write;

/** Mounted under `/api/{country}/media/folders`. */
export const addFolderRoutes = (api: Api): void => {
  api.write({
    method: "POST",
    path,
    id: "createMediaFolder",
    summary: "Makes an empty folder of the library",
    access,
    body: newFolderSchema,
    answer: mediaFolderSchema,
    async write({ trx, market, actor, body }) {
      const context = { db: trx, market, actor: actor.email };
      return { body: await createFolder(context, body.path) };
    },
  });

  api.write({
    method: "PUT",
    path,
    id: "moveMediaFolder",
    summary: "Renames or moves a folder with all that is in it",
    access,
    body: folderMoveSchema,
    answer: mediaFolderSchema,
    problems: [404],
    async write({ trx, market, actor, body }) {
      const context = { db: trx, market, actor: actor.email };
      return { body: await renameFolder(context, body) };
    },
  });

  api.write({
    method: "DELETE",
    path,
    id: "deleteMediaFolder",
    summary: "Deletes a folder without pictures",
    access,
    query: z.strictObject({ path: newFolderSchema.shape.path }),
    answer: mediaFolderSchema,
    problems: [404, 409],
    async write({ trx, market, actor, query }) {
      const context = { db: trx, market, actor: actor.email };
      return { body: await removeFolder(context, query.path) };
    },
  });
};
