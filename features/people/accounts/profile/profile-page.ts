import type { z } from "zod";
import type { Localizer } from "#markets/localizer.ts";
import { Problem } from "#platform/server/http/problem.ts";
import type { Visitor } from "#platform/server/http/routes/access.ts";
import type { Visit } from "#platform/server/http/visit.ts";
import { profileChangeSchema } from "../contract.ts";
import type { ProfileSection } from "../parts/profile-section.ts";
import type { ProfilePageView } from "../parts/profile-view.ts";
import type { People } from "../people.ts";
import { codeGone, Refusal, tooManyTries } from "../refusals-contract.ts";
import { taxCodeProblem, taxCountryOf, taxLengths, writtenTaxCode } from "../tax-codes/tax-code.ts";
import {
  askDeletion,
  deletionCode,
  deletionDone,
  type PasswordState,
  profileView,
  type TypedData,
} from "./profile-words.ts";

export type ProfileAnswer =
  | Readonly<{ moveTo: string }>
  | Readonly<{ moveTo: null; status: number; page: ProfilePageView }>;

export type AskedProfile = Readonly<{
  visit: Visit;
  visitor: Visitor;
  people: People;
  localizer: Localizer;
  path: string;
  trips: string;
  apiBase: string;
  /** What other features show. */
  sections: readonly ProfileSection[];
}>;

type Shown = Readonly<{
  note?: string | null;
  typed?: TypedData | null;
  password?: PasswordState;
  status?: number;
}>;

/** The profile, with what was typed and not taken. */
export const showProfile = async (
  { visitor, people, localizer, path, apiBase, sections }: AskedProfile,
  { note = null, typed = null, password, status = 200 }: Shown = {},
): Promise<ProfileAnswer> => {
  const { profiles } = people;
  const { profile, version } = await profiles.profileOf(visitor);
  const view = profileView(localizer, {
    profile,
    version,
    sessions: await profiles.sessions.list(visitor),
    hasOwnPasswords: people.signIn !== null,
    sections,
    apiBase,
    path,
    note,
    typed,
    password: password ?? { challenge: null, errors: {} },
  });
  return { moveTo: null, status, page: { kind: "profile", view, path } };
};

type Fields = Readonly<Record<string, string>>;
type Step = (asked: AskedProfile, fields: Fields) => Promise<ProfileAnswer>;

/** The form's name of a field of the profile. */
const formField = (path: readonly PropertyKey[]): string => String(path.at(-1) ?? "");

const taxMessage = ({ localizer: { t, market } }: AskedProfile, typed: string): string | null => {
  const country = taxCountryOf(market.id);
  const code = writtenTaxCode(typed);
  const problem = country && taxCodeProblem(country, code);
  if (!country || !problem) return null;
  if (problem === "length")
    return t("profile.taxLength", { n: code.length, of: taxLengths[country] });
  const others = {
    empty: t("profile.taxEmpty"),
    form: t("profile.taxForm"),
    check: t("profile.taxCheck"),
  };
  return others[problem];
};

/** Why a field was not taken, in the market's language. */
const messageOf = (
  asked: AskedProfile,
  field: string,
  typed: string,
  isTooLong: boolean,
): string => {
  const { t } = asked.localizer;
  if (field === "taxCode") return taxMessage(asked, typed) ?? t("profile.tooLong");
  if (field === "phone") return t("login.phoneWrong");
  if (field === "birthDay") return t("profile.birthDayWrong");
  if (isTooLong) return t("profile.tooLong");
  return t(typed.trim() === "" ? "profile.missing" : "profile.notText");
};

const errorsOf = (asked: AskedProfile, fields: Fields, error: z.ZodError) =>
  Object.fromEntries(
    error.issues.map(({ path, code }) => {
      const field = formField(path);
      return [field, messageOf(asked, field, fields[field] ?? "", code === "too_big")];
    }),
  );

const address = ["street", "city", "postcode", "country"] as const;

/** An address is written whole or not at all. */
const addressIn = (fields: Fields) => {
  const written = Object.fromEntries(address.map((name) => [name, fields[name] ?? ""]));
  return address.every((name) => (written[name] ?? "").trim() === "") ? null : written;
};

const saveData: Step = async (asked, fields) => {
  const { visit, visitor, people, localizer, path } = asked;
  const { t, market } = localizer;
  const { data, error } = profileChangeSchema.safeParse({
    name: fields["name"] ?? "",
    phone: fields["phone"]?.trim() || null,
    birthDay: fields["birthDay"]?.trim() || null,
    homeAddress: addressIn(fields),
    ...(taxCountryOf(market.id) === null ? {} : { taxCode: fields["taxCode"] ?? "" }),
  });
  const values = fields;
  if (!data)
    return showProfile(asked, {
      status: 422,
      typed: { values, errors: errorsOf(asked, fields, error) },
    });
  const version = Number(fields["version"]);
  try {
    await people.profiles.change(visit, visitor, data, Number.isInteger(version) ? version : null);
  } catch (problem) {
    if (!(problem instanceof Problem)) throw problem;
    if (problem.status === 412)
      return showProfile(asked, {
        status: 412,
        note: t("profile.stale"),
        typed: { values, errors: {} },
      });
    if (problem.status !== 422) throw problem;
    const paths = ["taxCode", "birthDay", "country"].filter((name) =>
      JSON.stringify(problem.extra["errors"]).includes(name),
    );
    const errors = Object.fromEntries(
      paths.map((name) => [name, messageOf(asked, name, fields[name] ?? "", false)]),
    );
    return showProfile(asked, { status: 422, typed: { values, errors } });
  }
  return { moveTo: `${path}?saved=1#data` };
};

const saveConsent: Step = async ({ visit, visitor, people, path }, fields) => {
  const marketing = fields["marketing"] === "yes";
  await people.profiles.change(visit, visitor, { marketing }, null);
  return { moveTo: `${path}?saved=1#consents` };
};

const savePassword: Step = async (asked, fields) => {
  const { visit, visitor, people, localizer, path } = asked;
  const { t } = localizer;
  const { challenge = null, code = null, old = null } = fields;
  const refuse = (errors: PasswordState["errors"]) =>
    showProfile(asked, { status: 422, password: { challenge, errors } });
  const password = { new: fields["new"] ?? "", old, challenge, code: code?.trim() ?? null };
  const { data, error } = profileChangeSchema.safeParse({ password });
  if (!data) {
    const failed = error.issues.map((issue) => formField(issue.path));
    return refuse({
      ...(failed.includes("new") ? { new: t("login.passwordLength") } : {}),
      ...(failed.includes("code") ? { code: t("error.code") } : {}),
      ...(failed.includes("old") ? { old: t("profile.passwordWrong") } : {}),
    });
  }
  try {
    await people.profiles.change(visit, visitor, data, null);
  } catch (problem) {
    if (!(problem instanceof Problem)) throw problem;
    const { key } = problem.extra;
    if (key === "COMMON_PASSWORD") return refuse({ new: t("login.passwordCommon") });
    if (key === "WRONG_LOGIN") return refuse({ old: t("profile.passwordWrong") });
    if (key === "WRONG_CODE") return refuse({ code: t("error.code") });
    throw problem;
  }
  return { moveTo: `${path}?saved=1#password` };
};

const sendPasswordCode: Step = async (asked) => {
  const { visit, visitor, people } = asked;
  const challenge = await people.profiles.sendCode(visit, visitor, "password");
  return showProfile(asked, { password: { challenge, errors: {} } });
};

const endSession: Step = async ({ visitor, people, path }, fields) => {
  await people.profiles.sessions.end(visitor, fields["session"] ?? "");
  return { moveTo: `${path}#sessions` };
};

const endSessions: Step = async ({ visitor, people }) => {
  await people.profiles.sessions.endAll(visitor);
  return { moveTo: "/" };
};

const ofDeletion = (
  { path }: AskedProfile,
  status: number,
  view: ReturnType<typeof askDeletion>,
): ProfileAnswer => ({ moveTo: null, status, page: { kind: "deletion", view, path } });

const askFirst: Step = async (asked) => ofDeletion(asked, 200, askDeletion(asked));

const sendDeletionCode: Step = async (asked) => {
  const { visit, visitor, people } = asked;
  const challenge = await people.profiles.sendCode(visit, visitor, "deletion");
  return ofDeletion(asked, 200, deletionCode(asked, visitor.email, challenge, null));
};

const remove: Step = async (asked, { challenge = "", code = "" }) => {
  const { visit, visitor, people, trips } = asked;
  try {
    const at = await people.profiles.remove(visit, visitor, { challenge, code: code.trim() });
    return ofDeletion(asked, 200, deletionDone(asked, at, trips));
  } catch (refusal) {
    if (!(refusal instanceof Refusal) || refusal.key !== "WRONG_CODE") throw refusal;
    const { triesLeft, lockedFor } = refusal.extra;
    if (triesLeft === 0)
      throw typeof lockedFor === "number" && lockedFor > 0 ? tooManyTries(lockedFor) : codeGone();
    const wrong = { triesLeft: typeof triesLeft === "number" ? triesLeft : null };
    return ofDeletion(asked, 422, deletionCode(asked, visitor.email, challenge, wrong));
  }
};

const steps: ReadonlyMap<string, Step> = new Map([
  ["data", saveData],
  ["consent", saveConsent],
  ["password", savePassword],
  ["password-code", sendPasswordCode],
  ["end-session", endSession],
  ["end-sessions", endSessions],
  ["deletion", askFirst],
  ["deletion-code", sendDeletionCode],
  ["delete", remove],
]);

/** What a form of the profile has sent. */
export const receiveProfile = async (
  asked: AskedProfile,
  form: URLSearchParams,
): Promise<ProfileAnswer> => {
  const { t } = asked.localizer;
  const { step: name = "", ...fields } = Object.fromEntries(form);
  const step = steps.get(name);
  if (!step) return showProfile(asked, { status: 400 });
  try {
    return await step(asked, fields);
  } catch (refusal) {
    if (!(refusal instanceof Refusal)) throw refusal;
    const { status, key, retryAfter } = refusal;
    if (status === 429) asked.visit.reply.header("retry-after", retryAfter);
    const minutes = Math.max(1, Math.ceil(retryAfter / 60));
    const note = key === "CODE_GONE" ? t("login.goneText") : t("login.lockedWait", { n: minutes });
    return showProfile(asked, { status, note });
  }
};
