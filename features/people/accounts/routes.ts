import type { Api } from "#platform/server/http/routes/api.ts";
import type { Visit } from "#platform/server/http/visit.ts";
import * as calls from "./calls.ts";
import { addPasskeyCalls } from "./passkeys/routes.ts";
import type { People } from "./people.ts";
import { presentCookieName } from "./realm.ts";
import type { SignIn } from "./sign-in/sign-in.ts";

/** The script of the site asks no more once there is no session. */
const forgetSession = ({ reply }: Visit, secure: boolean): void => {
  const name = presentCookieName(secure);
  if (name) reply.clearCookie(name, { path: "/", sameSite: "lax", secure });
};

const addSignInCalls = (api: Api, signIn: SignIn): void => {
  api.route(calls.startLogin, {
    handle: async ({ visit, body }) => ({ body: await signIn.start(visit, body) }),
  });
  api.route(calls.sendLoginCode, {
    handle: async ({ visit, body }) => ({ body: { continueTo: await signIn.code(visit, body) } }),
  });
  api.route(calls.resendLoginCode, {
    async handle({ visit, body }) {
      await signIn.resend(visit, body.challenge);
      return {};
    },
  });
  api.route(calls.sendLoginPassword, {
    handle: async ({ visit, body }) => ({
      body: { continueTo: await signIn.password(visit, body) },
    }),
  });
  api.route(calls.makeAccount, {
    handle: async ({ visit, body }) => ({
      body: { continueTo: await signIn.account(visit, body) },
    }),
  });
};

const addProfileCalls = (api: Api, { profiles, secureCookies }: People): void => {
  api.route(calls.getProfile, {
    async handle({ visitor }) {
      const { profile, version } = await profiles.profileOf(visitor);
      return { body: profile, version };
    },
  });
  api.route(calls.changeProfile, {
    async handle({ visit, visitor, body, ifMatch }) {
      const { profile, version } = await profiles.change(visit, visitor, body, ifMatch);
      return { body: profile, version };
    },
  });
  api.route(calls.deleteProfile, {
    async handle({ visit, visitor, body }) {
      const at = await profiles.remove(visit, visitor, body);
      forgetSession(visit, secureCookies);
      return { body: { deletedAt: at.toISOString() } };
    },
  });
  api.route(calls.exportProfile, {
    async handle({ visitor }) {
      const headers = { "content-disposition": 'attachment; filename="profile.json"' };
      return { body: await profiles.exported(visitor), headers };
    },
  });
  api.route(calls.listSessions, {
    handle: async ({ visitor }) => ({ body: { items: await profiles.sessions.list(visitor) } }),
  });
  api.route(calls.endSessions, {
    async handle({ visit, visitor, query: { id } }) {
      if (id !== undefined) await profiles.sessions.end(visitor, id);
      else {
        await profiles.sessions.endAll(visitor);
        forgetSession(visit, secureCookies);
      }
      return {};
    },
  });
};

/** Mounted at `/api` of the hosts of markets. */
export const addAccountCalls = (api: Api, people: People): void => {
  const { signIn, passkeys, profiles } = people;
  api.route(calls.getVisitor, {
    handle: async ({ visitor }) => ({ body: await profiles.me(visitor) }),
  });
  if (signIn) addSignInCalls(api, signIn);
  if (passkeys) addPasskeyCalls(api, passkeys);
  addProfileCalls(api, people);
};
