import { type Person, sessionPerson } from "./session-person.ts";

/**
 * Who is signed in, by the address that the header holds; null for a stranger, and where the market
 * has no accounts.
 */
export const heldSession = async (): Promise<Person | null> => {
  const held = document.querySelector<HTMLElement>(".site-account")?.dataset["account"];
  if (held === undefined) return null;
  const { me }: Readonly<{ me: string }> = JSON.parse(held);
  return sessionPerson(me);
};
