import type { FastifyPluginAsync } from "fastify";
import { z } from "zod";
import type { Database } from "#platform/server/database/tables.ts";
import type { FileStore } from "#platform/server/files/folder.ts";
import { Problem } from "#platform/server/http/problem.ts";
import type { Queue } from "#platform/server/load/queue.ts";
import { createRenditions, isRendition } from "./renditions.ts";
import { contentOfMedia } from "./store.ts";

export type MediaOptions = Readonly<{
  db: Database;
  files: FileStore;
  /** Where pictures wait to be encoded. */
  queue: Queue;
}>;

const params = z.object({
  id: z.uuid(),
  file: z.string().regex(/^\d{1,9}-\d{2,4}\.[a-z]{3,4}$/),
});

/**
 * Pictures in the widths and formats that pages ask for: `/media/{id}/{version}-{width}.{format}`.
 * The version makes an address that never changes what it shows, so browsers keep it for good.
 */
export const mediaRoutes: FastifyPluginAsync<MediaOptions> = async (app, { db, files, queue }) => {
  const rendition = createRenditions(files, queue);
  const known = new Map<string, { sha256: string; version: number }>();

  /** What a picture holds, asked of the database once a version. */
  const contentOf = async (id: string, version: number) => {
    const kept = known.get(id);
    if (kept && kept.version >= version) return kept;
    const found = await contentOfMedia(db, id);
    if (known.size > 20_000) known.clear();
    if (found) known.set(id, found);
    return found;
  };

  app.get("/media/:id/:file", async (request, reply) => {
    const asked = params.safeParse(request.params);
    const [version = "", width = "", format = ""] = asked.data?.file.split(/[-.]/) ?? [];
    if (!asked.success || !isRendition(Number(width), format))
      throw new Problem(404, "There is no such picture.");
    const content = await contentOf(asked.data.id, Number(version));
    const body = content && (await rendition(content.sha256, Number(width), format));
    if (!body) throw new Problem(404, "There is no such picture.");
    // A page kept somewhere may still name an older version: it gets the newest, for a short time.
    const age = content.version === Number(version) ? "31536000, immutable" : "300";
    return reply
      .header("cache-control", `public, max-age=${age}`)
      .header("cross-origin-resource-policy", "cross-origin")
      .type(`image/${format}`)
      .send(body);
  });
};
