import { createHash, randomBytes } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import type {} from "@fastify/cookie"; // declares request.cookies

const lifetimeSeconds = 60 * 60;
const idPattern = /^[\w-]{43}$/;

const cookieName = (secure: boolean): string => `${secure ? "__Host-" : ""}wr-visitor-code`;

const hashOf = (id: string): string => createHash("sha256").update(id).digest("hex");

/** The hash of the browser that asked for a code; null for one that never did. */
export const browserHashOf = (request: FastifyRequest, secure: boolean): string | null => {
  const id = request.cookies[cookieName(secure)];
  return id !== undefined && idPattern.test(id) ? hashOf(id) : null;
};

/** Marks the browser, in which alone its codes count. @returns its hash */
export const markBrowser = (
  request: FastifyRequest,
  reply: FastifyReply,
  secure: boolean,
): string => {
  const name = cookieName(secure);
  const known = request.cookies[name];
  const id = known && idPattern.test(known) ? known : randomBytes(32).toString("base64url");
  reply.setCookie(name, id, {
    path: "/",
    httpOnly: true,
    sameSite: "lax",
    secure,
    maxAge: lifetimeSeconds,
  });
  return hashOf(id);
};
