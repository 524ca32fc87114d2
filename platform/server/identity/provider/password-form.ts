import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { requireSameOrigin } from "#platform/server/http/same-origin.ts";
import type { Attempt, Attempts } from "../attempts.ts";
import type { PasswordForm as PasswordFormView } from "../pages/password-form.ts";
import type { signInPages } from "../pages/sign-in-pages.ts";
import { verifyPassword, PasswordsBusy } from "../password.ts";
import { normalizeEmail } from "../plain-email.ts";
import type { SignInWords } from "../realm.ts";
import { escape } from "../pages/plain-page.ts";
import type { Accounts } from "./accounts.ts";
import { type InteractionDetails, interactionPath, type Interactions } from "./interactions.ts";
import type { PasskeyWay } from "./passkey-way.ts";
import { passedFields, type PassedPassword, type SecondStep } from "./second-step.ts";

export type PasswordFormOptions = Readonly<{
  interactions: Interactions;
  accounts: Accounts;
  attempts: Attempts;
  pages: ReturnType<typeof signInPages>;
  words: SignInWords;
  /** The account's known device that sends a request. */
  deviceOf: (request: FastifyRequest, accountId: string | null) => string | null;
  /** Null where the password is enough for everybody. */
  secondStep: SecondStep | null;
  passed: PassedPassword;
  /** Null where there are no passkeys. */
  passkeyWay: PasskeyWay | null;
  /** No other host serves the form. */
  host: string;
}>;

const credentials = z.strictObject({
  email: z.string().max(254),
  password: z.string().normalize("NFC").max(128),
});

const passkeyField = z.strictObject({ credential: z.string().min(1).max(9000) });

type Account = Awaited<ReturnType<Accounts["byEmail"]>>;

/** The typed e-mail, to show again in a form with an error. */
const emailIn = (body: unknown): string =>
  z.object({ email: z.string().max(254) }).safeParse(body).data?.email ?? "";

type KnownAccount = NonNullable<Account>;

/** Leads whoever has given the right password on, and takes what the forms after it send. */
const createOnward = (options: PasswordFormOptions) => {
  const { interactions, accounts, pages, deviceOf, secondStep, passed } = options;
  const visitOf = (
    request: FastifyRequest,
    reply: FastifyReply,
    account: KnownAccount & Readonly<{ email: string }>,
    token: string,
  ) => ({
    request,
    reply,
    accountId: account.id,
    device: deviceOf(request, account.id),
    action: request.url,
    hidden: `<input type="hidden" name="email" value="${escape(account.email)}"><input type="hidden" name="passed" value="${escape(token)}">`,
  });
  return {
    async goOn(
      request: FastifyRequest,
      reply: FastifyReply,
      { uid }: InteractionDetails,
      account: KnownAccount & Readonly<{ email: string }>,
    ) {
      const visit = visitOf(request, reply, account, passed.tokenFor(uid, account));
      if (secondStep && !(await secondStep.begin(visit))) return reply;
      return interactions.signIn(request, reply, account.id);
    },
    async receive(
      request: FastifyRequest,
      reply: FastifyReply,
      { uid }: InteractionDetails,
      { email, passed: token, ...fields }: z.output<typeof passedFields>,
    ) {
      const account = await accounts.byEmail(email);
      if (!secondStep || !account || !passed.isGood(token, uid, account))
        return pages.expired(reply);
      const visit = visitOf(request, reply, { ...account, email }, token);
      if (!(await secondStep.receive(visit, fields))) return reply;
      return interactions.signIn(request, reply, account.id);
    },
  };
};

/** Shows the form with both ways in, and takes what the one of passkeys sends. */
const createForms = ({ interactions, pages, words, passkeyWay }: PasswordFormOptions) => {
  const showForm = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { uid }: InteractionDetails,
    status: number,
    shown: Pick<PasswordFormView, "email" | "error">,
  ) => {
    const action = request.url;
    const passkey = passkeyWay ? await passkeyWay.form(uid, action) : "";
    return pages.form(reply, status, { action, passkey, ...shown });
  };
  const tryPasskey = async (
    request: FastifyRequest,
    reply: FastifyReply,
    details: InteractionDetails,
    credential: string,
  ) => {
    const accountId = passkeyWay && (await passkeyWay.accountOf(details.uid, credential, request));
    if (accountId) return interactions.signIn(request, reply, accountId);
    const error = { kind: "refused", text: passkeyWay?.refused ?? words.incomplete } as const;
    return showForm(request, reply, details, 401, { email: "", error });
  };
  return { showForm, tryPasskey };
};

/** The sign-in form of an embedded provider. */
export const addPasswordForm = (app: FastifyInstance, options: PasswordFormOptions): void => {
  const { interactions, accounts, attempts, pages, words, deviceOf, host } = options;
  const constraints = { host };
  const onward = createOnward(options);
  const { showForm, tryPasskey } = createForms(options);

  app.get(interactionPath, { constraints }, async (request, reply) => {
    const details = await interactions.detailsOf(request, reply);
    if (!details) return pages.expired(reply);
    if (details.prompt.name === "login")
      return showForm(request, reply, details, 200, { email: "", error: null });
    const accountId = details.session?.accountId;
    if (!accountId) return pages.expired(reply);
    return interactions.consent(request, reply, details, accountId);
  });

  /** Null for a wrong e-mail or password. */
  const compare = async (account: Account, password: string, attempt: Attempt) => {
    if (!(await verifyPassword(password, account?.passwordHash ?? null)) || !account) return null;
    await attempt.succeed();
    return account;
  };

  const tryPassword = async (
    request: FastifyRequest,
    reply: FastifyReply,
    details: InteractionDetails,
    { email, password }: z.output<typeof credentials>,
  ) => {
    const refuse = (status: number, kind: "typed" | "refused", text: string) =>
      showForm(request, reply, details, status, { email, error: { kind, text } });
    const account = await accounts.byEmail(email);
    const device = deviceOf(request, account?.id ?? null);
    const attempt = await attempts.begin(normalizeEmail(email), request.ip, device);
    if ("waitSeconds" in attempt) {
      reply.header("retry-after", String(attempt.waitSeconds));
      return refuse(429, "refused", words.tooManyTries(Math.ceil(attempt.waitSeconds / 60)));
    }
    try {
      const known = await compare(account, password, attempt);
      if (known === null) return refuse(401, "typed", words.wrongPassword);
      return onward.goOn(request, reply, details, { ...known, email });
    } catch (error) {
      if (!(error instanceof PasswordsBusy)) throw error;
      await attempt.giveBack();
      reply.header("retry-after", "2");
      return refuse(503, "refused", words.busy);
    }
  };

  app.post(
    interactionPath,
    { constraints, preHandler: requireSameOrigin },
    async (request, reply) => {
      const details = await interactions.detailsOf(request, reply);
      if (!details) return pages.expired(reply);
      const further = passedFields.safeParse(request.body);
      if (further.success) return onward.receive(request, reply, details, further.data);
      const passkey = passkeyField.safeParse(request.body);
      if (passkey.success) return tryPasskey(request, reply, details, passkey.data.credential);
      const { success, data } = credentials.safeParse(request.body);
      if (success) return tryPassword(request, reply, details, data);
      const email = emailIn(request.body);
      const error = { kind: "typed", text: words.incomplete } as const;
      return showForm(request, reply, details, 400, { email, error });
    },
  );
};
