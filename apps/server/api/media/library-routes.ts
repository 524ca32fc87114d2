import type { FastifyInstance } from "fastify";
import { addFileRoutes } from "#features/assets/media/cdn/routes.ts";
import { addFileUploadRoutes } from "#features/assets/media/cdn/upload-routes.ts";
import { addMediaRoutes } from "#features/assets/media/library/routes.ts";
import {
  addUploadRoutes,
  type UploadOptions,
} from "#features/assets/media/library/upload-routes.ts";
import { type Api, type ApiContext, createApi } from "#platform/server/http/routes/api.ts";
import { linkSources } from "../paths/link-sources.ts";
import { pictureUses } from "./picture-uses.ts";
import type { SendJob } from "#platform/server/jobs/job.ts";

type LibraryOptions = Readonly<{
  context: ApiContext;
  send: SendJob | null;
  /** Null where the API takes no files. */
  upload: UploadOptions | null;
}>;

/** Pictures and plain files; each kind of upload has a scope that takes no JSON. */
export const addLibrary = async (
  scope: FastifyInstance,
  api: Api,
  { context, send, upload }: LibraryOptions,
): Promise<void> => {
  addFileRoutes(api, { linkSources });
  addMediaRoutes(api, { send, files: upload?.files ?? null, uses: pictureUses });
  if (!upload) return;
  await scope.register(async (files) =>
    addUploadRoutes(files, createApi(files, context), { ...upload, send }),
  );
  await scope.register(async (files) =>
    addFileUploadRoutes(files, createApi(files, context), upload),
  );
};
