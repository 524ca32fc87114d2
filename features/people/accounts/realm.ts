import { translatorFor } from "#markets/translator.ts";
import type { Market } from "#markets/market-type.ts";
import type { Realm, SessionRealm } from "#platform/server/identity/realm.ts";
import { realmCookies } from "#platform/server/identity/session/cookies.ts";

const day = 24 * 3_600_000;

/** The realm of visitors, the same accounts and sessions in every market. */
export const visitorRealm: SessionRealm = {
  name: "visitor",
  cookies: { session: "wr-visitor", attempt: "wr-visitor-login", present: "wr-signed-in" },
  lifetimes: { idle: 30 * day, absolute: 180 * day },
};

/** The realm with the words of one market, for the pages of a sign-in that cannot go on. */
export const visitorRealmIn = (market: Market): Realm => {
  const t = translatorFor(market);
  return {
    ...visitorRealm,
    words: {
      language: market.htmlLang,
      part: "",
      signIn: t("login.enter"),
      email: t("login.email"),
      password: t("login.password"),
      show: t("login.show"),
      forgotten: t("login.sendCode"),
      wrongPassword: t("error.login"),
      incomplete: t("error.login"),
      tooManyTries: (minutes) => t("login.lockedWait", { n: minutes }),
      busy: t("login.busy"),
      signInAgain: t("login.again"),
      expired: t("login.over"),
      noAccess: t("login.notAvailable"),
      notLetIn: t("login.notLetIn"),
      signedInAs: t("login.signedInAs"),
      otherAccount: t("login.otherAccount"),
      signOut: t("nav.signOut"),
      cannotGoOn: t("login.cannotGoOn"),
      backToStart: t("login.toStart"),
      notAvailable: t("login.notAvailable"),
      providerAway: t("login.away"),
      tryAgain: t("login.tryAgain"),
    },
  };
};

export const visitorCookieName = (secure: boolean): string =>
  realmCookies(visitorRealm, secure).session;

/** The cookie by which the site's script sees that there is a session. */
export const presentCookieName = (secure: boolean): string | null =>
  realmCookies(visitorRealm, secure).present;
