import { MIMEType } from "node:util";
import type { IncomingMessage } from "node:http";
import type { FastifyReply, FastifyRequest } from "fastify";
import { Problem } from "./problem.ts";

/** What a whole address, as it is sent to proxies, has before its path. */
const origin = /^https?:\/\/([^/?#]*)/i;

const namesOtherHost = ({ headers, url = "" }: IncomingMessage): boolean => {
  const [, asked] = origin.exec(url) ?? [];
  return asked !== undefined && asked.toLowerCase() !== headers.host?.toLowerCase();
};

/** The path and query of a request, also of one that asks with a whole address of its host. */
export const pathAsked = (request: IncomingMessage): string => {
  const { url = "/" } = request;
  if (!origin.test(url) || namesOtherHost(request)) return url;
  const path = url.replace(origin, "");
  return path.startsWith("/") ? path : `/${path}`;
};

/**
 * A request with two of them means one host to a proxy and another to us (RFC 9112, section 3.2);
 * one that asks with a whole address names a host there too. Node keeps the first and says nothing.
 */
export const hasSeveralHosts = (request: IncomingMessage): boolean => {
  if (namesOtherHost(request)) return true;
  const { rawHeaders } = request;
  let count = 0;
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (rawHeaders[at]?.length === 4 && rawHeaders[at]?.toLowerCase() === "host") count += 1;
  return count > 1;
};

/** Every text in US-ASCII is one in UTF-8. */
const readable = new Set(["utf-8", "utf8", "us-ascii"]);

/** Null where none is named; a type that cannot be read is refused by whoever reads the body. */
const charsetOf = (contentType: string): string | null => {
  try {
    return new MIMEType(contentType).params.get("charset");
  } catch {
    return null;
  }
};

/**
 * Fastify hook for requests that would be read as something else than they are.
 * @throws Problem 400 for several hosts, 415 for a body that is compressed or in letters other than
 *   UTF-8
 */
export const requirePlainRequest = async (
  { raw, headers }: FastifyRequest,
  reply: FastifyReply,
): Promise<void> => {
  if (hasSeveralHosts(raw)) throw new Problem(400, "A request names one host.");
  const encoding = headers["content-encoding"]?.trim().toLowerCase() ?? "identity";
  if (encoding !== "identity" && encoding !== "") {
    void reply.header("accept-encoding", "identity");
    throw new Problem(415, "Send the body as it is, without Content-Encoding.");
  }
  const charset = charsetOf(headers["content-type"] ?? "");
  if (charset !== null && !readable.has(charset.toLowerCase()))
    throw new Problem(415, "Send the body in UTF-8.");
};
