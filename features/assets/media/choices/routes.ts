import { marketById } from "#markets/markets.ts";
import { type Choice } from "#platform/choices/choice.ts";
import type { Api } from "#platform/server/http/routes/api.ts";
import { answerChoices, validUuids } from "#platform/server/http/routes/choices.ts";
import * as calls from "./calls.ts";
import type { Media } from "../contract.ts";
import { choicePicture, findMedia, mediaByIds } from "../store.ts";

const typeNames: Readonly<Record<string, string>> = {
  "image/jpeg": "JPEG",
  "image/png": "PNG",
  "image/webp": "WebP",
  "image/avif": "AVIF",
};

const sizeOf = (bytes: number): string =>
  bytes < 1_000_000
    ? `${Math.ceil(bytes / 1000)}\u00a0KB`
    : `${(bytes / 1_000_000).toFixed(1)}\u00a0MB`;

const toChoice = (media: Media, language: string): Choice => ({
  id: media.id,
  slug: null,
  label: media.name,
  detail: [
    typeNames[media.mime],
    `${media.width}\u00a0×\u00a0${media.height}`,
    sizeOf(media.bytes),
    media.folder.replaceAll("/", " / "),
  ]
    .filter(Boolean)
    .join(" · "),
  picture: choicePicture(media, language),
});

/**
 * `GET /{country}/choices/media`: the company's pictures, the newest first, with alternative texts
 * in the country's language.
 */
export const addMediaChoices = (api: Api): void =>
  api.route(calls.chooseMedia, {
    async handle({ db, market, query: { tag, ...asked } }) {
      const { language } = marketById(market);
      const source = {
        async find(choiceQuery: Parameters<typeof findMedia>[1]) {
          const { items, total } = await findMedia(db, choiceQuery, tag ?? null);
          return { items: items.map((each) => toChoice(each, language)), total };
        },
        async byIds(ids: readonly string[]) {
          const mediaById = await mediaByIds(db, validUuids(ids));
          return [...mediaById.values()].map((each) => toChoice(each, language));
        },
      };
      return { body: await answerChoices(source, asked) };
    },
  });
