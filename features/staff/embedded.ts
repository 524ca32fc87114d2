import formbody from "@fastify/formbody";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type Provider from "oidc-provider";
import { z } from "zod";
import type { Database } from "#platform/server/database/tables.ts";
import { Problem } from "#platform/server/http/problem.ts";
import { sameOriginOnly } from "#platform/server/http/same-origin.ts";
import { isPassword } from "#platform/server/identity/password.ts";
import { createProvider } from "#platform/server/identity/provider.ts";
import { signInPage } from "#platform/server/identity/sign-in-page.ts";
import { scopeClaim } from "./claims.ts";
import { scopeOf } from "./policy.ts";
import { accountByEmail, accountById } from "./store.ts";

export type EmbeddedOptions = Readonly<{
  db: Database;
  origin: string;
  secret: string;
  client: Readonly<{ id: string; secret: string }>;
  /** The back-office's, with its port; no other host answers here. */
  host: string;
}>;

const credentials = z.object({ email: z.string().max(254), password: z.string().max(128) });

const sendPage = (reply: FastifyReply, status: number, html: string) =>
  reply
    .status(status)
    .header("cache-control", "no-store")
    .header(
      "content-security-policy",
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'",
    )
    .type("text/html")
    .send(html);

const staffProvider = ({ db, origin, secret, client }: EmbeddedOptions) =>
  createProvider({
    db,
    name: "staff",
    issuer: `${origin}/oauth2`,
    client: { ...client, redirectUri: `${origin}/login/redirect`, afterLogout: `${origin}/` },
    cookieKey: secret,
    claims: { email: ["email"], profile: ["name", scopeClaim] },
    async findAccount(id) {
      const account = await accountById(db, id);
      if (!account) return undefined;
      const { email, name, role } = account;
      return {
        accountId: id,
        claims: async () => ({ sub: id, email, name, [scopeClaim]: scopeOf(role) }),
      };
    },
  });

/** Consent to our own client is given without asking: staff came here to use it. */
const grantTo = async (
  provider: Provider,
  details: Awaited<ReturnType<Provider["interactionDetails"]>>,
) => {
  const accountId = details.session?.accountId;
  const clientId = z.string().parse(details.params["client_id"]);
  if (!accountId) throw new Problem(410, "This sign-in has expired.");
  const grant = new provider.Grant({ accountId, clientId });
  grant.addOIDCScope("openid profile email offline_access");
  return { consent: { grantId: await grant.save() } };
};

const addInteraction = (
  app: FastifyInstance,
  provider: Provider,
  { db, host }: EmbeddedOptions,
) => {
  const constraints = { host };
  const detailsOf = (request: FastifyRequest, reply: FastifyReply) =>
    provider.interactionDetails(request.raw, reply.raw).catch(() => {
      throw new Problem(410, "This sign-in has expired. Go back and sign in again.");
    });

  app.get("/oauth2/interaction/:uid", { constraints }, async (request, reply) => {
    const details = await detailsOf(request, reply);
    if (details.prompt.name === "login")
      return sendPage(reply, 200, signInPage(request.url, "", null));
    const result = await grantTo(provider, details);
    return reply.redirect(
      await provider.interactionResult(request.raw, reply.raw, result, {
        mergeWithLastSubmission: true,
      }),
      303,
    );
  });

  app.post(
    "/oauth2/interaction/:uid",
    { constraints, preHandler: sameOriginOnly },
    async (request, reply) => {
      await detailsOf(request, reply);
      const sent = credentials.safeParse(request.body);
      const email = sent.data?.email ?? "";
      const account = sent.success ? await accountByEmail(db, email) : undefined;
      const right = await isPassword(sent.data?.password ?? "", account?.password_hash ?? null);
      if (!account || !right)
        return sendPage(reply, 401, signInPage(request.url, email, "Wrong email or password"));
      const result = { login: { accountId: account.id } };
      return reply.redirect(await provider.interactionResult(request.raw, reply.raw, result), 303);
    },
  );
};

/** The embedded staff provider under `/oauth2` of the back-office's host. */
export const addEmbeddedProvider = async (
  app: FastifyInstance,
  options: EmbeddedOptions,
): Promise<void> => {
  const provider = await staffProvider(options);
  const answer = provider.callback();

  await app.register(async (pages) => {
    await pages.register(formbody, { bodyLimit: 10_000 });
    addInteraction(pages, provider, options);
  });

  await app.register(async (protocol) => {
    // The provider reads the body itself.
    protocol.removeAllContentTypeParsers();
    protocol.addContentTypeParser("*", (_request, _payload, done) => done(null));
    protocol.all("/oauth2/*", { constraints: { host: options.host } }, async (request, reply) => {
      reply.hijack();
      const raw = request.raw as typeof request.raw & { originalUrl?: string };
      raw.originalUrl = raw.url ?? "/";
      raw.url = raw.originalUrl.slice("/oauth2".length);
      await answer(raw, reply.raw);
    });
  });
};
