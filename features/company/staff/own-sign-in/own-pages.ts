import {
  passwordField,
  refusalNote,
  showPasswordScript,
} from "#platform/server/identity/pages/password-field.ts";
import { passkeyScript } from "#platform/server/identity/pages/passkey-form.ts";
import { escape } from "#platform/server/identity/pages/plain-page.ts";
import { staffRealm } from "../realm.ts";
import { factorForm, type FactorForms, type FactorPage } from "../second-factor/factor-pages.ts";

const back = '<a class="button plain" href="/">Back to the back-office</a>';

/** What is about to change needs more than a browser that was left open. */
export const confirmPage = (
  forms: FactorForms,
  email: string,
  refusal: Readonly<{ kind: "typed" | "refused"; text: string }> | null,
): FactorPage => ({
  title: "Sign-in",
  body: [
    `<p>How <b>${escape(email)}</b> signs in. Type your password once more.</p>`,
    refusal?.kind === "refused" ? refusalNote(refusal.text) : "",
    factorForm(
      forms,
      "confirm",
      `<input type="hidden" name="username" autocomplete="username" value="${escape(email)}">${passwordField(
        {
          label: staffRealm.words.password,
          show: staffRealm.words.show,
          attributes: 'autocomplete="current-password"',
          error: refusal?.kind === "typed" ? refusal.text : null,
          hasFocus: true,
        },
      )}<button>Go on</button>`,
    ),
    back,
    showPasswordScript,
  ].join(""),
});

export type OwnSignIn = Readonly<{
  email: string;
  /** Since when there is an authenticator; null for none. */
  since: Date | null;
  recoveryCodes: number;
  /** From which day the role needs a second factor; null where it does not. */
  requiredFrom: string | null;
  passkeys: readonly Readonly<{ id: string; browser: string; made: Date; used: Date | null }>[];
  /** The form that makes one more, as HTML; empty where there are enough. */
  addPasskey: string;
  /** What was just done or refused. */
  note: string | null;
}>;

const dayOf = (day: Date): string =>
  new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" }).format(day);

const requirement = ({ requiredFrom, since, passkeys }: OwnSignIn): string =>
  requiredFrom === null
    ? ""
    : `<p>From ${dayOf(new Date(requiredFrom))} your role needs a second factor. ${since === null && passkeys.length === 0 ? "You have none yet." : "You have one: nothing to do."}</p>`;

const appPart = (forms: FactorForms, { since, recoveryCodes }: OwnSignIn): string =>
  since === null
    ? `<p>Off. Six digits from an app, after the password.</p>${factorForm(forms, "show-app", "<button>Set it up</button>")}`
    : [
        `<p>On since ${dayOf(since)}. ${recoveryCodes === 1 ? "1 recovery code is" : `${recoveryCodes} recovery codes are`} left.</p>`,
        factorForm(forms, "new-codes", '<button class="plain">New recovery codes</button>'),
        factorForm(forms, "turn-off", '<button class="plain">Turn it off</button>'),
      ].join("");

const passkeysPart = (forms: FactorForms, { passkeys, addPasskey }: OwnSignIn): string =>
  [
    passkeys.length === 0 ? "<p>None yet. A passkey counts as password and code.</p>" : "",
    ...passkeys.map(({ id, browser, made, used }) =>
      factorForm(
        forms,
        "remove-passkey",
        `<p id="passkey-${id}"><b>${escape(browser || "Unknown browser")}</b><br>added ${dayOf(made)}${used === null ? "" : ` · used ${dayOf(used)}`}</p><input type="hidden" name="passkey" value="${id}"><button class="link" aria-describedby="passkey-${id}">Remove</button>`,
      ),
    ),
    addPasskey,
  ].join("");

export const ownSignInPage = (forms: FactorForms, own: OwnSignIn): FactorPage => ({
  title: "Sign-in",
  body: [
    `<p>How <b>${escape(own.email)}</b> signs in.</p>`,
    own.note === null ? "" : `<p role="status"><b>${escape(own.note)}</b></p>`,
    requirement(own),
    "<h2>Passkeys</h2>",
    passkeysPart(forms, own),
    "<h2>Authenticator app</h2>",
    appPart(forms, own),
    back,
    `<script>${passkeyScript}</script>`,
  ].join(""),
});

export const newCodesPage = (forms: FactorForms, codes: readonly string[]): FactorPage => ({
  title: "Keep these ten codes",
  body: [
    "<p>The old ones are void. Keep these where you would look when the phone is lost: not on the phone. They are shown this once.</p>",
    `<ol class="codes">${codes.map((code) => `<li>${code}</li>`).join("")}</ol>`,
    factorForm(forms, "overview", "<button>I have kept them</button>"),
  ].join(""),
});
