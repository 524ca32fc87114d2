import type { FastifyReply, FastifyRequest } from "fastify";
import { isAway } from "../database/away.ts";
import { isDiskFull } from "../files/full.ts";

/** Seconds after which asking again is worth it where nobody knows better; a database that is back serves within them. */
const usualWait = 5;

/** An error that the client may read: becomes an RFC 9457 answer. */
export class Problem extends Error {
  readonly status: number;
  readonly extra: Readonly<Record<string, unknown>>;
  readonly wait: number;
  /** @param wait what 429 and 503 say in `Retry-After`, in seconds */
  constructor(
    status: number,
    detail: string,
    extra: Readonly<Record<string, unknown>> = {},
    wait = usualWait,
  ) {
    super(detail);
    this.status = status;
    this.extra = extra;
    this.wait = wait;
  }
}

export const titles: Readonly<Record<number, string>> = {
  400: "Bad request",
  401: "Sign-in needed",
  403: "Not allowed",
  404: "Not found",
  405: "Method not allowed",
  409: "Still in use",
  410: "Gone",
  412: "Stale version",
  413: "Too large",
  415: "Unsupported media type",
  422: "Validation failed",
  423: "Locked",
  428: "Confirmation needed",
  429: "Too many requests",
  503: "Not available",
  507: "No room left",
};

/** Sends an error as `application/problem+json`, without stack, SQL or internal path. */
export const sendProblem = (reply: FastifyReply, problem: Problem): FastifyReply => {
  const { status, message, extra, wait } = problem;
  if ((status === 429 || status === 503) && !reply.hasHeader("retry-after"))
    reply.header("retry-after", String(wait));
  return reply
    .status(status)
    .header("cache-control", "no-store")
    .type("application/problem+json")
    .send({
      type: "about:blank",
      title: titles[status] ?? "Error",
      status,
      detail: message,
      ...extra,
    });
};

/** What the machines below us failed at, as a problem; null for a fault of our own. */
const problemBelow = (error: unknown): Problem | null => {
  if (isDiskFull(error))
    return new Problem(507, "There is no room left to store this. Nothing was changed.");
  if (isAway(error))
    return new Problem(503, "The database does not answer, please try again in a moment.");
  return null;
};

/** Answers what a handler threw: a Problem as it is, anything unforeseen with words that give nothing away. */
export const answerError = (
  error: Error & { statusCode?: number },
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply => {
  if (error instanceof Problem) return sendProblem(reply, error);
  const status = error.statusCode ?? 500;
  if (status < 500) return sendProblem(reply, new Problem(status, error.message));
  request.log.error(error);
  const unforeseen = new Problem(status, "Something went wrong, please try again later");
  return sendProblem(reply, problemBelow(error) ?? unforeseen);
};
