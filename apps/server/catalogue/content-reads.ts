import { readLayout } from "#features/layout/store.ts";
import type { Media } from "#features/media/contract.ts";
import { toPicture } from "#features/media/picture.ts";
import { mediaByIds } from "#features/media/store.ts";
import {
  contentTag,
  fixedContent,
  fixedContentKeys,
  marketsWithContent,
} from "#features/page-contents/store.ts";
import type { ContentRoute } from "#markets/routes.ts";
import type { ReadContext } from "./read-context.ts";

/** Texts, frame and pictures. */
export const contentReads = (context: ReadContext) => {
  const { db, market, entityCaches, cdn, id, reading } = context;
  return {
    layout: reading(
      () => entityCaches.layout.one(id, [`layout:${id}`], () => readLayout(db, id)),
      `layout:${id}`,
    ),
    fixedContent: reading(
      (route: ContentRoute) =>
        entityCaches.contents.one(`${id} ${route}`, [contentTag(id)], () =>
          fixedContent(db, id, route),
        ),
      contentTag(id),
    ),
    contents: reading(
      () => entityCaches.contentKeys.one(id, [contentTag(id)], () => fixedContentKeys(db, id)),
      contentTag(id),
    ),
    marketsWithContent: reading(
      (route: ContentRoute) =>
        entityCaches.marketsWithContent.one(route, ["content"], () =>
          marketsWithContent(db, route),
        ),
      "content",
    ),
    pictures: reading((ids: readonly (string | null)[]) => {
      const asked = ids.filter((each) => each !== null);
      return entityCaches.pictures.many(
        `${market.language} ${cdn}`,
        asked,
        () => ["media"],
        async (missing) => {
          const media = await mediaByIds(db, missing);
          const alt = (each: Media) => each.alt[market.language] ?? each.alt["all"] ?? "";
          return new Map(
            [...media].map(([key, each]) => [key, toPicture(each, alt(each), `${cdn}/media`)]),
          );
        },
      );
    }, "media"),
  };
};
