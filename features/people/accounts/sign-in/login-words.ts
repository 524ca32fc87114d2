import { formatTime } from "#markets/format.ts";
import type { Localizer } from "#markets/localizer.ts";
import { resendAfter } from "../contract.ts";
import type {
  AccountView,
  CodeView,
  DialogWords,
  EmailView,
  Emphasis,
  PasswordView,
  StoppedView,
  TermsView,
} from "../parts/login-view.ts";
import { passkeySignInView } from "../passkeys/passkeys-view.ts";
import type { Challenge } from "./challenges.ts";

/** Where the pages of the sign-in lead; null where the market has no such page. */
export type LoginPaths = Readonly<{
  terms: string | null;
  privacy: string | null;
  trips: string;
  profile: string;
}>;

export type LoginWords = Readonly<{
  localizer: Localizer;
  paths: LoginPaths;
  /** The path below which scripts call the API. */
  apiBase: string;
  now: Date;
}>;

/** Stands for a part that is drawn on its own. */
const place = "\uFFFC";

const emphasised = (text: string, strong: string): Emphasis => {
  const [before = "", after = ""] = text.split(place);
  return { before, strong, after };
};

const termsOf = ({ localizer: { t }, paths }: LoginWords): TermsView => {
  const [terms, privacy] = ["\uFFF0", "\uFFF1"];
  const links: Readonly<Record<string, { text: string; href: string | null }>> = {
    [terms]: { text: t("login.termsName"), href: paths.terms },
    [privacy]: { text: t("login.privacyName"), href: paths.privacy },
  };
  return t("login.terms", { terms, privacy })
    .split(/([\uFFF0\uFFF1])/)
    .filter(Boolean)
    .map((text) => links[text] ?? { text, href: null });
};

const dialogWords = ({ localizer: { t } }: LoginWords, isEmail = false): DialogWords => ({
  motto: t("login.motto"),
  keeping: t("login.keeping"),
  offline: t(isEmail ? "login.offlineEmail" : "login.offline"),
  failed: t("error.generic"),
  retry: t("login.tryAgain"),
  close: t("nav.close"),
  show: t("login.show"),
  hide: t("login.hide"),
  resendIn: t("login.resendIn", { time: "{time}" }),
  enough: t("login.enough"),
});

const withReturn = (path: string, returnTo: string): string =>
  returnTo === "/" ? path : `${path}&returnTo=${encodeURIComponent(returnTo)}`;

export const emailView = (
  words: LoginWords,
  typed: Readonly<{ email: string; returnTo: string; isWrong: boolean }>,
): EmailView => {
  const { t } = words.localizer;
  const error = typed.isWrong ? t("error.email") : null;
  return {
    step: "email",
    title: t("login.title"),
    welcome: null,
    words: dialogWords(words, true),
    terms: termsOf(words),
    lead: t("login.lead"),
    back: typed.returnTo === "/" ? null : { label: t("login.back"), href: typed.returnTo },
    email: { label: t("login.email"), value: typed.email, error },
    example: t("login.emailExample"),
    go: t("login.continue"),
    returnTo: typed.returnTo,
    passkey: passkeySignInView(words.localizer, words.apiBase, typed.returnTo),
    password: {
      summary: t("login.havePassword"),
      label: t("login.password"),
      go: t("login.withPassword"),
    },
    byPassword: {
      label: t("login.usePassword"),
      href: withReturn("/login?way=password", typed.returnTo),
    },
  };
};

export const passwordView = (
  words: LoginWords,
  typed: Readonly<{
    email: string;
    returnTo: string;
    error: "email" | "login" | "busy" | null;
  }>,
): PasswordView => {
  const { t } = words.localizer;
  const errors = { login: t("error.login"), busy: t("login.busy") };
  const { error } = typed;
  return {
    step: "password",
    title: t("login.withPassword"),
    welcome: null,
    words: dialogWords(words),
    terms: termsOf(words),
    email: {
      label: t("login.email"),
      value: typed.email,
      error: error === "email" ? t("error.email") : null,
    },
    password: {
      label: t("login.password"),
      value: "",
      error: error === null || error === "email" ? null : errors[error],
    },
    go: t("login.enter"),
    returnTo: typed.returnTo,
    byCode: {
      label: t("login.sendCode"),
      href: typed.returnTo === "/" ? "/login" : withReturn("/login?", typed.returnTo),
    },
  };
};

const welcomeOf = ({ localizer: { t } }: LoginWords, { is_existing }: Challenge): string =>
  t(is_existing ? "login.welcomeBack" : "login.welcomeNew");

export const codeView = (
  words: LoginWords,
  challenge: Challenge,
  wrong: Readonly<{ code: string; triesLeft: number | null }> | null,
  wasResent: boolean,
): CodeView => {
  const { localizer, now } = words;
  const { t, market } = localizer;
  const isExisting = challenge.is_existing;
  const resendAt = new Date(challenge.sent_at.getTime() + resendAfter * 1000);
  // Times have no seconds, so that the minute that begins next is said.
  const shownAt = new Date(Math.ceil(resendAt.getTime() / 60_000) * 60_000);
  const lead = t(isExisting ? "login.codeLead" : "login.confirmLead", { email: place });
  return {
    step: "code",
    title: t(isExisting ? "login.codeTitle" : "login.confirmTitle"),
    welcome: welcomeOf(words, challenge),
    words: dialogWords(words),
    terms: termsOf(words),
    challenge: challenge.id,
    lead: emphasised(lead, challenge.email),
    change: {
      label: t("login.changeEmail"),
      href: challenge.return_to === "/" ? "/login" : withReturn("/login?", challenge.return_to),
    },
    code: { label: t("login.code"), value: wrong?.code ?? "", error: wrong && t("error.code") },
    triesLeft:
      wrong && wrong.triesLeft !== null ? t("login.triesLeft", { n: wrong.triesLeft }) : null,
    note: t(wasResent ? "login.resent" : "login.spam"),
    go: t(isExisting ? "login.enter" : "login.confirm"),
    resendFrom:
      resendAt > now ? t("login.resendFrom", { time: formatTime(shownAt, market) }) : null,
    resendSeconds: Math.max(0, Math.ceil((resendAt.getTime() - now.getTime()) / 1000)),
    resend: t("login.resend"),
    byPassword: isExisting
      ? {
          label: t("login.usePassword"),
          href: withReturn("/login?way=password", challenge.return_to),
        }
      : null,
  };
};

export type AccountErrors = Readonly<{
  password: "length" | "common" | null;
  phone: boolean;
  isBusy: boolean;
}>;

export const accountView = (
  words: LoginWords,
  challenge: Challenge,
  typed: Readonly<{ phone: string; marketing: "yes" | "no" | null; errors: AccountErrors | null }>,
): AccountView => {
  const { t } = words.localizer;
  const { errors } = typed;
  const passwordErrors = {
    length: t("login.passwordLength"),
    common: t("login.passwordCommon"),
  };
  return {
    step: "account",
    title: t("login.accountTitle"),
    welcome: welcomeOf(words, challenge),
    words: dialogWords(words),
    terms: termsOf(words),
    challenge: challenge.id,
    lead: emphasised(t("login.confirmed", { email: place }), challenge.email),
    password: {
      label: t("login.password"),
      value: "",
      error: errors?.isBusy
        ? t("login.busy")
        : errors?.password
          ? passwordErrors[errors.password]
          : null,
      hint: t("login.passwordHint"),
    },
    phone: {
      label: t("login.phone"),
      value: typed.phone,
      error: errors?.phone ? t("login.phoneWrong") : null,
      hint: t("login.phoneHint"),
      optional: t("login.optional"),
    },
    marketing: {
      question: t("login.marketing"),
      hint: t("login.marketingHint"),
      yes: t("login.marketingYes"),
      no: t("login.marketingNo"),
      chosen: typed.marketing,
    },
    go: t("login.create"),
  };
};

/** Nothing can be tried for some minutes. @param code that was typed last; empty for a password */
export const lockedView = (words: LoginWords, waitSeconds: number, code: string): StoppedView => {
  const { t } = words.localizer;
  return {
    step: "stopped",
    title: t("login.lockedTitle"),
    welcome: null,
    words: dialogWords(words),
    code: code === "" ? null : { label: t("login.code"), value: code },
    terms: termsOf(words),
    texts: [
      t("login.lockedText"),
      t("login.lockedWait", { n: Math.max(1, Math.ceil(waitSeconds / 60)) }),
    ],
    again: null,
    link: { label: t("login.lookAround"), href: words.paths.trips },
  };
};

/** @param email to which another code can be sent; null where it is not known in this browser */
export const goneView = (words: LoginWords, email: string | null): StoppedView => {
  const { t } = words.localizer;
  return {
    step: "stopped",
    title: t("login.goneTitle"),
    welcome: null,
    words: dialogWords(words),
    code: null,
    terms: termsOf(words),
    texts: [t("login.goneText")],
    again: email === null ? null : { label: t("login.resend"), email },
    link: { label: t("login.changeEmail"), href: "/login" },
  };
};
