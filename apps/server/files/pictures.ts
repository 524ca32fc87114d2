import { join } from "node:path";
import { isBlockName } from "#blocks/schemas.ts";
import type { FastifyInstance } from "fastify";
import { cdnFiles } from "#features/assets/media/cdn/serve.ts";
import { mediaRoutes } from "#features/assets/media/routes.ts";
import { drawingFont } from "#features/assets/media/share-picture.ts";
import type { AppOptions } from "../app-options.ts";
import type { Queues } from "../queues.ts";
import { blockThumbnails, thumbnailFolder } from "#features/content/block-catalogue/thumbnails.ts";
import { sharePictureRoutes } from "#features/assets/media/share/share-routes.ts";
import { sharedThings } from "./share-pictures.ts";

/** Routes of library pictures, of plain files, of pictures for shared links and of block thumbnails. */
export const addPictures = async (
  app: FastifyInstance,
  { config, database: { db }, files, buildDir }: AppOptions,
  { pictures: queue }: Queues,
): Promise<void> => {
  await app.register(mediaRoutes, { db, files, queue });
  await app.register(cdnFiles, { db, files });
  await app.register(sharePictureRoutes, {
    db,
    files,
    queue,
    product: config.product,
    ...sharedThings(db, config.product),
    fontfile: join(buildDir, "fonts", drawingFont.file),
  });
  await app.register(blockThumbnails, {
    prefix: "/cdn/composer",
    folder: thumbnailFolder(buildDir),
    isBlockName,
  });
};
