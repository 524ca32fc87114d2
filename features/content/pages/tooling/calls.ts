import { z } from "zod";
import { declareCall } from "#platform/calls/call.ts";
import { pagePolicy } from "../policy.ts";

export const absent = "There is no such page.";

export const purgePage = declareCall({
  method: "POST",
  path: "/:country/custompages/:id/purge",
  id: "purgePage",
  summary: "Has a page made anew for its next visitor",
  access: pagePolicy.write,
  params: { id: z.uuid() },
  absent,
  answer: z.strictObject({ purged: z.array(z.string()) }),
});
