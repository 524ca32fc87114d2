import { z } from "zod";
import { declareCall } from "#platform/calls/call.ts";
import {
  creationOptionsSchema,
  listedPasskeySchema,
  newCredentialSchema,
} from "#platform/passkeys/credentials.ts";

const ofStaff = { host: "office", access: { role: "editor" } } as const;

export const noPasskey = "There is no such passkey.";

/** As a browser sends it, shortened. */
const madeExample = {
  credential: {
    id: "AA",
    rawId: "AA",
    type: "public-key",
    response: { clientDataJSON: "e30", attestationObject: "AA", transports: ["internal"] },
  },
};

const passkeysSchema = z.strictObject({ items: z.array(listedPasskeySchema).readonly() });

export const startStaffPasskey = declareCall({
  method: "POST",
  path: "/passkeys/start",
  id: "startStaffPasskey",
  summary: "What the browser is asked for to make a passkey; soon after a sign-in alone",
  ...ofStaff,
  answer: z.strictObject({ options: creationOptionsSchema }),
  problems: [409],
});

export const finishStaffPasskey = declareCall({
  method: "POST",
  path: "/passkeys/finish",
  id: "finishStaffPasskey",
  summary: "Keeps a passkey that the browser has made; soon after a sign-in alone",
  ...ofStaff,
  body: z.strictObject({ credential: newCredentialSchema }).meta({ examples: [madeExample] }),
  status: 201,
  answer: passkeysSchema,
});

export const listStaffPasskeys = declareCall({
  method: "GET",
  path: "/passkeys",
  id: "listStaffPasskeys",
  summary: "The passkeys of who is signed in",
  ...ofStaff,
  answer: passkeysSchema,
});

export const deleteStaffPasskey = declareCall({
  method: "DELETE",
  path: "/passkeys/:id",
  id: "deleteStaffPasskey",
  summary: "Removes a passkey; soon after a sign-in alone, and not the last way in of a role",
  ...ofStaff,
  params: { id: z.guid() },
  absent: noPasskey,
  status: 204,
  problems: [409],
});
