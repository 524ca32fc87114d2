import { z } from "zod";
import {
  publicationMomentsSchema,
  publicationSchema,
} from "#features/catalogue/publication/contract.ts";
import { declareCall } from "#platform/calls/call.ts";
import { forceFlagsSchema } from "../contract.ts";
import { liveCheckSchema } from "../live-check-contract.ts";
import { pagePolicy } from "../policy.ts";

export const absent = "There is no such page.";
const params = { id: z.uuid() };
const planSchema = z
  .strictObject({ ...publicationMomentsSchema.shape, ...forceFlagsSchema.shape })
  .meta({ examples: [{ publishAt: "2026-12-01T09:00:00Z", unpublishAt: null }] });

export const getPagePublication = declareCall({
  method: "GET",
  path: "/:country/custompages/:id/publication",
  id: "getPagePublication",
  summary: "When a page is published and unpublished by itself",
  access: pagePolicy.read,
  params,
  absent,
  answer: publicationSchema,
});

export const planPagePublication = declareCall({
  method: "PUT",
  path: "/:country/custompages/:id/publication",
  id: "planPagePublication",
  summary: "Plans when a page is published and unpublished, in place of what was planned",
  access: pagePolicy.write,
  params,
  absent,
  body: planSchema,
  answer: publicationSchema,
  problems: [423, 428],
});

export const verifyLive = declareCall({
  method: "POST",
  path: "/:country/custompages/:id/proof",
  id: "provePage",
  summary: "Asks a page's public address until it shows the stored version",
  access: pagePolicy.read,
  params,
  absent,
  answer: liveCheckSchema,
});
