import { z } from "zod";
import { slugAnswerSchema } from "#platform/choices/slug-answer.ts";
import type { Database } from "#platform/server/database/tables.ts";
import type { Access } from "./access.ts";
import type { Api } from "./api.ts";

/**
 * Why a record cannot have a slug; null where it can.
 * @param id of the record; null for a new one
 */
export type SlugProblemOf = (
  db: Database,
  market: string,
  slug: string,
  id: string | null,
) => Promise<string | null>;

type SlugCheckRoute = Readonly<{
  /** Of the records, below the country. */
  path: string;
  /** Name of the operation. */
  id: string;
  /** As in "Whether a coordinator could have a slug". */
  one: string;
  slug: z.ZodType<string>;
  access: Access;
  /** The same that a save asks, which stays the judge. */
  problemOf: SlugProblemOf;
}>;

/** Registers what the panel of a record asks while a slug is typed. */
export const addSlugCheck = (api: Api, check: SlugCheckRoute): void => {
  const { path, id, one, slug, access, problemOf } = check;
  api.route({
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
    async handle({ db, market, query }) {
      return { body: { problem: await problemOf(db, market, query.slug, query.id) } };
    },
  });
};
