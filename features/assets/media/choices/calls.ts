import { z } from "zod";
import { declareCall } from "#platform/calls/call.ts";
import { listOf } from "#platform/calls/list-query.ts";
import { choiceSchema } from "#platform/choices/choice.ts";
import { choiceParams, hasIdsOrWords, onlyOneOfBoth } from "#platform/calls/choice-call.ts";
import { tagSchema } from "../library-contract.ts";

const query = z
  .strictObject({ ...choiceParams, tag: tagSchema.optional() })
  .refine(hasIdsOrWords, onlyOneOfBoth);

export const chooseMedia = declareCall({
  method: "GET",
  path: "/:country/choices/media",
  id: "chooseMedia",
  summary: "What may be chosen of media, by words, by a tag or by ids",
  access: { role: "editor" },
  query,
  answer: listOf(choiceSchema),
});
