import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type Provider from "oidc-provider";
import { z } from "zod";
import type { Database } from "#platform/server/database/tables.ts";
import { sameOriginOnly } from "#platform/server/http/same-origin.ts";
import type { Attempt, Attempts } from "#platform/server/identity/attempts.ts";
import { reachedAt } from "#platform/server/identity/mounted.ts";
import { isPassword, PasswordsBusy } from "#platform/server/identity/password.ts";
import { sendPlainPage } from "#platform/server/identity/send-page.ts";
import { plainPage, signInPage } from "#platform/server/identity/sign-in-page.ts";
import { accountByEmail, plainEmail } from "./store.ts";

export type SignInFormOptions = Readonly<{
  provider: Provider;
  db: Database;
  origin: string;
  host: string;
  attempts: Attempts;
}>;

type Details = Awaited<ReturnType<Provider["interactionDetails"]>>;

const credentials = z.strictObject({ email: z.string().max(254), password: z.string().max(128) });

/** An e-mail to show again in a form that was sent with something wrong in it. */
const emailIn = (body: unknown): string =>
  z.object({ email: z.string().max(254) }).safeParse(body).data?.email ?? "";

const expired = (reply: FastifyReply) =>
  sendPlainPage(
    reply,
    410,
    plainPage(
      "Sign in again",
      '<p>This sign-in has expired.</p><a class="button" href="/login">Sign in</a>',
    ),
  );

const sendLater = (
  request: FastifyRequest,
  reply: FastifyReply,
  answer: Readonly<{ status: 429 | 503; email: string; error: string; seconds: number }>,
) => {
  const { status, email, error, seconds } = answer;
  reply.header("retry-after", String(seconds));
  return sendPlainPage(reply, status, signInPage(request.url, email, error));
};

const sendLimited = (
  request: FastifyRequest,
  reply: FastifyReply,
  email: string,
  seconds: number,
) => {
  const minutes = Math.ceil(seconds / 60);
  const error = `Too many tries. Try again in ${minutes} ${minutes === 1 ? "minute" : "minutes"}.`;
  return sendLater(request, reply, { status: 429, email, error, seconds });
};

/** Consent to our own client is given without asking: staff came here to use it. */
const grantTo = async (provider: Provider, details: Details, accountId: string) => {
  const clientId = z.string().parse(details.params["client_id"]);
  const grant = new provider.Grant({ accountId, clientId });
  grant.addOIDCScope("openid profile email offline_access");
  return { consent: { grantId: await grant.save() } };
};

/** The form of the embedded provider, where staff type their password. */
export const addSignInForm = (
  app: FastifyInstance,
  { provider, db, origin, host, attempts }: SignInFormOptions,
): void => {
  const constraints = { host };
  const path = "/oauth2/interaction/:uid";
  const detailsOf = (request: FastifyRequest, reply: FastifyReply): Promise<Details | null> => {
    reachedAt(request, origin);
    return provider.interactionDetails(request.raw, reply.raw).catch(() => null);
  };
  const goOn = async (
    request: FastifyRequest,
    reply: FastifyReply,
    result: Parameters<Provider["interactionResult"]>[2],
  ) => reply.redirect(await provider.interactionResult(request.raw, reply.raw, result), 303);

  app.get(path, { constraints }, async (request, reply) => {
    const details = await detailsOf(request, reply);
    if (!details) return expired(reply);
    if (details.prompt.name === "login")
      return sendPlainPage(reply, 200, signInPage(request.url, "", null));
    const accountId = details.session?.accountId;
    if (!accountId) return expired(reply);
    return goOn(request, reply, await grantTo(provider, details, accountId));
  });

  /** The account behind an e-mail and its password, null when they are wrong. */
  const compare = async (email: string, password: string, attempt: Attempt) => {
    const account = await accountByEmail(db, email);
    const kept = account?.password_hash ?? null;
    if (!(await isPassword(password, kept)) || !account) return null;
    await attempt.succeed();
    return account;
  };

  app.post(path, { constraints, preHandler: sameOriginOnly }, async (request, reply) => {
    if (!(await detailsOf(request, reply))) return expired(reply);
    const refuse = (status: number, email: string, error: string) =>
      sendPlainPage(reply, status, signInPage(request.url, email, error));
    const { success, data: sent } = credentials.safeParse(request.body);
    if (!success) return refuse(400, emailIn(request.body), "Type your e-mail and your password");
    const { email, password } = sent;
    const attempt = await attempts.begin(plainEmail(email), request.ip);
    if ("waitSeconds" in attempt) return sendLimited(request, reply, email, attempt.waitSeconds);
    try {
      const account = await compare(email, password, attempt);
      if (!account) return refuse(401, email, "Wrong email or password");
      return goOn(request, reply, { login: { accountId: account.id } });
    } catch (error) {
      if (!(error instanceof PasswordsBusy)) throw error;
      await attempt.giveBack();
      const busy = "Many people are signing in. Try again in a moment.";
      return sendLater(request, reply, { status: 503, email, error: busy, seconds: 2 });
    }
  });
};
