import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from "jose";
import { type AccountClaims, Provider } from "oidc-provider";

/** Replaces parts of the provider's responses with forged ones. */
export type Forgery = Readonly<{
  /** Null for a response without an ID token. */
  idToken?: (claims: JWTPayload) => JWTPayload | null;
  /** Signs ID tokens with a key that is not in the published JWKS. */
  otherKey?: boolean;
  /** Names this algorithm in the header of ID tokens. */
  algorithm?: "HS256" | "none";
  userInfo?: (claims: Record<string, unknown>) => Record<string, unknown>;
  discovery?: Readonly<Record<string, unknown>>;
}>;

const keyId = "the company's";
const generateKey = () => generateKeyPair("RS256", { extractable: true });
type PrivateKey = Awaited<ReturnType<typeof generateKey>>["privateKey"];

const sign = (claims: JWTPayload, key: PrivateKey | Uint8Array, alg = "RS256") =>
  new SignJWT(claims).setProtectedHeader({ alg, kid: keyId }).sign(key);

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
    claims: {
      email: ["email", "email_verified"],
      profile: ["name", "picture", "groups", "countries"],
    },
    pkce: { required: () => true },
    rotateRefreshToken: true,
    features: { devInteractions: { enabled: false }, revocation: { enabled: true } },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    async findAccount(_context, id) {
      const claims = people.get(id);
      return claims && { accountId: id, claims: async () => claims };
    },
  });

/** Signs the account in, or consents for it, whichever the provider waits for. */
const completeInteraction = async (
  provider: Provider,
  accountId: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> => {
  const { prompt, params } = await provider.interactionDetails(request, response);
  const grant = new provider.Grant({ accountId, clientId: String(params["client_id"]) });
  grant.addOIDCScope("openid profile email offline_access");
  await provider.interactionFinished(
    request,
    response,
    prompt.name === "login"
      ? { login: { accountId } }
      : { consent: { grantId: await grant.save() } },
  );
};

/**
 * An external OpenID provider with claims of its own, on a loopback port. It signs in
 * `state.person` without a form, and can be slow, down or forging. The caller closes it.
 * @param origin of the back-office, its client; null until `register` names it
 */
export const openExternalProvider = async (origin: string | null = null) => {
  const people = new Map<string, AccountClaims>();
  const requestedPaths: string[] = [];
  const pending: (() => void)[] = [];
  const state = {
    person: "",
    /**
     * Requests whose path matches get no answer until `release` is called; null holds back no
     * request.
     */
    slow: null as RegExp | null,
    isDown: false,
    forgery: {} as Forgery,
  };
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const [{ privateKey }, other] = [await generateKey(), await generateKey()];
  const jwk = { ...(await exportJWK(privateKey)), use: "sig", alg: "RS256", kid: keyId };

  const forge = async (body: Record<string, unknown>, path: string) => {
    const {
      idToken = (claims: JWTPayload) => claims,
      otherKey,
      algorithm,
      userInfo,
      discovery,
    } = state.forgery;
    const { id_token: idTokenText, ...withoutIdToken } = body;
    if (path === "/token" && typeof idTokenText === "string" && Object.keys(state.forgery).length) {
      const claims = idToken(payloadOf(idTokenText));
      if (claims === null) return withoutIdToken;
      if (algorithm === "none")
        return { ...withoutIdToken, id_token: new UnsecuredJWT(claims).encode() };
      if (algorithm) {
        const secret = new TextEncoder().encode("a-secret-of-the-company-for-tokens");
        return { ...withoutIdToken, id_token: await sign(claims, secret, algorithm) };
      }
      const key = otherKey ? other.privateKey : privateKey;
      return { ...withoutIdToken, id_token: await sign(claims, key) };
    }
    if (path === "/me" && userInfo) return userInfo(body);
    return path.startsWith("/.well-known/") ? { ...body, ...discovery } : body;
  };
  const register = (clientOrigin: string): void => {
    const provider = createCompanyProvider(issuer, clientOrigin, jwk, people);
    provider.use(async (context, next) => {
      await next();
      const { body } = context;
      if (typeof body === "object" && body !== null && context.status === 200)
        context.body = await forge(body as Record<string, unknown>, context.path);
    });
    const handleRequest = provider.callback();
    server.on("request", (request: IncomingMessage, response: ServerResponse) => {
      const path = request.url ?? "/";
      requestedPaths.push(path.replace(/\?.*/, ""));
      if (state.isDown) request.socket.destroy();
      else if (state.slow?.test(path)) pending.push(() => request.socket.destroy());
      else if (path.startsWith("/interaction/"))
        void completeInteraction(provider, state.person, request, response);
      else void handleRequest(request, response);
    });
  };
  if (origin !== null) register(origin);

  return {
    address: { issuer, clientId: "wayroam", clientSecret: "a-secret-of-the-company" },
    people,
    requestedPaths,
    state,
    /** Makes the back-office its client, once its origin is known. */
    register,
    /** Drops the connections of the requests that `state.slow` holds back. */
    release: () => pending.splice(0).forEach((end) => end()),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};

export type ExternalProvider = Awaited<ReturnType<typeof openExternalProvider>>;
