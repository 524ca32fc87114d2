import { z } from "zod";
import { declareCall } from "#platform/calls/call.ts";
import { ownAttendanceSchema, signUpSchema } from "./contract.ts";
import { absentEvent } from "./policy.ts";

const ofEvent = {
  path: "/events/:id/attendance",
  host: "site",
  access: "visitor",
  params: { id: z.guid() },
  absent: absentEvent,
} as const;

export const getAttendance = declareCall({
  ...ofEvent,
  method: "GET",
  id: "getAttendance",
  summary: "Whether who is signed in goes to an event, or waits for a place",
  answer: ownAttendanceSchema,
});

export const signUpForEvent = declareCall({
  ...ofEvent,
  method: "PUT",
  id: "signUpForEvent",
  summary:
    "Takes a place of an event; of a full one it answers FULL, or joins the line if asked to",
  body: signUpSchema,
  answer: ownAttendanceSchema,
  problems: [409],
});

export const leaveEvent = declareCall({
  ...ofEvent,
  method: "DELETE",
  id: "leaveEvent",
  summary: "Gives a place back, which goes to the first in line, or leaves the line",
  status: 204,
  problems: [409],
});
