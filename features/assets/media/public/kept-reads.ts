import type { Reads } from "#features/records/kept-reads/store.ts";
import type { TaggedCache } from "#platform/server/cache/tagged-cache.ts";
import type { Media, Picture } from "../contract.ts";
import { toPicture } from "../picture.ts";
import { mediaByIds, mediaTag } from "../store.ts";

/** What a process keeps of them, with capacities in entries. */
export const pictureCaches = (cache: TaggedCache) => ({
  pictures: cache.entities<Picture>(5000),
});

/** @param cdn the origin of a CDN that serves pictures; empty for the site's own */
export const pictureReads = (
  { db, market, addTags, whenDatabaseUp }: Reads,
  caches: ReturnType<typeof pictureCaches>,
  cdn: string,
) => ({
  pictures: async (ids: readonly (string | null)[]) => {
    const pictureIds = ids.filter((each) => each !== null);
    addTags("media", ...pictureIds.map(mediaTag));
    return whenDatabaseUp(() =>
      caches.pictures.many(
        `${market.language} ${cdn}`,
        pictureIds,
        (pictureId) => ["media", mediaTag(pictureId)],
        async (missing) => {
          const media = await mediaByIds(db, missing);
          const alt = (each: Media) => each.alt[market.language] ?? each.alt["all"] ?? "";
          return new Map(
            [...media].map(([key, each]) => [key, toPicture(each, alt(each), `${cdn}/media`)]),
          );
        },
      ),
    );
  },
});
