import { z } from "zod";
import { declareCall } from "#platform/calls/call.ts";
import { pageSchema } from "../contract.ts";
import { pagePolicy } from "../policy.ts";

export const absent = "There is no such deleted page.";
const recoverySchema = z
  .strictObject({
    slug: pageSchema.shape.slug
      .nullable()
      .default(null)
      .describe("Another one, where the page's own is taken by now; null for its own."),
  })
  .meta({ examples: [{ slug: null }] });

export const recoverPage = declareCall({
  method: "POST",
  path: "/:country/custompages/:id/recovery",
  id: "recoverPage",
  summary: "Brings back a deleted page as it was at last, unpublished",
  access: pagePolicy.write,
  params: { id: z.uuid() },
  absent,
  body: recoverySchema,
  answer: pageSchema,
  problems: [409, 423],
});
