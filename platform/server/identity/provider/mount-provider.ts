import type { FastifyReply, FastifyRequest } from "fastify";
import type Provider from "oidc-provider";
import { dropForwardedHeaders } from "#platform/server/http/connection/trusted-proxies.ts";
import { plainPolicy } from "../pages/plain-page.ts";

/**
 * Sets the scheme by which browsers reach the provider, which only the configuration knows: a proxy
 * ends TLS, and our own calls come from inside. Headers of the client are dropped.
 */
export const setScheme = (request: FastifyRequest, origin: string): void => {
  dropForwardedHeaders(request.raw.headers);
  request.raw.headers["x-forwarded-proto"] = new URL(origin).protocol.slice(0, -1);
};

/** Lets the provider answer a request under its path, with the headers of every other answer. */
export const mountProvider = (provider: Provider, issuer: string) => {
  const { origin, pathname } = new URL(issuer);
  const answer = provider.callback();
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const raw = request.raw as typeof request.raw & { originalUrl?: string };
    setScheme(request, origin);
    reply.header("cache-control", "no-store").header("content-security-policy", plainPolicy);
    for (const [name, value] of Object.entries(reply.getHeaders()))
      if (value !== undefined) reply.raw.setHeader(name, value);
    reply.hijack();
    raw.originalUrl = raw.url ?? "/";
    raw.url = raw.originalUrl.slice(pathname.length);
    await answer(raw, reply.raw);
  };
};
