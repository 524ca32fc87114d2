import type { FastifyReply, FastifyRequest } from "fastify";
import type Provider from "oidc-provider";
import { dropForwarded } from "#platform/server/http/connection/trusted-proxies.ts";
import { plainPolicy } from "../pages/plain-page.ts";

/**
 * Tells an embedded provider by which scheme browsers reach it, which the configuration alone knows:
 * a proxy has ended their TLS, and its own calls come from inside. What a client claims is forgotten.
 */
export const reachedAt = (request: FastifyRequest, origin: string): void => {
  dropForwarded(request.raw.headers);
  request.raw.headers["x-forwarded-proto"] = new URL(origin).protocol.slice(0, -1);
};

/** Lets a provider answer a request under its path, with the headers that every answer has. */
export const answerBy = (provider: Provider, issuer: string) => {
  const { origin, pathname } = new URL(issuer);
  const answer = provider.callback();
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const raw = request.raw as typeof request.raw & { originalUrl?: string };
    reachedAt(request, origin);
    reply.header("cache-control", "no-store").header("content-security-policy", plainPolicy);
    for (const [name, value] of Object.entries(reply.getHeaders()))
      if (value !== undefined) reply.raw.setHeader(name, value);
    reply.hijack();
    raw.originalUrl = raw.url ?? "/";
    raw.url = raw.originalUrl.slice(pathname.length);
    await answer(raw, reply.raw);
  };
};
