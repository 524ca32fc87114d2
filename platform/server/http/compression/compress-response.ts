import { createHash } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import { encode, encodingFor, matchesEtag } from "./encoding.ts";

/** Compressing fewer bytes saves nothing: they fit into one packet anyway. */
const minBytes = 1200;

/**
 * Fastify hook `onSend` for public answers: compresses them as the client accepts, gives each
 * encoding its own ETag, and answers 304 to a client that has it.
 */
export const compressAnswer = async (
  request: FastifyRequest,
  reply: FastifyReply,
  answer: unknown,
): Promise<unknown> => {
  if (reply.statusCode !== 200 || typeof answer !== "string") return answer;
  const isSmall = Buffer.byteLength(answer) < minBytes;
  const encoding = isSmall ? "identity" : encodingFor(request.headers["accept-encoding"]);
  const hash = createHash("sha256").update(answer).digest("base64url").slice(0, 22);
  const tag = `"${hash}-${encoding}"`;
  reply.header("vary", "accept-encoding").header("etag", tag);
  if (matchesEtag(request.headers["if-none-match"], tag)) {
    reply.status(304).removeHeader("content-type");
    return null;
  }
  if (encoding === "identity") return answer;
  reply.header("content-encoding", encoding).removeHeader("content-length");
  return encode(Buffer.from(answer), encoding);
};
