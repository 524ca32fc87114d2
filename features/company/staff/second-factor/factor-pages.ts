import { generate } from "lean-qr";
import { toSvgPath } from "lean-qr/extras/svg";
import { fieldError, refusalNote } from "#platform/server/identity/pages/password-field.ts";
import { escape } from "#platform/server/identity/pages/plain-page.ts";
import { type AuthenticatorKey, authenticatorAddress } from "./authenticator.ts";
import { trustedDays } from "./trusted-device.ts";

/** What a page of the second factor shows. */
export type FactorPage = Readonly<{ title: string; body: string }>;

/** Where the forms of a page post to, and what each of them sends besides its own fields. */
export type FactorForms = Readonly<{ action: string; hidden: string }>;

export const factorForm = ({ action, hidden }: FactorForms, step: string, inside: string): string =>
  `<form method="post" action="${escape(action)}">${hidden}<input type="hidden" name="step" value="${step}">${inside}</form>`;

/** A way to another page. */
const linkTo = (forms: FactorForms, step: string, label: string): string =>
  factorForm(forms, step, `<button class="link">${escape(label)}</button>`);

type Typed = Readonly<{ name: string; label: string; attributes: string; error: string | null }>;

const field = ({ name, label, attributes, error }: Typed): string =>
  `<div class="field"><label for="${name}">${label}</label><input id="${name}" name="${name}" required autofocus ${attributes}${error === null ? "" : ' aria-invalid="true" aria-describedby="error"'}></div>${error === null ? "" : fieldError(error)}`;

const codeField = (error: string | null): string =>
  field({
    name: "code",
    label: "Code",
    attributes: 'class="code" inputmode="numeric" autocomplete="one-time-code" maxlength="7"',
    error,
  });

type CodePage = Readonly<{
  email: string;
  error: string | null;
  /** Whether this browser is not to be asked again for a while. */
  trusts: boolean;
}>;

export const codePage = (forms: FactorForms, { email, error, trusts }: CodePage): FactorPage => ({
  title: "Your six digits",
  body: [
    `<p>Open your authenticator app and type the code for <b>${escape(email)}</b>. It changes every 30 seconds.</p>`,
    factorForm(
      forms,
      "code",
      `${codeField(error)}<button>Go on</button><label class="tick"><input type="checkbox" name="trust" value="yes"${trusts ? " checked" : ""}>Do not ask on this device for ${trustedDays} days</label>`,
    ),
    linkTo(forms, "use-recovery", "Use a recovery code"),
  ].join(""),
});

export const recoveryPage = (forms: FactorForms, error: string | null): FactorPage => ({
  title: "A recovery code",
  body: [
    "<p>One of the ten that you kept. Each works once. Capitals and the dash do not matter.</p>",
    factorForm(
      forms,
      "recovery",
      `${field({ name: "recovery", label: "Recovery code", attributes: 'autocomplete="off" autocapitalize="characters" spellcheck="false" maxlength="20"', error })}<button>Go on</button>`,
    ),
    "<p>You have none? An administrator can take the second factor away.</p>",
    linkTo(forms, "use-app", "Use the app"),
  ].join(""),
});

/** Said once, so that nobody runs out of them unawares. */
export const codesLeftPage = (forms: FactorForms, left: number): FactorPage => ({
  title: "You are nearly in",
  body: [
    `<p><b>${left === 1 ? "1 recovery code is" : `${left} recovery codes are`} left.</b> The one that you typed works no more.</p>`,
    factorForm(forms, "let-in", "<button>Go on</button>"),
  ].join(""),
});

/** Between light modules of its own, so that it can be read on a dark page. */
const pictureOf = (key: AuthenticatorKey): string => {
  const code = generate(authenticatorAddress(key));
  const margin = 4;
  const size = code.size + 2 * margin;
  return `<svg class="qr" role="img" aria-label="The key below as a picture" viewBox="${-margin} ${-margin} ${size} ${size}"><path d="${toSvgPath(code)}" fill="#0b2523"/></svg>`;
};

const inFours = (key: string): string => key.replaceAll(/(.{4})(?=.)/g, "$1 ");

export type SetUpPage = Readonly<{
  key: AuthenticatorKey;
  /** The sealed set-up, which the form carries on. */
  setUp: string;
  /** Why it has to be done now; null for somebody who wants it. */
  reason: string | null;
  error: string | null;
}>;

export const setUpPage = (
  forms: FactorForms,
  { key, setUp, reason, error }: SetUpPage,
): FactorPage => ({
  title: "Set up the authenticator",
  body: [
    reason === null ? "" : `<p>${escape(reason)}</p>`,
    "<p><b>1.</b> Scan the picture with your authenticator app.</p>",
    pictureOf(key),
    `<p>Or type this key:<br><span class="key">${inFours(key.key)}</span></p>`,
    `<p>Account ${escape(key.email)}, 6 digits, 30 seconds.</p>`,
    "<p><b>2.</b> Type the code that it shows now.</p>",
    factorForm(
      forms,
      "check-app",
      `<input type="hidden" name="setUp" value="${setUp}">${codeField(error)}<button>Check and go on</button>`,
    ),
  ].join(""),
});

export const keepCodesPage = (
  forms: FactorForms,
  { setUp, codes, error }: Readonly<{ setUp: string; codes: readonly string[]; error: boolean }>,
): FactorPage => ({
  title: "Keep these ten codes",
  body: [
    "<p>Each opens your account once, without the phone. Keep them where you would look when the phone is lost: not on the phone. They are shown this once.</p>",
    `<ol class="codes">${codes.map((code) => `<li>${code}</li>`).join("")}</ol>`,
    factorForm(
      forms,
      "turn-on",
      `<input type="hidden" name="setUp" value="${setUp}">${error ? refusalNote("Tick that you have kept them.") : ""}<label class="tick"><input type="checkbox" name="kept" value="yes" required>I have kept them</label><button>Turn it on</button>`,
    ),
  ].join(""),
});

/** To an account that needs a second factor and has passkeys alone. */
export const usePasskeyPage: FactorPage = {
  title: "Use your passkey",
  body: [
    "<p>Your role needs a second factor, and your passkey counts as both: sign in with it. For the password alone you need the app, which you set up once you are in.</p>",
    '<a class="button" href="/login">Back to the sign-in</a>',
  ].join(""),
};

/** Nothing can be tried for some minutes. */
export const waitPage = (waitSeconds: number): FactorPage => {
  const minutes = Math.max(1, Math.ceil(waitSeconds / 60));
  return {
    title: `Wait ${minutes} ${minutes === 1 ? "minute" : "minutes"}`,
    body: [
      refusalNote(
        "Too many wrong tries. We stop here so that nobody can guess. If it was not you, tell an administrator: somebody knows your password.",
      ),
      '<a class="button plain" href="/login">Back to the sign-in</a>',
    ].join(""),
  };
};
