import type { FormField } from "#features/content/forms/contract.ts";
import { readOffers } from "#features/content/forms/offers.ts";
import { formById, formTag } from "#features/content/forms/store.ts";
import { layoutTag, readLayout } from "#features/assets/layout/store.ts";
import type { Media } from "#features/assets/media/contract.ts";
import { toPicture } from "#features/assets/media/picture.ts";
import { mediaByIds, mediaTag } from "#features/assets/media/store.ts";
import {
  contentTag,
  fixedContent,
  fixedContentKeys,
  marketsWithContent,
} from "#features/content/page-contents/store.ts";
import type { ContentRoute } from "#markets/routes.ts";
import { type ReadContext, whenDatabaseUp } from "./read-context.ts";

/** Reads of content pages, layout and pictures. */
export const contentReads = (context: ReadContext) => {
  const { db, market, today, addTags, listTags, entityCaches, cdn, id, taggedRead, taggedReadFor } =
    context;
  return {
    layout: taggedRead(
      () => entityCaches.layout.one(id, [layoutTag(id)], () => readLayout(db, id)),
      layoutTag(id),
    ),
    form: taggedReadFor(
      (formId: string) => [formTag(id, formId)],
      (formId: string) =>
        entityCaches.forms.one(`${id} ${formId}`, [formTag(id, formId)], () =>
          formById(db, id, formId),
        ),
    ),
    async formOffers(fields: readonly FormField[]) {
      const isOffered = fields.some(({ kind }) => kind === "travel" || kind === "departure");
      if (!isOffered) return new Map();
      addTags(...listTags);
      return whenDatabaseUp(() => readOffers(db, { market, today }, fields));
    },
    fixedContent: taggedRead(
      (route: ContentRoute) =>
        entityCaches.contents.one(`${id} ${route}`, [contentTag(id)], () =>
          fixedContent(db, id, route),
        ),
      contentTag(id),
    ),
    contents: taggedRead(
      () => entityCaches.contentDates.one(id, [contentTag(id)], () => fixedContentKeys(db, id)),
      contentTag(id),
    ),
    marketsWithContent: taggedRead(
      (route: ContentRoute) =>
        entityCaches.marketsWithContent.one(route, ["content"], () =>
          marketsWithContent(db, route),
        ),
      "content",
    ),
    pictures: async (ids: readonly (string | null)[]) => {
      const pictureIds = ids.filter((each) => each !== null);
      addTags("media", ...pictureIds.map(mediaTag));
      return whenDatabaseUp(() =>
        entityCaches.pictures.many(
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
  };
};
