import { z } from "zod";
import { declareCall } from "#platform/calls/call.ts";
import { pageConsequencesSchema, pagePublishingSchema } from "../contract.ts";
import { pagePolicy } from "../policy.ts";
import { newPageSchema } from "../save/contract.ts";

export const absent = "There is no such page.";

export const getPageConsequences = declareCall({
  method: "GET",
  path: "/:country/custompages/:id/consequences",
  id: "getPageConsequences",
  summary: "What would lead visitors to a 404 if a page were deleted or unpublished",
  access: pagePolicy.read,
  params: { id: z.uuid() },
  absent,
  answer: pageConsequencesSchema,
});

export const getPagePublishing = declareCall({
  method: "POST",
  path: "/:country/custompages/publishing",
  id: "getPagePublishing",
  summary: "What visitors would meet if a page were published as it is sent",
  access: pagePolicy.read,
  body: newPageSchema,
  answer: pagePublishingSchema,
});
