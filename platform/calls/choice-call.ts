import { z } from "zod";
import { choiceSchema } from "#platform/choices/choice.ts";
import { declareCall } from "./call.ts";
import { listOf } from "./list-query.ts";
import { toPascalCase } from "./operation-name.ts";

/** The most ids that one call asks for. */
export const maxIds = 100;

/** The query of a list of choices: words and paging, or ids. */
export const choiceParams = {
  search: z.string().max(200).default(""),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(100).default(24),
  ids: z
    .string()
    .max(maxIds * 101)
    .transform((text) => [...new Set(text.split(",").filter(Boolean))])
    .pipe(z.array(z.string().max(100)).max(maxIds))
    .optional(),
};

export type ChoiceParams = Readonly<{
  search: string;
  page: number;
  pageSize: number;
  ids?: readonly string[] | undefined;
}>;

/** A condition for `refine`, with the error `onlyOneOfBoth`. */
export const hasIdsOrWords = ({ ids, search }: ChoiceParams): boolean =>
  ids === undefined || search === "";
export const onlyOneOfBoth = {
  path: ["ids"],
  message: "Ask for ids or for words, not for both.",
};

/**
 * Options by search words, in pages, or by `ids` (at most 100; unknown ids are left out, by which
 * the caller learns that they are gone).
 */
export const choiceCall = <const Name extends string>(name: Name) =>
  declareCall({
    method: "GET",
    path: `/:country/choices/${name}`,
    id: `choose${toPascalCase(name)}`,
    summary: `What may be chosen of ${name}, by words or by ids`,
    access: { role: "editor" },
    query: z.strictObject(choiceParams).refine(hasIdsOrWords, onlyOneOfBoth),
    answer: listOf(choiceSchema),
  });
