import type { FastifyInstance } from "fastify";
import type { VisitorResponse } from "#features/pages/publication/verify-live.ts";
import { versionHeader } from "#apps/server/site/render.ts";

/** Asks this server itself for a public address, as a visitor of its host would. */
export const createSelfFetch =
  (app: FastifyInstance) =>
  async (address: string): Promise<VisitorResponse> => {
    const { host, pathname } = new URL(address);
    // Compressed as it is kept: nobody reads the body.
    const { statusCode, headers } = await app.inject({
      url: pathname,
      headers: { host, "accept-encoding": "br" },
    });
    const version = headers[versionHeader];
    return {
      status: statusCode,
      location: headers.location ?? null,
      tags: String(headers["surrogate-key"] ?? "").split(" "),
      version: version === undefined ? null : Number(version),
    };
  };
