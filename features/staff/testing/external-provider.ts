import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from "jose";
import { type AccountClaims, Provider } from "oidc-provider";

/** What a provider says in the place of what it would: a lie, or the truth at another place. */
export type Lie = Readonly<{
  /** Null for none at all. */
  idToken?: (claims: JWTPayload) => JWTPayload | null;
  /** Signs ID tokens by a key that it does not show. */
  otherKey?: boolean;
  userInfo?: (claims: Record<string, unknown>) => Record<string, unknown>;
  discovery?: Readonly<Record<string, unknown>>;
}>;

const keyName = "the company's";
const newKey = () => generateKeyPair("RS256", { extractable: true });
type PrivateKey = Awaited<ReturnType<typeof newKey>>["privateKey"];

const sign = (claims: JWTPayload, key: PrivateKey) =>
  new SignJWT(claims).setProtectedHeader({ alg: "RS256", kid: keyName }).sign(key);

const payloadOf = (token: string): JWTPayload =>
  JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString()) as JWTPayload;

const createCompanyProvider = (
  issuer: string,
  origin: string,
  key: object,
  people: Map<string, AccountClaims>,
) =>
  new Provider(issuer, {
    jwks: { keys: [key] },
    clients: [
      {
        client_id: "wayroam",
        client_secret: "a-secret-of-the-company",
        redirect_uris: [`${origin}/login/redirect`],
        post_logout_redirect_uris: [`${origin}/`],
        response_types: ["code"],
        grant_types: ["authorization_code", "refresh_token"],
      },
    ],
    cookies: { keys: ["a key of the company"] },
    claims: { email: ["email"], profile: ["name", "picture", "groups", "countries"] },
    pkce: { required: () => true },
    rotateRefreshToken: true,
    features: { devInteractions: { enabled: false }, revocation: { enabled: true } },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    async findAccount(_context, id) {
      const claims = people.get(id);
      return claims && { accountId: id, claims: async () => claims };
    },
  });

/**
 * Another OpenID provider than ours, of a company with its own claims, on a port of this machine;
 * it lets in whoever `person` names without a word, and can be slow, away or lying. The caller closes it.
 * @param origin of the back-office that is its client
 */
export const openExternalProvider = async (origin: string) => {
  const people = new Map<string, AccountClaims>();
  const asked: string[] = [];
  const held: (() => void)[] = [];
  const state = {
    person: "",
    /** Paths at which it does not answer, until `release` is called. */
    slow: null as RegExp | null,
    isDown: false,
    lie: {} as Lie,
  };
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const [{ privateKey }, other] = [await newKey(), await newKey()];
  const jwk = { ...(await exportJWK(privateKey)), use: "sig", alg: "RS256", kid: keyName };
  const provider = createCompanyProvider(issuer, origin, jwk, people);

  const tellLies = async (body: Record<string, unknown>, path: string) => {
    const { idToken = (claims: JWTPayload) => claims, otherKey, userInfo, discovery } = state.lie;
    const { id_token: told, ...rest } = body;
    if (path === "/token" && typeof told === "string" && Object.keys(state.lie).length) {
      const claims = idToken(payloadOf(told));
      const key = otherKey ? other.privateKey : privateKey;
      return claims === null ? rest : { ...rest, id_token: await sign(claims, key) };
    }
    if (path === "/me" && userInfo) return userInfo(body);
    return path.startsWith("/.well-known/") ? { ...body, ...discovery } : body;
  };
  provider.use(async (context, next) => {
    await next();
    const { body } = context;
    if (typeof body === "object" && body !== null && context.status === 200)
      context.body = await tellLies(body as Record<string, unknown>, context.path);
  });

  const letIn = async (request: IncomingMessage, response: ServerResponse) => {
    const { prompt, params } = await provider.interactionDetails(request, response);
    const grant = new provider.Grant({
      accountId: state.person,
      clientId: String(params["client_id"]),
    });
    grant.addOIDCScope("openid profile email offline_access");
    await provider.interactionFinished(
      request,
      response,
      prompt.name === "login"
        ? { login: { accountId: state.person } }
        : { consent: { grantId: await grant.save() } },
    );
  };
  const answer = provider.callback();
  server.on("request", (request: IncomingMessage, response: ServerResponse) => {
    const path = request.url ?? "/";
    asked.push(path.replace(/\?.*/, ""));
    if (state.isDown) request.socket.destroy();
    else if (state.slow?.test(path)) held.push(() => request.socket.destroy());
    else if (path.startsWith("/interaction/")) void letIn(request, response);
    else void answer(request, response);
  });

  return {
    address: { issuer, clientId: "wayroam", clientSecret: "a-secret-of-the-company" },
    people,
    /** Which paths it was asked for. */
    asked,
    state,
    /** Lets go of what it did not answer. */
    release: () => held.splice(0).forEach((end) => end()),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};

export type ExternalProvider = Awaited<ReturnType<typeof openExternalProvider>>;
