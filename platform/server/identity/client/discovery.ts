import * as client from "openid-client";

/** An OpenID provider, and our client there. */
export type ProviderAddress = Readonly<{
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Seconds for each request to it; 5 by default, because a renewal delays somebody's request. */
  timeout?: number;
}>;

export type Discover = () => Promise<client.Configuration>;

/** Signs that providers read in the header as they are, though OAuth has them encoded there. */
const isPlain = (text: string): boolean => /^[A-Za-z0-9]*$/.test(text);

/**
 * Sends the client secret in the header, as each provider has to understand it. In the body goes
 * one with signs that some providers do not decode in a header, where the provider says that it
 * reads the body too, and any where it reads nothing else.
 */
const clientAuthentication = (clientId: string, secret: string): client.ClientAuth => {
  const inHeader = client.ClientSecretBasic(secret);
  const inBody = client.ClientSecretPost(secret);
  return (server, ...call) => {
    const methods = server.token_endpoint_auth_methods_supported ?? ["client_secret_basic"];
    const isInBody =
      methods.includes("client_secret_post") &&
      !(methods.includes("client_secret_basic") && isPlain(clientId + secret));
    return (isInBody ? inBody : inHeader)(server, ...call);
  };
};

/** Fetches the provider's metadata; a success is cached, a failure is tried again. */
export const createDiscovery = (address: ProviderAddress, fetcher: typeof fetch): Discover => {
  const { issuer, clientId, clientSecret, timeout = 5 } = address;
  let configuration: Promise<client.Configuration> | null = null;
  return () => {
    configuration ??= client
      .discovery(
        new URL(issuer),
        clientId,
        undefined,
        clientAuthentication(clientId, clientSecret),
        {
          // The options go on unchanged, because a request that is built anew would lose its timeout.
          [client.customFetch]: (url, options) => fetcher(url, options as RequestInit),
          timeout,
          // This checks the signature of an ID token although the token comes directly from the
          // provider.
          execute: [
            client.enableNonRepudiationChecks,
            ...(issuer.startsWith("http:") ? [client.allowInsecureRequests] : []),
          ],
        },
      )
      .catch((error: unknown) => {
        configuration = null;
        throw error;
      });
    return configuration;
  };
};
