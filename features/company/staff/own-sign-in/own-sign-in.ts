import formbody from "@fastify/formbody";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { requireSameOrigin } from "#platform/server/http/same-origin.ts";
import { createAttempts } from "#platform/server/identity/attempts.ts";
import { passkeyScript } from "#platform/server/identity/pages/passkey-form.ts";
import { showScript } from "#platform/server/identity/pages/password-field.ts";
import {
  escape,
  plainPage,
  policyWith,
  scriptSource,
} from "#platform/server/identity/pages/plain-page.ts";
import { sendPlainPage } from "#platform/server/identity/pages/send-page.ts";
import { PasswordsBusy, verifyPassword } from "#platform/server/identity/password.ts";
import { knownDevice } from "#platform/server/identity/session/known-device.ts";
import { readToken, signToken } from "#platform/server/identity/signed-token.ts";
import { openAccountById } from "../accounts/store.ts";
import { ownSignInPath } from "../contract.ts";
import { sessionIdIn } from "../cookies.ts";
import { staffBrand, staffRealm } from "../realm.ts";
import { readStaffSession } from "../session.ts";
import type { FactorPage } from "../second-factor/factor-pages.ts";
import { confirmPage } from "./own-pages.ts";
import { createOwnSteps, type OwnStepsOptions } from "./own-steps.ts";

export type OwnSignInOptions = OwnStepsOptions &
  Readonly<{
    /** No other host serves the page. */
    host: string;
    secureCookies: boolean;
  }>;

const fieldsSchema = z.record(z.string(), z.string().max(13_000));
const policy = policyWith("form-action 'self'", scriptSource(showScript, passkeyScript));
const lifetimeMs = 10 * 60_000;

type Account = Readonly<{ id: string; email: string; password_hash: string | null }>;

/** The password counts in the forms of the page that follows it. */
const confirmations = ({ secret, now }: OwnSignInOptions) => {
  const signing = { secret, purpose: "own sign-in of staff" };
  const subjectOf = ({ id, password_hash }: Account) => `${id}\n${password_hash}`;
  return {
    hiddenFor: (account: Account): string => {
      const until = new Date(now().getTime() + lifetimeMs);
      const token = signToken(subjectOf(account), until, signing);
      return `<input type="hidden" name="confirmed" value="${escape(token)}">`;
    },
    isGood: (token: string, account: Account): boolean =>
      readToken(token, subjectOf(account), now(), signing) === "good",
  };
};

const createConfirm = (options: OwnSignInOptions) => {
  const { db, secret, now } = options;
  const attempts = createAttempts({ db, secret, realm: staffRealm.name, now });
  /** @returns why the password does not count; null where it does */
  return async (request: FastifyRequest, account: Account, password: string) => {
    const device = knownDevice({ ...options, realm: staffRealm }, request, account.id);
    const attempt = await attempts.begin(account.email, request.ip, device);
    if ("waitSeconds" in attempt) {
      const text = staffRealm.words.tooManyTries(Math.ceil(attempt.waitSeconds / 60));
      return { kind: "refused", text, waitSeconds: attempt.waitSeconds, status: 429 } as const;
    }
    const isRight = await verifyPassword(password.normalize("NFC"), account.password_hash).catch(
      async (error: unknown) => {
        await attempt.giveBack();
        if (error instanceof PasswordsBusy) return null;
        throw error;
      },
    );
    if (isRight === null)
      return { kind: "refused", text: staffRealm.words.busy, waitSeconds: 2, status: 503 } as const;
    if (!isRight) return { kind: "typed", text: "Wrong password", status: 422 } as const;
    await attempt.succeed();
    return null;
  };
};

/** A page of the embedded provider's own, without the back-office around it, which needs no script. */
export const addOwnSignIn = async (
  app: FastifyInstance,
  options: OwnSignInOptions,
): Promise<void> => {
  const { db, host, product, secureCookies, now } = options;
  const constraints = { host };
  const forms = { action: ownSignInPath, hidden: "" };
  const confirmed = confirmations(options);
  const confirm = createConfirm(options);
  const steps = createOwnSteps(options);
  const accountOf = async (request: FastifyRequest): Promise<Account | undefined> => {
    const session = await readStaffSession(db, sessionIdIn(request, secureCookies), now());
    return session ? openAccountById(db, session.subject) : undefined;
  };
  const send = (reply: FastifyReply, status: number, { title, body }: FactorPage) =>
    sendPlainPage(reply, status, plainPage(staffBrand(product), title, body), policy);
  const toLogin = (reply: FastifyReply) =>
    reply
      .header("cache-control", "no-store")
      .redirect(`/login?returnTo=${encodeURIComponent(ownSignInPath)}`, 303);

  const receive = async (
    request: FastifyRequest,
    reply: FastifyReply,
    account: Account,
    fields: Readonly<Record<string, string>>,
  ) => {
    const { step = "", password = "", confirmed: token = "" } = fields;
    const isConfirming = step === "confirm";
    if (!isConfirming && !confirmed.isGood(token, account))
      return send(reply, 410, confirmPage(forms, account.email, null));
    const refusal = isConfirming ? await confirm(request, account, password) : null;
    if (refusal) {
      if ("waitSeconds" in refusal) reply.header("retry-after", String(refusal.waitSeconds));
      return send(reply, refusal.status, confirmPage(forms, account.email, refusal));
    }
    const visit = {
      ...forms,
      accountId: account.id,
      hidden: confirmed.hiddenFor(account),
      userAgent: request.headers["user-agent"] ?? "",
    };
    const take = steps.get(step) ?? steps.get("overview");
    const answer = await take?.(visit, fields);
    if (!answer) throw new Error("The page has no overview.");
    return send(reply, answer.status, answer.page);
  };

  await app.register(async (scope) => {
    await scope.register(formbody, { bodyLimit: 40_000 });
    scope.get(ownSignInPath, { constraints }, async (request, reply) => {
      const account = await accountOf(request);
      return account ? send(reply, 200, confirmPage(forms, account.email, null)) : toLogin(reply);
    });
    scope.post(
      ownSignInPath,
      { constraints, preHandler: requireSameOrigin },
      async (request, reply) => {
        const account = await accountOf(request);
        if (!account) return toLogin(reply);
        const { data } = fieldsSchema.safeParse(request.body);
        return receive(request, reply, account, data ?? {});
      },
    );
  });
};
