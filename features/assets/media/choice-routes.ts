import { z } from "zod";
import { marketById } from "#markets/markets.ts";
import { type Choice, choiceSchema } from "#platform/choices/choice.ts";
import type { Api } from "#platform/server/http/routes/api.ts";
import {
  answerChoices,
  choiceParams,
  hasIdsOrWords,
  onlyOneOfBoth,
  validUuids,
} from "#platform/server/http/routes/choices.ts";
import { listOf } from "#platform/server/http/routes/list-query.ts";
import type { Media } from "./contract.ts";
import { tagSchema } from "./library-contract.ts";
import { choicePicture, findMedia, mediaByIds } from "./store.ts";

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

const query = z
  .strictObject({ ...choiceParams, tag: tagSchema.optional() })
  .refine(hasIdsOrWords, onlyOneOfBoth);

/**
 * `GET /{country}/choices/media`: the company's pictures, the newest first, with alternative texts
 * in the country's language.
 */
export const addMediaChoices = (api: Api): void =>
  api.route({
    method: "GET",
    path: "/:country/choices/media",
    id: "chooseMedia",
    summary: "What may be chosen of media, by words, by a tag or by ids",
    access: { role: "editor" },
    query,
    answer: listOf(choiceSchema),
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
