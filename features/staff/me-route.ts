import { z } from "zod";
import { roles } from "#platform/roles.ts";
import type { Api } from "#platform/server/http/routes/api.ts";
import { roleLabels } from "./accounts-contract.ts";

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
});

/** Mounted at `GET /api/me`, on the back-office's host only. */
export const addMeRoute = (api: Api, host: string): void => {
  api.route({
    method: "GET",
    path: "/me",
    host,
    id: "getMe",
    summary: "Who is signed in",
    access: { role: "editor" },
    answer: meSchema,
    async handle({ actor: { name, email, role, countries, session } }) {
      const { scope, picture, until } = session;
      const roleLabel = roleLabels[role];
      const sessionUntil = until.toISOString();
      return { body: { name, email, role, roleLabel, scope, picture, countries, sessionUntil } };
    },
  });
};
