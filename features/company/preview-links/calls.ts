import { z } from "zod";
import type { Policy } from "#platform/calls/access.ts";
import { declareCall } from "#platform/calls/call.ts";
import { listOf, pageQuery } from "#platform/calls/list-query.ts";
import {
  checkedLinkSchema,
  newPreviewLinkSchema,
  previewLinkSchema,
  previewedSchema,
} from "./contract.ts";

export const previewLinkPolicy = {
  read: { role: "editor" },
  write: { role: "editor" },
} as const satisfies Policy;

const path = "/:country/preview-links";
export const absent = "There is no such link.";

export const listPreviewLinks = declareCall({
  method: "GET",
  path,
  id: "listPreviewLinks",
  summary: "The pages and travels that people without an account may see by a link",
  access: previewLinkPolicy.read,
  query: pageQuery({}),
  answer: listOf(previewLinkSchema),
});

export const checkPreviewLink = declareCall({
  method: "GET",
  path: `${path}/check`,
  id: "checkPreviewLink",
  summary: "What a link shows, and whether it is still good",
  access: previewLinkPolicy.read,
  query: z.strictObject({ link: z.string().max(1000) }),
  answer: checkedLinkSchema,
});

export const createPreviewLink = declareCall({
  method: "POST",
  path,
  id: "createPreviewLink",
  summary: "Makes a link that shows a page or travel to people without an account",
  access: previewLinkPolicy.write,
  body: newPreviewLinkSchema,
  answer: previewLinkSchema,
  problems: [404],
});

export const withdrawPreviewLinks = declareCall({
  method: "DELETE",
  path: `${path}/:kind/:id`,
  id: "withdrawPreviewLinks",
  summary: "Makes all links to a page or travel worthless, and answers the last one",
  access: previewLinkPolicy.write,
  params: previewedSchema.shape,
  absent,
  answer: previewLinkSchema,
});
