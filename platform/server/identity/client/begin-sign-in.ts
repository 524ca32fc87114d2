import { endProviderSession, sessionUidOf } from "../provider/end-session.ts";
import type { BeginSignIn, OpenRealm } from "../realm-options.ts";
import { realmCookies } from "../session/cookies.ts";
import { endSessionsOf } from "../session/store.ts";
import { keepAttempt } from "./attempt-cookie.ts";
import { beginLogin } from "./code-flow.ts";
import { safeReturnTo } from "./return-to.ts";

/** From the proof to the callback: the time of a few redirects. */
const lifetimeMs = 60_000;

export const createBeginSignIn =
  (openedRealm: OpenRealm): BeginSignIn =>
  async (request, reply, { accountId, returnTo }) => {
    const { db, realm, secureCookies, origin, now, discover } = openedRealm;
    const { provider } = realmCookies(realm, secureCookies);
    // The provider would go on with whoever has signed in before in this browser.
    const session = await sessionUidOf(db, realm.name, request.cookies[provider.session]);
    if (session) {
      await endProviderSession(db, realm.name, session);
      await endSessionsOf(db, realm, session);
    }
    const { url, ...checks } = await beginLogin(await discover(), `${origin}/login/redirect`);
    keepAttempt(openedRealm, reply, {
      ...checks,
      accountId,
      returnTo: safeReturnTo(returnTo),
      until: now().getTime() + lifetimeMs,
    });
    return url.pathname + url.search;
  };
