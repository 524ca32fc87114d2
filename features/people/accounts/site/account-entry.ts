import type { VisitorMe } from "../contract.ts";
import { initialsOf } from "../parts/initials.ts";

type Person = Pick<VisitorMe, "name" | "email">;

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

const follow = async (): Promise<void> => {
  // The cookie tells a session from the next.
  const since = /wr-signed-in=(\w+)/.exec(document.cookie)?.[1] ?? "";
  const entry = document.querySelector<HTMLAnchorElement>(".site-account");
  const { me, profile, name = "" } = entry?.dataset ?? {};
  if (!entry || !me || !profile) return;
  // The profile is where a name changes, so that it is asked for anew there.
  const kept = location.pathname === profile ? null : known(since);
  const person = kept ?? (await ask(me, since));
  if (!person) return;
  const login = entry.getAttribute("href");
  for (const link of document.querySelectorAll<HTMLAnchorElement>(".site-header a"))
    if (link.getAttribute("href") === login) {
      link.setAttribute("href", profile);
      link.textContent = name;
    }
  const initials = document.createElement("b");
  initials.className = "site-initials";
  initials.textContent = initialsOf(person);
  entry.setAttribute("aria-label", name);
  entry.replaceChildren(initials);
};

/** Makes the way to the sign-in the way to the profile. */
export const showVisitor = (): void => {
  follow().catch(() => undefined); // Without an answer the link leads to the sign-in.
};
