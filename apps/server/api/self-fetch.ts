import type { FastifyInstance } from "fastify";
import type { VisitorResponse } from "#features/content/pages/publication/verify-live.ts";
import { versionHeader } from "#apps/server/site/render.ts";

/** Requests a public URL of this server in process, as a visitor would. */
export const createSelfFetch =
  (app: FastifyInstance) =>
  async (url: string): Promise<VisitorResponse> => {
    const { host, pathname } = new URL(url);
    // The page cache stores pages in brotli. Nobody reads the body here, so it need not be
    // decompressed.
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
