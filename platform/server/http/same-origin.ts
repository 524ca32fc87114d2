import type { FastifyRequest } from "fastify";
import { Problem } from "./problem.ts";

const safeMethods = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Fastify hook against cross-site writes.
 * @throws Problem 403 for a page of another host, and for a client that does not say where it comes
 * from
 */
export const requireSameOrigin = async (request: FastifyRequest): Promise<void> => {
  if (safeMethods.has(request.method)) return;
  const { origin } = request.headers;
  if (origin !== undefined) {
    if (URL.parse(origin)?.host === request.host) return;
  } else if (request.headers["sec-fetch-site"] === "same-origin") return;
  throw new Problem(403, "Writes are taken from pages of this host alone.");
};
