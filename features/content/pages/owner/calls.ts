import { declareCall } from "#platform/calls/call.ts";
import { ownerSchema, pageOwnerSchema } from "../contract.ts";
import { pagePolicy } from "../policy.ts";

export const absentOwner = "There is nothing that the page could belong to.";

export const getPageOwner = declareCall({
  method: "GET",
  path: "/:country/page-owners/:kind/:id",
  id: "getPageOwner",
  summary: "What a page belongs to, and whether it has one yet",
  access: pagePolicy.read,
  params: pageOwnerSchema.shape,
  absent: absentOwner,
  answer: ownerSchema,
});
