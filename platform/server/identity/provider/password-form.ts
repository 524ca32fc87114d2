import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { requireSameOrigin } from "#platform/server/http/same-origin.ts";
import type { Attempt, Attempts } from "../attempts.ts";
import type { signInPages } from "../pages/sign-in-pages.ts";
import { verifyPassword, PasswordsBusy } from "../password.ts";
import { normalizeEmail } from "../plain-email.ts";
import type { SignInWords } from "../realm.ts";
import type { Accounts } from "./accounts.ts";
import { interactionPath, type Interactions } from "./interactions.ts";

export type PasswordFormOptions = Readonly<{
  interactions: Interactions;
  accounts: Accounts;
  attempts: Attempts;
  pages: ReturnType<typeof signInPages>;
  words: SignInWords;
  /** The account's known device that sends a request. */
  deviceOf: (request: FastifyRequest, accountId: string | null) => string | null;
  /** No other host serves the form. */
  host: string;
}>;

const credentials = z.strictObject({
  email: z.string().max(254),
  password: z.string().normalize("NFC").max(128),
});

type Account = Awaited<ReturnType<Accounts["byEmail"]>>;

/** The typed e-mail, to show again in a form with an error. */
const emailIn = (body: unknown): string =>
  z.object({ email: z.string().max(254) }).safeParse(body).data?.email ?? "";

/** The sign-in form of an embedded provider. */
export const addPasswordForm = (
  app: FastifyInstance,
  { interactions, accounts, attempts, pages, words, deviceOf, host }: PasswordFormOptions,
): void => {
  const constraints = { host };

  app.get(interactionPath, { constraints }, async (request, reply) => {
    const details = await interactions.detailsOf(request, reply);
    if (!details) return pages.expired(reply);
    if (details.prompt.name === "login")
      return pages.form(reply, 200, { action: request.url, email: "", error: null });
    const accountId = details.session?.accountId;
    if (!accountId) return pages.expired(reply);
    return interactions.consent(request, reply, details, accountId);
  });

  /** The account's id; null for a wrong e-mail or password. */
  const compare = async (account: Account, password: string, attempt: Attempt) => {
    if (!(await verifyPassword(password, account?.passwordHash ?? null)) || !account) return null;
    await attempt.succeed();
    return account.id;
  };

  const tryPassword = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { email, password }: z.output<typeof credentials>,
  ) => {
    const refuse = (status: number, kind: "typed" | "refused", text: string) =>
      pages.form(reply, status, { action: request.url, email, error: { kind, text } });
    const account = await accounts.byEmail(email);
    const device = deviceOf(request, account?.id ?? null);
    const attempt = await attempts.begin(normalizeEmail(email), request.ip, device);
    if ("waitSeconds" in attempt) {
      reply.header("retry-after", String(attempt.waitSeconds));
      return refuse(429, "refused", words.tooManyTries(Math.ceil(attempt.waitSeconds / 60)));
    }
    try {
      const accountId = await compare(account, password, attempt);
      if (accountId === null) return refuse(401, "typed", words.wrongPassword);
      return interactions.signIn(request, reply, accountId);
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
      if (!(await interactions.detailsOf(request, reply))) return pages.expired(reply);
      const { success, data } = credentials.safeParse(request.body);
      if (success) return tryPassword(request, reply, data);
      const email = emailIn(request.body);
      const error = { kind: "typed", text: words.incomplete } as const;
      return pages.form(reply, 400, { action: request.url, email, error });
    },
  );
};
