import { declareCall } from "#platform/calls/call.ts";
import { interpretationSchema, sentenceSchema } from "./contract.ts";

export const interpret = declareCall({
  method: "POST",
  path: "/:country/interpret",
  host: "site",
  id: "interpret",
  summary: "What the search understands of a sentence; 404 where the market has no such search",
  access: "anyone",
  body: sentenceSchema,
  absent: "This market has no search in own words.",
  answer: interpretationSchema,
});
