import type { SignInBrowser } from "#platform/server/identity/testing/sign-in-browser.ts";

/** Follows the provider's own redirects, with its cookies, until it sends the browser back to us. */
const followAway = async (from: string, origin: string): Promise<string> => {
  const jar = new Map<string, string>();
  let here = from;
  for (let hops = 0; hops < 10 && !here.startsWith(origin); hops++) {
    const answer = await fetch(here, {
      redirect: "manual",
      headers: { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join("; ") },
    });
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      jar.set(name, value);
    }
    const next = answer.headers.get("location");
    if (next === null) throw new Error(`The provider ended at ${here}: ${answer.status}`);
    here = new URL(next, here).href;
  }
  return here;
};

/** Begins a sign-in and gives the address at which the provider sends the browser back. */
export const untilCallback = async (
  browser: SignInBrowser,
  origin: string,
  returnTo = "/travels",
) => {
  const begun = await browser.send("GET", `/login?returnTo=${encodeURIComponent(returnTo)}`);
  if (begun.headers.location === undefined) throw new Error(`No way out: ${begun.statusCode}`);
  return followAway(begun.headers.location, origin);
};

/** Signs in at an external provider. @returns the last answer, that of the callback */
export const signInAtProvider = async (browser: SignInBrowser, origin: string, returnTo?: string) =>
  browser.send("GET", await untilCallback(browser, origin, returnTo));
