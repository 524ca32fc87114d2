import { z } from "zod";
import { declareCall } from "#platform/calls/call.ts";
import { pageInputSchema, slugCheckSchema } from "../contract.ts";
import { pagePolicy } from "../policy.ts";

export const checkSlug = declareCall({
  method: "GET",
  path: "/:country/custompages/slug-check",
  id: "checkSlug",
  summary: "Whether a page could have a slug, and which redirect leaves from it",
  access: pagePolicy.read,
  query: z.strictObject({
    slug: pageInputSchema.shape.slug.trim().min(1),
    page: z.uuid().nullable().default(null).describe("The page that is to have it."),
  }),
  answer: slugCheckSchema,
});
