import { declareCall } from "#platform/calls/call.ts";
import { pagePolicy } from "../policy.ts";
import { previewRequestSchema, previewResponseSchema } from "../preview-contract.ts";

export const previewFrame = declareCall({
  method: "GET",
  path: "/:country/preview/frame",
  id: "previewFrame",
  summary: "The market's page with nothing in it, for the editor to draw into",
  access: pagePolicy.read,
  answer: { mediaType: "text/html; charset=utf-8" },
});

export const drawPreview = declareCall({
  method: "POST",
  path: "/:country/preview",
  id: "drawPreview",
  summary: "Draws blocks as visitors would see them",
  access: pagePolicy.read,
  body: previewRequestSchema,
  answer: previewResponseSchema,
});
