import { createHash } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import { encoded, encodingFor, isHeld } from "./encoding.ts";

/** Fewer bytes go out in one packet whatever is done to them. */
const smallest = 1200;

/**
 * A hook for calls that anybody may keep, before they are sent: an answer is compressed as its
 * client takes it and named by a tag of these bytes, and who has it already is told so in 304.
 */
export const compressAnswer = async (
  request: FastifyRequest,
  reply: FastifyReply,
  answer: unknown,
): Promise<unknown> => {
  if (reply.statusCode !== 200 || typeof answer !== "string") return answer;
  const isSmall = Buffer.byteLength(answer) < smallest;
  const encoding = isSmall ? "identity" : encodingFor(request.headers["accept-encoding"]);
  const hash = createHash("sha256").update(answer).digest("base64url").slice(0, 22);
  const tag = `"${hash}-${encoding}"`;
  reply.header("vary", "accept-encoding").header("etag", tag);
  if (isHeld(request.headers["if-none-match"], tag)) {
    reply.status(304).removeHeader("content-type");
    return null;
  }
  if (encoding === "identity") return answer;
  reply.header("content-encoding", encoding).removeHeader("content-length");
  return encoded(Buffer.from(answer), encoding);
};
