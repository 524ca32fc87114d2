import type { Realm } from "#platform/server/identity/realm.ts";

const hour = 3_600_000;

/** The sign-in of the back-office. */
export const staffRealm: Realm = {
  name: "staff",
  lifetimes: { idle: 8 * hour, absolute: 30 * 24 * hour },
};
