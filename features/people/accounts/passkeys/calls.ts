import { z } from "zod";
import { declareCall } from "#platform/calls/call.ts";
import {
  creationOptionsSchema,
  listedPasskeySchema,
  newCredentialSchema,
  requestOptionsSchema,
  usedCredentialSchema,
} from "#platform/passkeys/credentials.ts";
import { continuedSchema } from "../contract.ts";

const ofAnyone = { host: "site", access: "anyone" } as const;
const ofVisitors = { host: "site", access: "visitor" } as const;

const passkeysSchema = z.strictObject({ items: z.array(listedPasskeySchema).readonly() });

export const startPasskeyLogin = declareCall({
  method: "POST",
  path: "/login/passkey/start",
  id: "startPasskeyLogin",
  summary: "What the browser is asked for to sign in by a passkey; it counts in this browser alone",
  ...ofAnyone,
  answer: z.strictObject({ options: requestOptionsSchema }),
});

export const finishPasskeyLogin = declareCall({
  method: "POST",
  path: "/login/passkey/finish",
  id: "finishPasskeyLogin",
  summary: "Signs in by a passkey",
  ...ofAnyone,
  body: z.strictObject({
    credential: usedCredentialSchema,
    returnTo: z.string().max(2000).default("/").describe("A path of this site."),
  }),
  answer: continuedSchema,
  problems: [401],
});

export const startPasskey = declareCall({
  method: "POST",
  path: "/passkeys/start",
  id: "startPasskey",
  summary: "What the browser is asked for to make a passkey; soon after a sign-in alone",
  ...ofVisitors,
  answer: z.strictObject({ options: creationOptionsSchema }),
  problems: [409],
});

export const finishPasskey = declareCall({
  method: "POST",
  path: "/passkeys/finish",
  id: "finishPasskey",
  summary: "Keeps a passkey that the browser has made",
  ...ofVisitors,
  body: z.strictObject({ credential: newCredentialSchema }),
  status: 201,
  answer: passkeysSchema,
  problems: [422],
});

export const listPasskeys = declareCall({
  method: "GET",
  path: "/passkeys",
  id: "listPasskeys",
  summary: "The passkeys of who is signed in",
  ...ofVisitors,
  answer: passkeysSchema,
});

export const deletePasskey = declareCall({
  method: "DELETE",
  path: "/passkeys/:id",
  id: "deletePasskey",
  summary: "Removes a passkey; soon after a sign-in alone",
  ...ofVisitors,
  params: { id: z.guid() },
  absent: "There is no such passkey.",
  status: 204,
});
