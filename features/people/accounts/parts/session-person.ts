import type { VisitorMe } from "../contract.ts";

export type Person = Pick<VisitorMe, "name" | "email">;

const key = "wr-me";

/** What this tab was told of the session already. */
const known = (since: string): Person | null => {
  const [began, person] = JSON.parse(sessionStorage.getItem(key) ?? "[]") as [string?, Person?];
  return began === since && person ? person : null;
};

const ask = async (address: string, since: string): Promise<Person | null> => {
  const answer = await fetch(address, { headers: { accept: "application/json" } });
  if (!answer.ok) return null;
  const { name, email } = (await answer.json()) as VisitorMe;
  sessionStorage.setItem(key, JSON.stringify([since, { name, email }]));
  return { name, email };
};

/** The cookie tells a session from the next; null where nobody is signed in. */
const sessionSince = (): string | null => /wr-signed-in=(\w+)/.exec(document.cookie)?.[1] ?? null;

/**
 * Who is signed in; null for a stranger, who is not asked for.
 * @param address of the call that says it
 */
export const sessionPerson = async (address: string): Promise<Person | null> => {
  const since = sessionSince();
  return since === null ? null : (known(since) ?? (await ask(address, since)));
};

/** The profile is where a name changes: it is asked for anew. */
export const forgetPerson = (): void => sessionStorage.removeItem(key);
