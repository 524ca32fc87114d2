import { z } from "zod";
import { roleLabels, roles } from "#platform/roles.ts";
import type { Api } from "#platform/server/http/routes/api.ts";
import { inTheWay } from "#platform/server/http/problem.ts";
import { makeRenewalDue } from "#platform/server/identity/session/store.ts";
import { staffRealm } from "./realm.ts";

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

/** Mounted at `/api/me`, on the back-office's host only. */
export const addMeRoute = (api: Api, host: string, now: () => Date): void => {
  api.route({
    method: "GET",
    path: "/me",
    host,
    id: "getMe",
    summary: "Who is signed in",
    access: { role: "editor" },
    answer: meSchema,
    async handle({ actor: { name, email, role, countries, session } }) {
      const { scope, picture } = session;
      const moments = {
        sessionUntil: session.until.toISOString(),
        renewsAt: session.renewAt.toISOString(),
      };
      const roleLabel = roleLabels[role];
      return { body: { name, email, role, roleLabel, scope, picture, countries, ...moments } };
    },
  });

  api.route({
    method: "POST",
    path: "/me/renewal",
    host,
    id: "renewSession",
    summary: "Has the next call ask the provider whether the account is still good",
    access: { role: "editor" },
    answer: z.strictObject({ isDue: z.literal(true) }),
    problems: [409],
    async handle({ db, actor: { session } }) {
      if (!(await makeRenewalDue(db, staffRealm, session.idHash, now())))
        throw inTheWay(
          "The session cannot be renewed",
          "The provider cannot be asked again; the session ends by itself.",
        );
      return { body: { isDue: true as const } };
    },
  });
};
