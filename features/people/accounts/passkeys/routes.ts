import type { Api } from "#platform/server/http/routes/api.ts";
import * as calls from "./calls.ts";
import type { VisitorPasskeys } from "./visitor-passkeys.ts";

/** Mounted at `/api` of the hosts of markets, where the embedded provider keeps the accounts. */
export const addPasskeyCalls = (api: Api, passkeys: VisitorPasskeys): void => {
  api.route(calls.startPasskeyLogin, {
    handle: async ({ visit }) => ({ body: { options: await passkeys.startLogin(visit) } }),
  });
  api.route(calls.finishPasskeyLogin, {
    handle: async ({ visit, body: { credential, returnTo } }) => ({
      body: { continueTo: await passkeys.finishLogin(visit, credential, returnTo) },
    }),
  });
  api.route(calls.startPasskey, {
    handle: async ({ visit, visitor }) => ({
      body: { options: await passkeys.start(visit, visitor) },
    }),
  });
  api.route(calls.finishPasskey, {
    handle: async ({ visit, visitor, body: { credential } }) => ({
      body: { items: await passkeys.finish(visit, visitor, credential) },
    }),
  });
  api.route(calls.listPasskeys, {
    handle: async ({ visitor }) => ({ body: { items: await passkeys.list(visitor) } }),
  });
  api.route(calls.deletePasskey, {
    async handle({ visit, visitor, params: { id } }) {
      await passkeys.remove(visit, visitor, id);
      return {};
    },
  });
};
