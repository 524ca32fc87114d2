import { Secret, TOTP } from "otpauth";
import type { SignInBrowser } from "#platform/server/identity/testing/sign-in-browser.ts";

/** What a person's app shows at a moment. */
export const appCode = (key: string, at: Date): string =>
  TOTP.generate({ secret: Secret.fromBase32(key), timestamp: at.getTime() });

/** The fields that a page's form with a step sends, without those that a person types. */
export const formOf = (page: string, step: string): Record<string, string> => {
  const forms = page.split("<form").slice(1);
  const form = forms.find((part) => part.includes(`name="step" value="${step}"`)) ?? "";
  const fields = [...form.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)];
  if (fields.length === 0) throw new Error(`The page has no form "${step}".`);
  return Object.fromEntries(fields.map(([, name = "", value = ""]) => [name, value]));
};

export const keyOn = (page: string): string =>
  (/class="key">([^<]+)/.exec(page)?.[1] ?? "").replaceAll(" ", "");

export const recoveryCodesOn = (page: string): readonly string[] =>
  [...page.matchAll(/<li>([A-Z\d-]+)<\/li>/g)].map(([, code = ""]) => code);

/** Goes as far as the page after the password, and sends its forms. */
export const passPassword = async (browser: SignInBrowser, email: string, password: string) => {
  const { here } = await browser.follow("/login");
  const sent = await browser.send("POST", here, { form: { email, password } });
  const send = (page: string, step: string, typed: Record<string, string> = {}) =>
    browser.send("POST", here, { form: { ...formOf(page, step), ...typed } });
  return { here, first: sent, send };
};

/** Sets an authenticator up at the sign-in, where the account's role needs one. */
export const setUpApp = async (
  browser: SignInBrowser,
  account: Readonly<{ email: string; password: string }>,
  now: () => Date,
) => {
  const { first, send } = await passPassword(browser, account.email, account.password);
  const key = keyOn(first.body);
  const kept = await send(first.body, "check-app", { code: appCode(key, now()) });
  const codes = recoveryCodesOn(kept.body);
  const last = await send(kept.body, "turn-on", { kept: "yes" });
  return { key, codes, last };
};
