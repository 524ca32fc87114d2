import { z } from "zod";
import type { Language } from "#markets/market-type.ts";

const unprintable = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u;

const line = (minLength: number, maxLength: number) =>
  z
    .string()
    .trim()
    .min(minLength)
    .max(maxLength)
    .refine((text) => !unprintable.test(text), "No line breaks or other control characters.");

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

export const tagSchema = z
  .string()
  .trim()
  .toLowerCase()
  .min(1)
  .max(40)
  .regex(/^[\p{L}\p{N}][\p{L}\p{N} '’-]*$/u, "Use letters, digits, spaces and hyphens.");

const share = z.int().min(0).max(100);

/** What staff write of a picture. */
export const mediaInputSchema = z
  .strictObject({
    name: line(1, 100),
    alt: altSchema.describe(
      "What is seen, for those who do not see it; without a text it is decoration.",
    ),
    tags: z.array(tagSchema).max(20),
    focalX: share.describe("Where its subject is, in percent from the left."),
    focalY: share.describe("Where its subject is, in percent from the top."),
  })
  .meta({
    examples: [
      {
        name: "sahara-dawn",
        alt: { en: "Dunes at dawn" },
        tags: ["desert"],
        focalX: 50,
        focalY: 40,
      },
    ],
  });

export const mediaRecordSchema = z.strictObject({
  ...mediaInputSchema.shape,
  id: z.guid(),
  folder: z.string(),
  mime: z.string(),
  width: z.int(),
  height: z.int(),
  bytes: z.int(),
  base: z.string().describe("Its address without width and format: `${base}320.webp`."),
  createdAt: z.iso.datetime(),
  createdBy: z.string().nullable().describe("Who uploaded it; null for pictures of the demo."),
});

export const uploadAnswerSchema = z.strictObject({
  isNew: z.boolean().describe("Whether it was added; false for a picture that is there already."),
  media: mediaRecordSchema,
});

export const tagCountsSchema = z.strictObject({
  items: z.array(z.strictObject({ tag: z.string(), pictures: z.int() })).readonly(),
});

export type MediaInput = Readonly<z.infer<typeof mediaInputSchema>>;
export type MediaRecord = Readonly<z.infer<typeof mediaRecordSchema>>;
export type UploadAnswer = Readonly<z.infer<typeof uploadAnswerSchema>>;
export type TagCounts = Readonly<z.infer<typeof tagCountsSchema>>;
