import type { SignInBrowser } from "#platform/server/identity/testing/sign-in-browser.ts";

/** Follows the provider's redirects with its cookies until one leads back to `origin`. */
const followProvider = async (startUrl: string, origin: string): Promise<string> => {
  const jar = new Map<string, string>();
  let url = startUrl;
  for (let hops = 0; hops < 10 && !url.startsWith(origin); hops++) {
    const response = await fetch(url, {
      redirect: "manual",
      headers: { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join("; ") },
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      jar.set(name, value);
    }
    const location = response.headers.get("location");
    if (location === null) throw new Error(`The provider ended at ${url}: ${response.status}`);
    url = new URL(location, url).href;
  }
  return url;
};

/** Starts a sign-in and returns the callback URL to which the provider redirects. */
export const signInUntilCallback = async (
  browser: SignInBrowser,
  origin: string,
  returnTo = "/travels",
) => {
  const redirect = await browser.send("GET", `/login?returnTo=${encodeURIComponent(returnTo)}`);
  if (redirect.headers.location === undefined)
    throw new Error(`No way out: ${redirect.statusCode}`);
  return followProvider(redirect.headers.location, origin);
};

/** @returns the response of the callback */
export const signInAtProvider = async (browser: SignInBrowser, origin: string, returnTo?: string) =>
  browser.send("GET", await signInUntilCallback(browser, origin, returnTo));
