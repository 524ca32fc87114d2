import { z } from "zod";
import { declareCall } from "#platform/calls/call.ts";
import { listOf, listQuery, pageQuery, severalOf, sortedBy } from "#platform/calls/list-query.ts";
import { attendanceStates } from "../contract.ts";
import { absentEvent, attendancePolicy } from "../policy.ts";
import { audienceSchema, letterSchema, listedSignUpSchema, signUpSorts } from "./desk-contract.ts";
import { eventMailsSchema, personMailSchema } from "./mail-contract.ts";

const ofEvent = { params: { id: z.guid() }, absent: absentEvent } as const;

export const listSignUps = declareCall({
  method: "GET",
  path: "/:country/events/:id/sign-ups",
  id: "listSignUps",
  summary: "Who comes to an event, who waits in which order, and who gave their place back",
  access: attendancePolicy.read,
  ...ofEvent,
  query: listQuery({ state: severalOf(attendanceStates), sort: sortedBy(signUpSorts) }),
  answer: listOf(listedSignUpSchema),
});

export const exportSignUps = declareCall({
  method: "GET",
  path: "/:country/events/:id/sign-ups/export",
  id: "exportSignUps",
  summary: "Who comes and waits, as a file for spreadsheets; it stands in the audit",
  access: attendancePolicy.read,
  ...ofEvent,
  answer: { mediaType: "text/csv; charset=utf-8" },
});

export const countAudience = declareCall({
  method: "GET",
  path: "/:country/events/:id/letters/audience",
  id: "countAudience",
  summary: "How many read which language, of those who come and those who wait",
  access: attendancePolicy.read,
  ...ofEvent,
  answer: audienceSchema,
});

export const writeToSignUps = declareCall({
  method: "POST",
  path: "/:country/events/:id/letters",
  id: "writeToSignUps",
  summary: "Mails those who come and wait, each alone and in their language, or oneself for a test",
  access: attendancePolicy.write,
  ...ofEvent,
  body: letterSchema,
  answer: z.strictObject({ mails: z.int() }),
});

export const listEventMails = declareCall({
  method: "GET",
  path: "/:country/events/:id/mails",
  id: "listEventMails",
  summary:
    "What was mailed to those who come and wait, in which languages, and what has become of it",
  access: attendancePolicy.read,
  ...ofEvent,
  query: pageQuery({}),
  answer: listOf(eventMailsSchema),
});

export const listMailedPeople = declareCall({
  method: "GET",
  path: "/:country/events/:id/mails/:mails",
  id: "listMailedPeople",
  summary: "Who got the mails that were written at once, those that failed first",
  access: attendancePolicy.read,
  params: { id: z.guid(), mails: z.guid() },
  absent: absentEvent,
  query: pageQuery({}),
  answer: listOf(personMailSchema),
});
