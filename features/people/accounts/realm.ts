import type { SessionRealm } from "#platform/server/identity/realm.ts";

const day = 24 * 3_600_000;

/** The realm of visitors, the same accounts and sessions in every market. */
export const visitorRealm: SessionRealm = {
  name: "visitor",
  cookies: { session: "wr-visitor", attempt: "wr-visitor-login", present: "wr-signed-in" },
  lifetimes: { idle: 30 * day, absolute: 180 * day },
};
