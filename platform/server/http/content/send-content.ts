import { Readable } from "node:stream";
import type { FastifyReply, FastifyRequest } from "fastify";
import { matchesEtag } from "../compression/encoding.ts";
import { Problem, sendProblem } from "../problem.ts";
import { askedRange } from "./asked-range.ts";
import type { Content } from "./content.ts";

type Headers = Readonly<Record<string, string>>;

/**
 * The part that is asked for. `If-Range` holds the ETag of what the client has already; of another
 * content it needs the whole. We send no dates, so that one in this header never fits.
 */
const partOf = ({ method, headers }: FastifyRequest, { bytes, etag }: Content) => {
  const ifRange = headers["if-range"];
  if (method !== "GET" || (ifRange !== undefined && ifRange !== etag)) return null;
  return askedRange(headers.range, bytes);
};

/**
 * Answers with a content or the part of it that is asked for, as its reader takes it. Headers that
 * describe it are sent with it and not with a refusal.
 * @param absent the message of the 404 where the content is gone
 */
export const sendContent = async (
  request: FastifyRequest,
  reply: FastifyReply,
  content: Content,
  { absent, headers = {} }: Readonly<{ absent: string; headers?: Headers }>,
): Promise<FastifyReply> => {
  const { bytes, etag } = content;
  const validators = { ...headers, etag, "accept-ranges": "bytes" };
  if (matchesEtag(request.headers["if-none-match"], etag))
    return reply.headers(validators).status(304).send();
  const part = partOf(request, content);
  if (part === "outside") {
    void reply.header("content-range", `bytes */${bytes}`);
    return sendProblem(
      reply,
      new Problem(416, `There are ${bytes} bytes, and this part is behind them.`),
    );
  }
  const { start, end } = part ?? { start: 0, end: bytes - 1 };
  const isSent = request.method !== "HEAD" && bytes > 0;
  // Without content an empty stream is sent, since for a text the length would be taken from it.
  const body = isSent ? await content.open({ start, end }) : Readable.from([]);
  if (!body) throw new Problem(404, absent);
  void reply.headers(validators).header("content-length", String(end - start + 1));
  if (part) void reply.status(206).header("content-range", `bytes ${start}-${end}/${bytes}`);
  return reply.send(body);
};
