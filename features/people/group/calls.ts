import { z } from "zod";
import { declareCall } from "#platform/calls/call.ts";
import { groupSchema } from "./contract.ts";

export const absentDeparture = "The tour is no longer available.";

export const getGroup = declareCall({
  method: "GET",
  path: "/tours/:id/group",
  host: "site",
  id: "getGroup",
  summary: "Who is in a departure, without names, for who is signed in",
  access: "visitor",
  params: { id: z.uuid() },
  absent: absentDeparture,
  answer: groupSchema,
});
