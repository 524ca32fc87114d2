import type { Reads } from "#features/records/kept-reads/store.ts";
import type { ContentRoute } from "#markets/routes.ts";
import type { TaggedCache } from "#platform/server/cache/tagged-cache.ts";
import type { StoredContent } from "./contract.ts";
import { contentTag, fixedContent, fixedContentKeys, marketsWithContent } from "./store.ts";

/** What a process keeps of them, with capacities in entries. */
export const contentCaches = (cache: TaggedCache) => ({
  contents: cache.entities<StoredContent | null>(500),
  contentDates: cache.entities<ReadonlyMap<string, Date>>(20),
  marketsWithContent: cache.entities<ReadonlySet<string>>(200),
});

export const contentReads = (
  { db, id, taggedRead }: Reads,
  caches: ReturnType<typeof contentCaches>,
) => ({
  fixedContent: taggedRead(
    (route: ContentRoute) =>
      caches.contents.one(`${id} ${route}`, [contentTag(id)], () => fixedContent(db, id, route)),
    contentTag(id),
  ),
  contents: taggedRead(
    () => caches.contentDates.one(id, [contentTag(id)], () => fixedContentKeys(db, id)),
    contentTag(id),
  ),
  marketsWithContent: taggedRead(
    (route: ContentRoute) =>
      caches.marketsWithContent.one(route, ["content"], () => marketsWithContent(db, route)),
    "content",
  ),
});
