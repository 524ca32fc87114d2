import type { FastifyReply, FastifyRequest } from "fastify";

/** An error that the client may read: becomes an RFC 9457 answer. */
export class Problem extends Error {
  readonly status: number;
  readonly extra: Readonly<Record<string, unknown>>;
  constructor(status: number, detail: string, extra: Readonly<Record<string, unknown>> = {}) {
    super(detail);
    this.status = status;
    this.extra = extra;
  }
}

const titles: Readonly<Record<number, string>> = {
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
};

/** Sends an error as `application/problem+json`, without stack, SQL or internal path. */
export const sendProblem = (reply: FastifyReply, problem: Problem): FastifyReply =>
  reply
    .status(problem.status)
    .header("cache-control", "no-store")
    .type("application/problem+json")
    .send({
      type: "about:blank",
      title: titles[problem.status] ?? "Error",
      status: problem.status,
      detail: problem.message,
      ...problem.extra,
    });

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
  return sendProblem(reply, new Problem(status, "Something went wrong, please try again later"));
};
