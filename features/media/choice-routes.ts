import { marketById } from "#markets/markets.ts";
import type { Choice } from "#platform/choices/choice.ts";
import type { Api } from "#platform/server/http/routes/api.ts";
import { addChoices, validUuids } from "#platform/server/http/routes/choices.ts";
import type { Media } from "./contract.ts";
import { choicePicture, findMedia, mediaByIds } from "./store.ts";

const toChoice = (media: Media, language: string): Choice => ({
  id: media.id,
  slug: null,
  label: media.name,
  detail: [`${media.width} × ${media.height}`, media.folder].filter(Boolean).join(" · "),
  picture: choicePicture(media, language),
});

/**
 * `GET /{country}/choices/media`: the company's pictures, with alternative texts in the country's
 * language.
 */
export const addMediaChoices = (api: Api): void =>
  addChoices(api, "media", (db, market) => {
    const { language } = marketById(market);
    return {
      async find(query) {
        const { items, total } = await findMedia(db, query);
        return { items: items.map((each) => toChoice(each, language)), total };
      },
      async byIds(ids) {
        const mediaById = await mediaByIds(db, validUuids(ids));
        return [...mediaById.values()].map((each) => toChoice(each, language));
      },
    };
  });
