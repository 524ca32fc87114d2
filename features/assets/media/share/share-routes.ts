import { createHash } from "node:crypto";
import type { FastifyPluginAsync, FastifyReply } from "fastify";
import { z } from "zod";
import type { Database } from "#platform/server/database/tables.ts";
import { type FileStore, writeIfPossible } from "#platform/server/files/file-store.ts";
import { Problem } from "#platform/server/http/problem.ts";
import type { Queue } from "#platform/server/load/request-queue.ts";
import { originalName } from "../renditions.ts";
import { drawSharePicture } from "../share-picture.ts";
import { contentOfMedia } from "../store.ts";

type Content = NonNullable<Awaited<ReturnType<typeof contentOfMedia>>>;

/** What a link is shared of: the words on its picture, and the picture behind them. */
export type SharedThing = Readonly<{ name: string; mediaId: string | null }>;

export type SharePictureOptions = Readonly<{
  db: Database;
  files: FileStore;
  /** Limits how many pictures are drawn at once. */
  queue: Queue;
  product: string;
  /** Path of the font in which titles are drawn. */
  fontfile: string;
  /** Part of what a drawing is kept under: it rises with each change of the drawing. */
  drawingVersion: number;
  /** Null where a market has no such topic; topics stand for a whole market or a continent. */
  topicOf: (country: string, topic: string) => Promise<SharedThing | null>;
  tripOf: (
    country: string,
    travelId: string,
  ) => Promise<(SharedThing & Readonly<{ versionWith: (picture: Content) => string }>) | null>;
}>;

const params = z.object({
  country: z.string(),
  id: z.uuid(),
  file: z.string().regex(/^[\d-]{1,40}\.jpeg$/),
});

const topicParams = z.object({ country: z.string(), topic: z.string() });

const notFound = () => new Problem(404, "There is no such picture.");

const sendPicture = (reply: FastifyReply, cacheControl: string, picture: Buffer) =>
  reply
    .header("cache-control", cacheControl)
    .header("cross-origin-resource-policy", "cross-origin")
    .type("image/jpeg")
    .send(picture);

/**
 * Serves the pictures of shared links: of trips at `/media/share/{country}/{travel id}/{version}.jpeg`,
 * of continents and of the market itself at `/media/share/{country}/{topic}.jpeg`. They are drawn on
 * their first request and stored under a hash of what they are drawn from.
 */
export const sharePictureRoutes: FastifyPluginAsync<SharePictureOptions> = async (app, options) => {
  const { db, files, queue, product, fontfile, drawingVersion, topicOf, tripOf } = options;
  const pending = new Map<string, Promise<Buffer>>();

  const readOrDraw = async (name: string, { sha256, focal }: Content) => {
    const key = createHash("sha256")
      .update(JSON.stringify([sha256, focal.x, focal.y, name, product, drawingVersion]))
      .digest("hex");
    const file = `shares/${key}.jpeg`;
    const stored = await files.read(file);
    if (stored) return stored;
    const picture = await files.read(originalName(sha256));
    if (!picture) throw notFound();
    const drawing = await queue.run(() =>
      drawSharePicture({ picture, focal, name, product }, fontfile),
    );
    await writeIfPossible(files, file, drawing);
    return drawing;
  };

  /** Requests for a picture that is being drawn share one drawing. */
  const drawOnce = (name: string, content: Content): Promise<Buffer> => {
    const { sha256, focal } = content;
    const key = `${sha256} ${focal.x} ${focal.y} ${name}`;
    const running = pending.get(key) ?? readOrDraw(name, content);
    pending.set(key, running);
    return running.finally(() => pending.delete(key));
  };

  const contentOf = async ({ mediaId }: SharedThing): Promise<Content> => {
    const content = mediaId === null ? null : await contentOfMedia(db, mediaId);
    if (!content) throw notFound();
    return content;
  };

  app.get("/media/share/:country/:topic.jpeg", async (request, reply) => {
    const { country, topic } = topicParams.parse(request.params);
    const thing = await topicOf(country, topic);
    if (!thing) throw notFound();
    const picture = await drawOnce(thing.name, await contentOf(thing));
    return sendPicture(reply, "public, max-age=86400", picture);
  });

  app.get("/media/share/:country/:id/:file", async (request, reply) => {
    const parsed = params.safeParse(request.params);
    const trip = parsed.success ? await tripOf(parsed.data.country, parsed.data.id) : null;
    if (!parsed.success || !trip) throw notFound();
    const content = await contentOf(trip);
    const isNewest = parsed.data.file === `${trip.versionWith(content)}.jpeg`;
    const lifetime = isNewest ? "31536000, immutable" : "300";
    return sendPicture(reply, `public, max-age=${lifetime}`, await drawOnce(trip.name, content));
  });
};
