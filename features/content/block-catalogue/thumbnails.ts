import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyPluginAsync } from "fastify";
import { Problem } from "#platform/server/http/problem.ts";

/** Shown for a block without a picture. */
const placeholder = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 300"><path fill="#edf3ee" d="M0 0h480v300H0z"/><g fill="#d7deda"><rect x="90" y="96" width="190" height="22" rx="6"/><rect x="90" y="142" width="300" height="14" rx="5"/><rect x="90" y="168" width="300" height="14" rx="5"/><rect x="90" y="194" width="220" height="14" rx="5"/></g></svg>`;

/** The pictures are part of the sources, next to the folder of the build. */
export const thumbnailFolder = (buildDir: string): string => join(buildDir, "../blocks/pictures");

type ThumbnailOptions = Readonly<{ folder: string; isBlockName: (name: string) => boolean }>;

/**
 * The pictures of the block picker: `{block}/{image or default}.jpg`, taken by
 * `scripts/block-pictures.mjs`. A block without one gets a drawn placeholder.
 */
export const blockThumbnails: FastifyPluginAsync<ThumbnailOptions> = async (
  app,
  { folder, isBlockName },
) => {
  app.setNotFoundHandler((request, reply) => {
    const [block = ""] = request.url.split("/").slice(-2);
    if (!isBlockName(block)) throw new Problem(404, "There is no such picture.");
    return reply
      .header("cache-control", "public, max-age=300")
      .type("image/svg+xml")
      .send(placeholder);
  });
  await app.register(fastifyStatic, {
    root: folder,
    decorateReply: false,
    index: false,
    maxAge: "1d",
  });
};
