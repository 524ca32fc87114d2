import type { FastifyPluginAsync } from "fastify";
import { z } from "zod";
import type { Database } from "#platform/server/database/tables.ts";
import type { FileStore } from "#platform/server/files/file-store.ts";
import { Problem } from "#platform/server/http/problem.ts";
import type { Queue } from "#platform/server/load/request-queue.ts";
import { createRenditions, isRendition, type RenditionFormat } from "./renditions.ts";
import { contentOfMedia } from "./store.ts";

export type MediaOptions = Readonly<{
  db: Database;
  files: FileStore;
  /** Limits how many pictures are encoded at once. */
  queue: Queue;
}>;

/** How long browsers keep what stands in for a rendition that is being made. */
const substituteSeconds = 10;

const params = z.object({
  id: z.uuid(),
  file: z.string().regex(/^\d{1,9}-\d{2,4}\.[a-z]{3,4}$/),
});

/**
 * `GET /media/{id}/{version}-{width}.{format}`. The content at the address of a version never
 * changes, so that browsers may keep it permanently.
 */
export const mediaRoutes: FastifyPluginAsync<MediaOptions> = async (app, { db, files, queue }) => {
  const rendition = createRenditions(files, queue, (error) => app.log.error(error));
  const contentById = new Map<string, NonNullable<Awaited<ReturnType<typeof contentOfMedia>>>>();

  const readContent = async (id: string) => {
    const storedContent = await contentOfMedia(db, id);
    if (contentById.size > 20_000) contentById.clear();
    if (storedContent) contentById.set(id, storedContent);
    else contentById.delete(id);
    return storedContent;
  };

  /** Reads the database once per version. */
  const contentOf = async (id: string, version: number) => {
    const cached = contentById.get(id);
    return cached && cached.version >= version ? cached : readContent(id);
  };

  const read = async (id: string, version: number, width: number, format: RenditionFormat) => {
    const known = await contentOf(id, version);
    const found = known && (await rendition(known.sha256, width, format));
    if (found || !known) return { content: known, found };
    // The picture was replaced or deleted, here or in another process, and its files are gone.
    const content = await readContent(id);
    return { content, found: content && (await rendition(content.sha256, width, format)) };
  };

  app.get("/media/:id/:file", async (request, reply) => {
    const parsed = params.safeParse(request.params);
    const [version = "", width = "", format = ""] = parsed.data?.file.split(/[-.]/) ?? [];
    if (!parsed.success || !isRendition(Number(width), format))
      throw new Problem(404, "There is no such picture.");
    const { content, found } = await read(parsed.data.id, Number(version), Number(width), format);
    if (!content || !found) throw new Problem(404, "There is no such picture.");
    // A cached page may still name an older version: the newest version is then sent, and cached
    // only for a short time.
    const cacheLifetime = content.version === Number(version) ? "31536000, immutable" : "300";
    const lifetime = found.isFinal ? cacheLifetime : String(substituteSeconds);
    return reply
      .header("cache-control", `public, max-age=${lifetime}`)
      .header("cross-origin-resource-policy", "cross-origin")
      .type(found.type)
      .send(found.body);
  });
};
