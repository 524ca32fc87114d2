import * as client from "openid-client";

/** An OpenID provider, and who we are to it. */
export type ProviderAddress = Readonly<{
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Seconds that each call to it may take; 5 unless given, since a renewal holds up somebody's call. */
  timeout?: number;
}>;

export type Discover = () => Promise<client.Configuration>;

/** Shows the secret in the header, and in the body to those providers alone that read it nowhere else. */
const authenticate = (secret: string): client.ClientAuth => {
  const inHeader = client.ClientSecretBasic(secret);
  const inBody = client.ClientSecretPost(secret);
  return (server, ...call) => {
    const ways = server.token_endpoint_auth_methods_supported ?? ["client_secret_basic"];
    const isInBody = ways.includes("client_secret_post") && !ways.includes("client_secret_basic");
    return (isInBody ? inBody : inHeader)(server, ...call);
  };
};

/** Learns the provider's endpoints; asked anew until the provider answers, then kept. */
export const createDiscovery = (address: ProviderAddress, fetcher: typeof fetch): Discover => {
  const { issuer, clientId, clientSecret, timeout = 5 } = address;
  let known: Promise<client.Configuration> | null = null;
  return () => {
    known ??= client
      .discovery(new URL(issuer), clientId, undefined, authenticate(clientSecret), {
        // Handed on as it comes: the time limit of a request that is wrapped is lost with the wrapper.
        [client.customFetch]: (url, options) => fetcher(url, options as RequestInit),
        timeout,
        // The signature of an ID token is checked although it came straight from the provider.
        execute: [
          client.enableNonRepudiationChecks,
          ...(issuer.startsWith("http:") ? [client.allowInsecureRequests] : []),
        ],
      })
      .catch((error: unknown) => {
        known = null;
        throw error;
      });
    return known;
  };
};
