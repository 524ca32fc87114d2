import { declareCall } from "#platform/calls/call.ts";
import { pagePolicy } from "../policy.ts";
import { seoCheckSchema, seoResponseSchema } from "../seo-contract.ts";

export const checkSeo = declareCall({
  method: "POST",
  path: "/:country/seo-check",
  id: "checkSeo",
  summary: "Where a page's links lead, and which other pages have its title or description",
  access: pagePolicy.read,
  body: seoCheckSchema,
  answer: seoResponseSchema,
});
