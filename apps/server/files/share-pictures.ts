import { createHash } from "node:crypto";
import type { FastifyPluginAsync } from "fastify";
import { z } from "zod";
import {
  shareDrawingVersion,
  sharePictureTopics,
  sharePictureVersion,
} from "#apps/site/document/share-pictures.ts";
import { originalName } from "#features/assets/media/renditions.ts";
import { drawSharePicture } from "#features/assets/media/share-picture.ts";
import { contentOfMedia } from "#features/assets/media/store.ts";
import { fixedContent } from "#features/content/page-contents/store.ts";
import { pictureOfContinent, travelsByIds } from "#features/catalogue/travels/store.ts";
import { tripsById } from "#features/catalogue/trips/store.ts";
import type { Market } from "#markets/market-type.ts";
import { marketByApiCountry } from "#markets/markets.ts";
import { translatorFor } from "#markets/translator.ts";
import type { Database } from "#platform/server/database/tables.ts";
import { type FileStore, writeIfPossible } from "#platform/server/files/file-store.ts";
import { Problem } from "#platform/server/http/problem.ts";
import type { Queue } from "#platform/server/load/request-queue.ts";

export type SharePictureOptions = Readonly<{
  db: Database;
  files: FileStore;
  /** Limits how many pictures are drawn at once. */
  queue: Queue;
  product: string;
  /** Path of the font in which titles are drawn. */
  fontfile: string;
}>;

type Content = NonNullable<Awaited<ReturnType<typeof contentOfMedia>>>;

const params = z.object({
  country: z.string(),
  id: z.uuid(),
  file: z.string().regex(/^[\d-]{1,40}\.jpeg$/),
});

const topicParams = z.object({ country: z.string(), topic: z.enum(sharePictureTopics) });

/**
 * Serves the pictures of shared links: of trips at `/media/share/{country}/{travel id}/{version}.jpeg`,
 * of continents and of the market itself at `/media/share/{country}/{topic}.jpeg`. They are drawn on
 * their first request and stored under a hash of what they are drawn from.
 */
export const sharePictures: FastifyPluginAsync<SharePictureOptions> = async (
  app,
  { db, files, queue, product, fontfile },
) => {
  const pending = new Map<string, Promise<Buffer>>();

  const readOrDraw = async (name: string, { sha256, focal }: Content) => {
    const key = createHash("sha256")
      .update(JSON.stringify([sha256, focal.x, focal.y, name, product, shareDrawingVersion]))
      .digest("hex");
    const file = `shares/${key}.jpeg`;
    const stored = await files.read(file);
    if (stored) return stored;
    const picture = await files.read(originalName(sha256));
    if (!picture) throw new Problem(404, "There is no such picture.");
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

  /**
   * The text on the picture: the title of the continent's page, or the home page's title with one
   * sentence per line.
   */
  const titleOf = async (market: Market, topic: (typeof sharePictureTopics)[number]) =>
    topic === "index"
      ? translatorFor(market)("home.title").replaceAll(/(?<=[.?])\s+/g, "\n")
      : (await fixedContent(db, market.id, topic))?.title.replaceAll("{product}", product);

  app.get("/media/share/:country/:topic.jpeg", async (request, reply) => {
    const parsed = topicParams.safeParse(request.params);
    const market = parsed.success ? marketByApiCountry(parsed.data.country) : undefined;
    if (!parsed.success || !market) throw new Problem(404, "There is no such picture.");
    const { topic } = parsed.data;
    const mediaId =
      (topic === "index" ? null : await pictureOfContinent(db, market.id, topic)) ??
      (await pictureOfContinent(db, market.id, null)); // A continent may have no trips at present.
    const content = mediaId ? await contentOfMedia(db, mediaId) : null;
    const title = await titleOf(market, topic);
    if (!content || !title) throw new Problem(404, "There is no such picture.");
    return reply
      .header("cache-control", "public, max-age=86400")
      .header("cross-origin-resource-policy", "cross-origin")
      .type("image/jpeg")
      .send(await drawOnce(title, content));
  });

  app.get("/media/share/:country/:id/:file", async (request, reply) => {
    const parsed = params.safeParse(request.params);
    const market = parsed.success ? marketByApiCountry(parsed.data.country) : undefined;
    const [travel] =
      parsed.success && market ? await travelsByIds(db, market.id, [parsed.data.id]) : [];
    const trip = travel && (await tripsById(db, [travel.tripId])).get(travel.tripId);
    const mediaId = trip?.wideId ?? trip?.posterId;
    const content = mediaId ? await contentOfMedia(db, mediaId) : null;
    if (!parsed.success || !travel || !content) throw new Problem(404, "There is no such picture.");
    const isNewest = parsed.data.file === `${sharePictureVersion(travel, content)}.jpeg`;
    return reply
      .header("cache-control", `public, max-age=${isNewest ? "31536000, immutable" : "300"}`)
      .header("cross-origin-resource-policy", "cross-origin")
      .type("image/jpeg")
      .send(await drawOnce(travel.name, content));
  });
};
