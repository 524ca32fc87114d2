import { roleLabels } from "#platform/roles.ts";
import type { Api } from "#platform/server/http/routes/api.ts";
import { inTheWay } from "#platform/server/http/problem.ts";
import { makeRenewalDue } from "#platform/server/identity/session/store.ts";
import * as calls from "#features/records/staff-accounts/calls.ts";
import { staffRealm } from "./realm.ts";

/** Mounted at `/api/me`, on the back-office's host only. */
export const addMeRoute = (api: Api, now: () => Date): void => {
  api.route(calls.getMe, {
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

  api.route(calls.renewSession, {
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
