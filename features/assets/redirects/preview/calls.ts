import { declareCall } from "#platform/calls/call.ts";
import { newRedirectSchema, redirectPreviewSchema } from "../contract.ts";
import { redirectPolicy } from "../policy.ts";

export const previewRedirect = declareCall({
  method: "POST",
  path: "/:country/redirects/preview",
  id: "previewRedirect",
  summary: "What visitors would meet if a redirect were saved so; nothing is written",
  access: redirectPolicy.read,
  body: newRedirectSchema,
  answer: redirectPreviewSchema,
});
