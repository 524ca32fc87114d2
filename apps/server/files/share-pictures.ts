import { createHash } from "node:crypto";
import type { FastifyPluginAsync } from "fastify";
import { z } from "zod";
import {
  shareDrawingVersion,
  sharePictureTopics,
  sharePictureVersion,
} from "#apps/site/document/share-pictures.ts";
import { originalName } from "#features/media/renditions.ts";
import { drawSharePicture } from "#features/media/share-picture.ts";
import { contentOfMedia } from "#features/media/store.ts";
import { fixedContent } from "#features/page-contents/store.ts";
import { pictureOfContinent, travelsByIds } from "#features/travels/store.ts";
import { tripsById } from "#features/trips/store.ts";
import type { Market } from "#markets/market-type.ts";
import { marketByApiCountry } from "#markets/markets.ts";
import { translatorFor } from "#markets/translator.ts";
import type { Database } from "#platform/server/database/tables.ts";
import { type FileStore, keepIfRoom } from "#platform/server/files/folder.ts";
import { Problem } from "#platform/server/http/problem.ts";
import type { Queue } from "#platform/server/load/queue.ts";

export type ShareOptions = Readonly<{
  db: Database;
  files: FileStore;
  /** Where pictures wait to be drawn. */
  queue: Queue;
  product: string;
  /** The typeface that names are drawn in. */
  fontfile: string;
}>;

const params = z.object({
  country: z.string(),
  id: z.uuid(),
  file: z.string().regex(/^[\d-]{1,40}\.jpeg$/),
});

const placeParams = z.object({ country: z.string(), place: z.enum(sharePictureTopics) });

/**
 * The pictures of shared links: of trips at `/media/share/{country}/{travel id}/{version}.jpeg`, of
 * continents and of the market itself at `/media/share/{country}/{place}.jpeg`. Drawn when first
 * asked for and kept by what they are made of, so that none is drawn twice.
 */
export const sharePictures: FastifyPluginAsync<ShareOptions> = async (
  app,
  { db, files, queue, product, fontfile },
) => {
  const underWay = new Map<string, Promise<Buffer>>();

  const drawn = async (name: string, sha256: string) => {
    const key = createHash("sha256")
      .update(JSON.stringify([sha256, name, product, shareDrawingVersion]))
      .digest("hex");
    const file = `shares/${key}.jpeg`;
    const kept = await files.read(file);
    if (kept) return kept;
    const picture = await files.read(originalName(sha256));
    if (!picture) throw new Problem(404, "There is no such picture.");
    const made = await queue.run(() => drawSharePicture({ picture, name, product }, fontfile));
    await keepIfRoom(files, file, made);
    return made;
  };

  /** Draws one picture at a time for all who ask for it. */
  const once = (name: string, sha256: string): Promise<Buffer> => {
    const key = `${sha256} ${name}`;
    const running = underWay.get(key) ?? drawn(name, sha256);
    underWay.set(key, running);
    return running.finally(() => underWay.delete(key));
  };

  /** The title of a continent's page, or of the home page with a line for each sentence. */
  const wordsOf = async (market: Market, place: (typeof sharePictureTopics)[number]) =>
    place === "index"
      ? translatorFor(market)("home.title").replaceAll(/(?<=[.?])\s+/g, "\n")
      : (await fixedContent(db, market.id, place))?.title.replaceAll("{product}", product);

  app.get("/media/share/:country/:place.jpeg", async (request, reply) => {
    const asked = placeParams.safeParse(request.params);
    const market = asked.success ? marketByApiCountry(asked.data.country) : undefined;
    if (!asked.success || !market) throw new Problem(404, "There is no such picture.");
    const { place } = asked.data;
    const mediaId =
      (place === "index" ? null : await pictureOfContinent(db, market.id, place)) ??
      (await pictureOfContinent(db, market.id, null)); // a continent may have no trips today
    const content = mediaId ? await contentOfMedia(db, mediaId) : null;
    const words = await wordsOf(market, place);
    if (!content || !words) throw new Problem(404, "There is no such picture.");
    return reply
      .header("cache-control", "public, max-age=86400")
      .header("cross-origin-resource-policy", "cross-origin")
      .type("image/jpeg")
      .send(await once(words, content.sha256));
  });

  app.get("/media/share/:country/:id/:file", async (request, reply) => {
    const asked = params.safeParse(request.params);
    const market = asked.success ? marketByApiCountry(asked.data.country) : undefined;
    const [travel] =
      asked.success && market ? await travelsByIds(db, market.id, [asked.data.id]) : [];
    const trip = travel && (await tripsById(db, [travel.tripId])).get(travel.tripId);
    const mediaId = trip?.wideId ?? trip?.posterId;
    const content = mediaId ? await contentOfMedia(db, mediaId) : null;
    if (!asked.success || !travel || !content) throw new Problem(404, "There is no such picture.");
    const isNewest = asked.data.file === `${sharePictureVersion(travel, content.version)}.jpeg`;
    return reply
      .header("cache-control", `public, max-age=${isNewest ? "31536000, immutable" : "300"}`)
      .header("cross-origin-resource-policy", "cross-origin")
      .type("image/jpeg")
      .send(await once(travel.name, content.sha256));
  });
};
