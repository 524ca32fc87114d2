import type { DialogWords } from "#features/people/accounts/parts/login-view.ts";

/** A step of the sign-in, as its page draws it. */
export type Step = Readonly<{ element: HTMLElement; words: DialogWords }>;

const loginPath = "/login";

/** Whether a form or a link belongs to the sign-in. */
export const isOfLogin = (address: string): boolean =>
  URL.parse(address, location.href)?.pathname === loginPath;

/** The cookie without identity that says that there is a session. */
export const hasSession = (): boolean => document.cookie.includes("wr-signed-in=");

/**
 * The sign-in's page at an address, or its answer to a form; null once the visitor is signed in.
 * @throws where nobody answers, or something else than the sign-in
 */
export const readStep = async (address: string, init?: RequestInit): Promise<Step | null> => {
  const answer = await fetch(address, init);
  if (!isOfLogin(answer.url) && hasSession()) return null;
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const element = page.querySelector<HTMLElement>(".login-steps");
  if (!element) throw new Error("This is no page of the sign-in.");
  const words: DialogWords = JSON.parse(element.dataset["words"] ?? "{}");
  return { element: document.importNode(element, true), words };
};
