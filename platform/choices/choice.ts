import { z } from "zod";

export const choicePictureSchema = z.strictObject({
  base: z
    .string()
    .describe(
      "Everything before the width: `${base}160.webp` is the smallest; others as the library offers them.",
    ),
  alt: z
    .string()
    .describe("Its own alternative text in the language asked for; empty where it has none."),
  width: z.int(),
  height: z.int(),
});

export type ChoicePicture = Readonly<z.infer<typeof choicePictureSchema>>;

/** An option of a picker, whichever feature offers it, with enough detail to recognise it. */
export const choiceSchema = z.strictObject({
  id: z.string(),
  slug: z
    .string()
    .nullable()
    .describe("What it is called in addresses; null for what has no address."),
  label: z.string(),
  detail: z.string(),
  picture: choicePictureSchema.readonly().nullable(),
});

export type Choice = Readonly<z.infer<typeof choiceSchema>>;

/** One page of the options that match a search; `page` begins at 1. */
export type ChoiceList = Readonly<{
  items: readonly Choice[];
  total: number;
  page: number;
  pageSize: number;
}>;
