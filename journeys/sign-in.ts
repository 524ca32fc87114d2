import { type CookieJar, httpSession } from "./http-session.ts";

/**
 * Signs an account of the demo in by plain HTTP, unless its session is still good.
 * @param account `editor`, `super` or `admin`
 */
export const ensureSession = async (
  jar: CookieJar,
  origin: string,
  account: string,
): Promise<void> => {
  const { send, follow } = httpSession(jar, origin);
  const email = `${account}@wayroam.test`;
  const me = await send("GET", "/api/me");
  if (me.status === 200 && me.text.includes(JSON.stringify(email))) return;
  // Somebody else who is signed in at the provider would be signed in again without a form.
  await jar.clearCookies({ name: "staff-provider" });
  const { here } = await follow("/login?returnTo=/faq");
  const form = { email, password: `wayroam-${account}` };
  const { location } = await send("POST", here, { form });
  if (!location) throw new Error(`${account} was not signed in at ${origin}.`);
  await follow(new URL(location, here).href);
};
