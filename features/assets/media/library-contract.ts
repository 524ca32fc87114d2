import { z } from "zod";
import { type Language, languages } from "#markets/market-type.ts";
import type { renditionFormats } from "./contract.ts";
import { filledLine, keyText, oneLine } from "#platform/texts/text-schema.ts";

const line = (minLength: 0 | 1, maxLength: number) =>
  (minLength === 0 ? oneLine() : filledLine()).trim().max(maxLength);

const altText = line(0, 300).optional();

/** By language; `all` is for the languages without a text of their own. */
const altSchema = z.strictObject({
  it: altText,
  en: altText,
  es: altText,
  fr: altText,
  de: altText,
  all: altText,
} satisfies Record<Language | "all", z.ZodType>);

export const tagSchema = keyText()
  .trim()
  .toLowerCase()
  .min(1)
  .max(40)
  .regex(/^[\p{L}\p{N}][\p{L}\p{N} '’-]*$/u, "Use letters, digits, spaces and hyphens.");

const folderName = "[\\p{L}\\p{N}][\\p{L}\\p{N} ._'’-]{0,39}";
const folderMessage =
  "Name folders with letters, digits, spaces, dots and hyphens, and put at most five in one another.";

/** A folder by its path, such as `demo/days`; empty for the library itself. */
export const folderSchema = keyText()
  .trim()
  .max(200)
  .regex(new RegExp(`^(?:${folderName}(?:/${folderName}){0,4})?$`, "u"), folderMessage);

const share = z.int().min(0).max(100);

const focalSchema = z.strictObject({
  x: share,
  y: share,
  isChosen: z
    .boolean()
    .optional()
    .describe("Whether somebody has said so; a point out of the middle always counts as chosen."),
});

/** What staff write of a picture. */
export const mediaInputSchema = z
  .strictObject({
    name: line(1, 100),
    folder: folderSchema,
    alt: altSchema.describe("What is seen, for those who do not see it, by language."),
    isDecorative: z
      .boolean()
      .default(false)
      .describe("Whether it says nothing, so that it needs no alternative text and shows none."),
    tags: z.array(tagSchema).max(20),
    focal: focalSchema.describe("Where its subject is, in percent from the left and from the top."),
  })
  .meta({
    examples: [
      {
        name: "sahara-dawn",
        folder: "desert",
        alt: { en: "Dunes at dawn" },
        isDecorative: false,
        tags: ["desert"],
        focal: { x: 50, y: 40, isChosen: true },
      },
    ],
  });

export const mediaRecordSchema = z.strictObject({
  ...mediaInputSchema.shape,
  folder: z.string(),
  isDecorative: z.boolean(),
  focal: focalSchema.required().describe("In the middle until it is chosen."),
  id: z.guid(),
  mime: z.string(),
  width: z.int(),
  height: z.int(),
  bytes: z.int(),
  base: z.string().describe("Its address without width and format: `${base}320.webp`."),
  createdAt: z.iso.datetime(),
  createdBy: z.string().nullable().describe("Who uploaded it; null for pictures of the demo."),
});

/** Another picture that looks the same, whatever its size and format. */
export const twinSchema = mediaRecordSchema.pick({
  id: true,
  name: true,
  folder: true,
  base: true,
  width: true,
  height: true,
  bytes: true,
});

export const twinsSchema = z.strictObject({ items: z.array(twinSchema).readonly() });

export const uploadAnswerSchema = z.strictObject({
  isNew: z.boolean().describe("Whether it was added; false for a picture that is there already."),
  media: mediaRecordSchema,
  twins: z.array(twinSchema).readonly().describe("Others that look the same."),
});

export const tagCountsSchema = z.strictObject({
  items: z.array(z.strictObject({ tag: z.string(), pictures: z.int() })).readonly(),
});

/** What keeps a picture from being well shown. */
export const mediaNeeds = ["alt", "small", "focal", "unused", "duplicate"] as const;
export const mediaShapes = ["wide", "tall", "square"] as const;
export const mediaSorts = ["newest", "name", "largest"] as const;

/** A picture in the list of the library. */
export const listedMediaSchema = mediaRecordSchema.extend({
  version: z.int().describe("Its ETag."),
  uses: z.int().describe("How many records show it."),
  isSmall: z.boolean().describe("Whether it has fewer points than a place that shows it needs."),
  missing: z.array(z.enum(languages)).readonly().describe("Languages without an alternative text."),
});

/** A folder, and how many pictures are in it and in the folders in it. */
export const mediaFolderSchema = z.strictObject({ path: z.string(), pictures: z.int() });

const folderPath = folderSchema.min(1, "Name the folder.");

export const newFolderSchema = z
  .strictObject({ path: folderPath })
  .meta({ examples: [{ path: "desert" }] });

export const folderMoveSchema = z
  .strictObject({ path: folderPath, to: folderPath })
  .meta({ examples: [{ path: "desert", to: "africa/desert" }] });

/** The whole library in figures; a folder's count holds those of the folders in it. */
export const libraryOverviewSchema = z.strictObject({
  pictures: z.int(),
  bytes: z.int(),
  folders: z.array(mediaFolderSchema).readonly(),
  tags: tagCountsSchema.shape.items,
  needs: z.strictObject({
    alt: z.int(),
    small: z.int(),
    focal: z.int(),
    unused: z.int(),
    duplicate: z.int(),
  } satisfies Record<(typeof mediaNeeds)[number], z.ZodType>),
});

export const mediaUserKinds = ["travel", "trip", "coordinator", "event", "page"] as const;

/** A record that shows a picture. */
export const mediaUserSchema = z.strictObject({
  kind: z.enum(mediaUserKinds),
  id: z.string(),
  name: z.string(),
  country: z.string().nullable().describe("Where it is edited; null for a trip that nobody sells."),
  markets: z.int().describe("In how many markets it is shown."),
  places: z.array(z.string()).readonly().describe("Where in the record: `Day 4`, `Block 3`."),
});

export const mediaUsersSchema = z.strictObject({
  items: z.array(mediaUserSchema).readonly(),
  total: z.int(),
});

/** A width in which the site may show a picture, with the bytes of each format that was made. */
export const renditionSchema = z.strictObject({
  width: z.int(),
  height: z.int(),
  bytes: z.strictObject({
    avif: z.int().nullable(),
    webp: z.int().nullable(),
    jpeg: z.int().nullable(),
  } satisfies Record<(typeof renditionFormats)[number], z.ZodType>),
});

export const renditionsSchema = z.strictObject({ items: z.array(renditionSchema).readonly() });

export type MediaInput = Readonly<z.infer<typeof mediaInputSchema>>;
/** What is stored of it. */
export type MediaContent = MediaInput & Pick<MediaRecord, "focal">;
export type MediaRecord = Readonly<z.infer<typeof mediaRecordSchema>>;
export type UploadAnswer = Readonly<z.infer<typeof uploadAnswerSchema>>;
export type Twin = Readonly<z.infer<typeof twinSchema>>;
export type Twins = Readonly<z.infer<typeof twinsSchema>>;
export type TagCounts = Readonly<z.infer<typeof tagCountsSchema>>;
export type ListedMedia = Readonly<z.infer<typeof listedMediaSchema>>;
export type LibraryOverview = Readonly<z.infer<typeof libraryOverviewSchema>>;
export type MediaNeed = (typeof mediaNeeds)[number];
export type MediaUser = Readonly<z.infer<typeof mediaUserSchema>>;
export type MediaUsers = Readonly<z.infer<typeof mediaUsersSchema>>;
export type Renditions = Readonly<z.infer<typeof renditionsSchema>>;
export type MediaFolder = Readonly<z.infer<typeof mediaFolderSchema>>;
export type FolderMove = Readonly<z.infer<typeof folderMoveSchema>>;
