import { z } from "zod";
import { slugAnswerSchema } from "#platform/choices/slug-answer.ts";
import type { Access } from "./access.ts";
import { declareCall } from "./call.ts";

type SlugCheck = Readonly<{
  /** Of the records, below the country. */
  path: string;
  /** Name of the operation. */
  id: string;
  /** As in "Whether a coordinator could have a slug". */
  one: string;
  slug: z.ZodType<string, string>;
  access: Access;
}>;

/** What the panel of a record asks while a slug is typed. */
export const slugCheckCall = ({ path, id, one, slug, access }: SlugCheck) =>
  declareCall({
    method: "GET",
    path: `/:country/${path}/slug-check`,
    id,
    summary: `Whether ${one} could have a slug`,
    access,
    query: z.strictObject({
      slug,
      id: z.guid().nullable().default(null).describe("The record that is to have it."),
    }),
    answer: slugAnswerSchema,
  });

export type SlugCheckCall = ReturnType<typeof slugCheckCall>;
