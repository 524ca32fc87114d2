import { z } from "zod";
import { declareCall } from "#platform/calls/call.ts";
import {
  continuedSchema,
  deletionSchema,
  loginCodeSchema,
  loginPasswordSchema,
  loginResendSchema,
  loginStartSchema,
  meSchema,
  newAccountSchema,
  profileChangeSchema,
  profileSchema,
  provenSchema,
  sessionSchema,
  startedSchema,
} from "./contract.ts";

const ofAnyone = { host: "site", access: "anyone" } as const;
const ofVisitors = { host: "site", access: "visitor" } as const;

export const getVisitor = declareCall({
  method: "GET",
  path: "/me",
  id: "getVisitor",
  summary: "Who is signed in on this market’s host",
  ...ofVisitors,
  answer: meSchema,
});

export const startLogin = declareCall({
  method: "POST",
  path: "/login/start",
  id: "startLogin",
  summary: "Mails a code to an e-mail, which counts in this browser alone",
  ...ofAnyone,
  body: loginStartSchema,
  answer: startedSchema,
  problems: [429],
});

export const sendLoginCode = declareCall({
  method: "POST",
  path: "/login/code",
  id: "sendLoginCode",
  summary: "Proves an e-mail by the code that was mailed",
  ...ofAnyone,
  body: loginCodeSchema,
  answer: provenSchema,
  problems: [410, 429],
});

export const resendLoginCode = declareCall({
  method: "POST",
  path: "/login/resend",
  id: "resendLoginCode",
  summary: "Mails another code, in whose place the old one no longer counts",
  ...ofAnyone,
  body: loginResendSchema,
  status: 204,
  problems: [410, 429],
});

export const sendLoginPassword = declareCall({
  method: "POST",
  path: "/login/password",
  id: "sendLoginPassword",
  summary: "Signs in by a password",
  ...ofAnyone,
  body: loginPasswordSchema,
  answer: continuedSchema,
  problems: [401, 429, 503],
});

export const makeAccount = declareCall({
  method: "POST",
  path: "/account",
  id: "makeAccount",
  summary: "Makes the account of a new person whose e-mail is proven",
  ...ofAnyone,
  body: newAccountSchema,
  status: 201,
  answer: continuedSchema,
  problems: [410, 503],
});

export const getProfile = declareCall({
  method: "GET",
  path: "/me/profile",
  id: "getProfile",
  summary: "The profile of who is signed in",
  ...ofVisitors,
  answer: profileSchema,
});

export const changeProfile = declareCall({
  method: "PATCH",
  path: "/me/profile",
  id: "changeProfile",
  summary: "Changes fields of the profile; what is not sent stays",
  ...ofVisitors,
  body: profileChangeSchema,
  ifMatch: true,
  answer: profileSchema,
  problems: [410, 429],
});

export const deleteProfile = declareCall({
  method: "DELETE",
  path: "/me/profile",
  id: "deleteProfile",
  summary: "Deletes the account; without a code it mails one and answers 428 with the challenge",
  ...ofVisitors,
  body: deletionSchema,
  answer: z.strictObject({ deletedAt: z.iso.datetime() }),
  problems: [410, 428, 429],
});

export const exportProfile = declareCall({
  method: "GET",
  path: "/me/export",
  id: "exportProfile",
  summary: "All that is known about who is signed in",
  ...ofVisitors,
  answer: z.strictObject({
    profile: profileSchema,
    sessions: z.array(sessionSchema).readonly(),
    kept: z
      .record(z.string(), z.array(z.unknown()).readonly())
      .describe("What else is kept, by its name, such as `wishlist` and `requests`."),
  }),
});

export const listSessions = declareCall({
  method: "GET",
  path: "/me/sessions",
  id: "listSessions",
  summary: "Where one is signed in",
  ...ofVisitors,
  answer: z.strictObject({ items: z.array(sessionSchema).readonly() }),
});

export const endSessions = declareCall({
  method: "DELETE",
  path: "/me/sessions",
  id: "endSessions",
  summary: "Signs out everywhere, or where `id` says",
  ...ofVisitors,
  query: z.strictObject({ id: z.string().max(100).optional() }),
  status: 204,
});
