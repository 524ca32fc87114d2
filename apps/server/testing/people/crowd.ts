import { visitorCookieName, visitorRealm } from "#features/people/accounts/realm.ts";
import { insertAccount } from "#features/people/accounts/store.ts";
import { beginSession } from "#platform/server/identity/session/store.ts";
import type { PeopleApp, PeopleBrowser } from "./people-app.ts";

/** One of a crowd, whose requests go to one of the processes. */
export type OneOfMany = Readonly<{ accountId: string; email: string; browser: PeopleBrowser }>;

let made = 0;

/** Somebody with an account who is signed in, without the mail and its code. */
const joinCrowd = async ({ db, clock, browser }: PeopleApp): Promise<OneOfMany> => {
  const email = `crowd-${(made += 1)}@example.com`;
  const now = new Date(clock.now);
  const fields = { email, phone: null, passwordHash: null, marketing: false, now } as const;
  const accountId = (await insertAccount(db, { ...fields, market: "it-IT" })) ?? "";
  const identity = { subject: accountId, email, name: "", scope: "", picture: null };
  const session = {
    identity: { ...identity, countries: null },
    tokens: { sealed: "", renewAt: null },
    providerSession: null,
  };
  const cookie = await beginSession(db, visitorRealm, session, now);
  const own = browser();
  own.addCookies(new Map([[visitorCookieName(false), cookie]]));
  return { accountId, email, browser: own };
};

/** People of their own addresses, whose requests go to the processes in turn. */
export const crowdOf = async (
  processes: readonly PeopleApp[],
  size: number,
): Promise<readonly OneOfMany[]> => {
  const crowd: OneOfMany[] = [];
  for (let i = 0; i < size; i += 1) {
    const process = processes[i % processes.length];
    if (process) crowd.push(await joinCrowd(process));
  }
  return crowd;
};
