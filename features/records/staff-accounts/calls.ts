import { z } from "zod";
import { declareCall } from "#platform/calls/call.ts";
import { roles } from "#platform/roles.ts";

const meSchema = z.strictObject({
  name: z.string(),
  email: z.string(),
  role: z.enum(roles),
  roleLabel: z.string(),
  scope: z.string(),
  picture: z.string().nullable(),
  countries: z
    .array(z.string())
    .readonly()
    .nullable()
    .describe("Codes of the API's paths; null for all countries."),
  sessionUntil: z.iso.datetime(),
  renewsAt: z.iso.datetime().describe("When the provider is asked again."),
});

export const getMe = declareCall({
  method: "GET",
  path: "/me",
  host: "office",
  id: "getMe",
  summary: "Who is signed in",
  access: { role: "editor" },
  answer: meSchema,
});

export const renewSession = declareCall({
  method: "POST",
  path: "/me/renewal",
  host: "office",
  id: "renewSession",
  summary: "Has the next call ask the provider whether the account is still good",
  access: { role: "editor" },
  answer: z.strictObject({ isDue: z.literal(true) }),
  problems: [409],
});
