import type { FastifyRequest } from "fastify";
import { Problem } from "./problem.ts";

const safe = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Lets a write pass only when a page of this very host sent it.
 * @throws Problem 403 for another host's page, and for a client that does not say where it comes from
 */
export const sameOriginOnly = async (request: FastifyRequest): Promise<void> => {
  if (safe.has(request.method)) return;
  const { origin } = request.headers;
  if (origin !== undefined) {
    if (URL.parse(origin)?.host === request.host) return;
  } else if (request.headers["sec-fetch-site"] === "same-origin") return;
  throw new Problem(403, "Writes are taken from pages of this host alone.");
};
