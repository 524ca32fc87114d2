import type { z } from "zod";
import type { Visit } from "#platform/server/http/visit.ts";
import { safeReturnTo } from "#platform/server/identity/client/return-to.ts";
import {
  loginCodeSchema,
  loginPasswordSchema,
  loginResendSchema,
  loginStartSchema,
  newAccountSchema,
} from "../contract.ts";
import type { LoginView } from "../parts/login-view.ts";
import { codeGone, Refusal, tooManyTries } from "../refusals-contract.ts";
import { isOpen, isProven } from "./challenges.ts";
import {
  type AccountErrors,
  accountView,
  codeView,
  emailView,
  goneView,
  lockedView,
  type LoginWords,
  passwordView,
} from "./login-words.ts";
import type { SignIn } from "./sign-in.ts";

/** A page, or where the browser goes on. */
export type LoginAnswer =
  | Readonly<{ moveTo: string }>
  | Readonly<{ moveTo: null; status: number; view: LoginView }>;

export type LoginPage = Readonly<{ visit: Visit; signIn: SignIn; words: LoginWords }>;

const page = (status: number, view: LoginView): LoginAnswer => ({ moveTo: null, status, view });

const addressOfChallenge = (id: string): LoginAnswer => ({ moveTo: `/login?challenge=${id}` });

/** The page of a code that was mailed, or of the account that it is for. */
const showChallenge = async (
  { visit, signIn, words }: LoginPage,
  id: string,
  wasResent: boolean,
): Promise<LoginAnswer> => {
  const challenge = await signIn.challengeShown(visit, id);
  if (challenge?.purpose !== "sign-in") return page(410, goneView(words, null));
  if (isProven(challenge, words.now))
    return page(200, accountView(words, challenge, { phone: "", marketing: null, errors: null }));
  return isOpen(challenge, words.now)
    ? page(200, codeView(words, challenge, null, wasResent))
    : page(410, goneView(words, challenge.email));
};

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Where somebody goes after the sign-in. @param fallback where the address does not say it */
export const returnOf = (query: URLSearchParams, fallback: string): string =>
  safeReturnTo(query.get("returnTo") ?? fallback);

/** The sign-in as its address says. */
export const showLogin = async (asked: LoginPage, query: URLSearchParams): Promise<LoginAnswer> => {
  const returnTo = returnOf(query, "/");
  const challenge = query.get("challenge");
  if (challenge !== null && uuid.test(challenge))
    return showChallenge(asked, challenge, query.has("sent"));
  if (query.get("way") === "password")
    return page(200, passwordView(asked.words, { email: "", returnTo, error: null }));
  return page(200, emailView(asked.words, { email: "", returnTo, isWrong: false }));
};

type Fields = Readonly<Record<string, string>>;

const failedIn = (error: z.ZodError, field: string): boolean =>
  error.issues.some(({ path }) => path[0] === field);

const start = async ({ visit, signIn, words }: LoginPage, fields: Fields) => {
  const { data, error } = loginStartSchema.safeParse(fields);
  if (data) return addressOfChallenge((await signIn.start(visit, data)).challenge);
  const returnTo = safeReturnTo(fields["returnTo"] ?? "/");
  const isWrong = failedIn(error, "email");
  return page(422, emailView(words, { email: fields["email"] ?? "", returnTo, isWrong }));
};

const password = async ({ visit, signIn, words }: LoginPage, fields: Fields) => {
  const { data, error } = loginPasswordSchema.safeParse(fields);
  const returnTo = safeReturnTo(fields["returnTo"] ?? "/");
  const shown = { email: fields["email"] ?? "", returnTo };
  if (!data) {
    const wrong = failedIn(error, "email") ? "email" : "login";
    return page(422, passwordView(words, { ...shown, error: wrong }));
  }
  try {
    return { moveTo: await signIn.password(visit, data) };
  } catch (refusal) {
    if (!(refusal instanceof Refusal) || refusal.key === "TOO_MANY_TRIES") throw refusal;
    const wrong = refusal.key === "BUSY" ? "busy" : "login";
    return page(refusal.status, passwordView(words, { ...shown, error: wrong }));
  }
};

const code = async ({ visit, signIn, words }: LoginPage, fields: Fields) => {
  const { data } = loginCodeSchema.safeParse(fields);
  const challenge = await signIn.challengeShown(
    visit,
    data?.challenge ?? fields["challenge"] ?? "",
  );
  const typed = fields["code"] ?? "";
  if (!data) {
    if (!challenge) return page(410, goneView(words, null));
    return page(422, codeView(words, challenge, { code: typed, triesLeft: null }, false));
  }
  try {
    const moveTo = await signIn.code(visit, data);
    return moveTo === null ? addressOfChallenge(data.challenge) : { moveTo };
  } catch (refusal) {
    if (!(refusal instanceof Refusal) || refusal.key !== "WRONG_CODE" || !challenge) throw refusal;
    const { triesLeft, lockedFor } = refusal.extra;
    const left = typeof triesLeft === "number" ? triesLeft : null;
    if (left === 0) {
      if (typeof lockedFor !== "number" || lockedFor === 0) throw codeGone();
      throw tooManyTries(lockedFor);
    }
    return page(422, codeView(words, challenge, { code: typed, triesLeft: left }, false));
  }
};

const resend = async ({ visit, signIn, words }: LoginPage, fields: Fields) => {
  const { data } = loginResendSchema.safeParse(fields);
  if (!data) return page(410, goneView(words, null));
  try {
    await signIn.resend(visit, data.challenge);
    return { moveTo: `/login?challenge=${data.challenge}&sent=1` };
  } catch (refusal) {
    if (!(refusal instanceof Refusal) || refusal.key !== "TOO_EARLY") throw refusal;
    const challenge = await signIn.challengeShown(visit, data.challenge);
    if (!challenge) throw refusal;
    visit.reply.header("retry-after", refusal.retryAfter);
    return page(429, codeView(words, challenge, null, false));
  }
};

const account = async ({ visit, signIn, words }: LoginPage, fields: Fields) => {
  const { challenge: id = "", phone = "", marketing } = fields;
  const challenge = uuid.test(id) ? await signIn.challengeShown(visit, id) : null;
  if (!challenge) return page(410, goneView(words, null));
  const answer = marketing === "yes" || marketing === "no" ? marketing : null;
  const sent = { ...fields, phone: phone.trim() || null, marketing: answer === "yes" };
  const refuse = (status: number, errors: AccountErrors) =>
    page(status, accountView(words, challenge, { phone, marketing: answer, errors }));
  const { data, error } = newAccountSchema.safeParse(sent);
  if (!data)
    return refuse(422, {
      password: failedIn(error, "password") ? "length" : null,
      phone: failedIn(error, "phone"),
      isBusy: false,
    });
  try {
    return { moveTo: await signIn.account(visit, data) };
  } catch (refusal) {
    if (!(refusal instanceof Refusal)) throw refusal;
    if (refusal.key !== "COMMON_PASSWORD" && refusal.key !== "BUSY") throw refusal;
    const isBusy = refusal.key === "BUSY";
    return refuse(refusal.status, { password: isBusy ? null : "common", phone: false, isBusy });
  }
};

const steps = { start, password, code, resend, account } as const;

const isStep = (name: string): name is keyof typeof steps => Object.hasOwn(steps, name);

/** What a form of the sign-in has sent. */
export const receiveLogin = async (
  asked: LoginPage,
  form: URLSearchParams,
): Promise<LoginAnswer> => {
  const { step = "", ...fields } = Object.fromEntries(form);
  if (!isStep(step))
    return page(400, emailView(asked.words, { email: "", returnTo: "/", isWrong: false }));
  try {
    return await steps[step](asked, fields);
  } catch (refusal) {
    if (!(refusal instanceof Refusal)) throw refusal;
    if (refusal.key === "TOO_MANY_TRIES") {
      asked.visit.reply.header("retry-after", refusal.retryAfter);
      return page(429, lockedView(asked.words, refusal.retryAfter, fields["code"] ?? ""));
    }
    const challenge = uuid.test(fields["challenge"] ?? "")
      ? await asked.signIn.challengeShown(asked.visit, fields["challenge"] ?? "")
      : null;
    return page(refusal.status, goneView(asked.words, challenge?.email ?? null));
  }
};
