import { z } from "zod";
import { shareDrawingVersion, sharePictureTopics } from "#markets/site/share-pictures.ts";
import { sharePictureVersion } from "#features/catalogue/travels/parts/share-picture.ts";
import type { SharePictureOptions } from "#features/assets/media/share/share-routes.ts";
import { pictureOfContinent, travelsByIds } from "#features/catalogue/travels/store.ts";
import { tripsById } from "#features/catalogue/trips/store.ts";
import { fixedContent } from "#features/content/page-contents/store.ts";
import { marketByApiCountry } from "#markets/markets.ts";
import { translatorFor } from "#markets/translator.ts";
import type { Database } from "#platform/server/database/tables.ts";

const topics = z.enum(sharePictureTopics);

/** What links of a market's pages are shared with. */
export const sharedThings = (
  db: Database,
  product: string,
): Pick<SharePictureOptions, "drawingVersion" | "topicOf" | "tripOf"> => ({
  drawingVersion: shareDrawingVersion,
  async topicOf(country, asked) {
    const { data: topic } = topics.safeParse(asked);
    const market = marketByApiCountry(country);
    if (!topic || !market) return null;
    const mediaId =
      (topic === "index" ? null : await pictureOfContinent(db, market.id, topic)) ??
      (await pictureOfContinent(db, market.id, null)); // A continent may have no trips at present.
    // The title of the continent's page, or the home page's with one sentence per line.
    const name =
      topic === "index"
        ? translatorFor(market)("home.title").replaceAll(/(?<=[.?])\s+/g, "\n")
        : (await fixedContent(db, market.id, topic))?.title.replaceAll("{product}", product);
    return name ? { name, mediaId } : null;
  },
  async tripOf(country, travelId) {
    const market = marketByApiCountry(country);
    const [travel] = market ? await travelsByIds(db, market.id, [travelId]) : [];
    if (!travel) return null;
    const trip = (await tripsById(db, [travel.tripId])).get(travel.tripId);
    return {
      name: travel.name,
      mediaId: trip?.wideId ?? trip?.posterId ?? null,
      versionWith: (picture) => sharePictureVersion(travel, picture),
    };
  },
});
