import type { FastifyInstance } from "fastify";

/**
 * Tells browsers which origins share the passkeys of one domain, where they are not below it
 * (WebAuthn level 3, 5.11).
 */
export const addRelatedOrigins = (app: FastifyInstance, origins: readonly string[]): void => {
  for (const origin of origins)
    app.get(
      "/.well-known/webauthn",
      { constraints: { host: new URL(origin).host } },
      async (_request, reply) =>
        reply.header("cache-control", "public, max-age=3600").send({ origins }),
    );
};
