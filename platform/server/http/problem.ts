import type { FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import type { RuleError } from "#platform/rule-error.ts";
import { shorten, withShortQuotes } from "#platform/prose/short-quotes.ts";
import { isConnectionError } from "../database/away.ts";
import { isDiskFull } from "../files/disk-full.ts";
import { FilesAway } from "../files/files-away.ts";

/**
 * Seconds for `Retry-After` unless the Problem has its own; a database that restarts is usually
 * back within this time.
 */
const defaultRetryAfter = 5;

/** An error whose message the client may read; answered as RFC 9457 defines. */
export class Problem extends Error {
  readonly status: number;
  readonly extra: Readonly<Record<string, unknown>>;
  readonly retryAfter: number;
  /** @param retryAfter `Retry-After` in seconds, sent with 429 and 503 */
  constructor(
    status: number,
    detail: string,
    extra: Readonly<Record<string, unknown>> = {},
    retryAfter = defaultRetryAfter,
  ) {
    super(detail);
    this.status = status;
    this.extra = extra;
    this.retryAfter = retryAfter;
  }
}

/**
 * A write that something is in the way of.
 * @param obstacle what that is, in a few words: it is the title of the 409
 */
export const inTheWay = (
  obstacle: string,
  detail: string,
  extra: Readonly<Record<string, unknown>> = {},
): Problem => new Problem(409, detail, { title: obstacle, ...extra });

export const titles: Readonly<Record<number, string>> = {
  400: "Bad request",
  401: "Sign-in needed",
  403: "Not allowed",
  404: "Not found",
  405: "Method not allowed",
  409: "Something is in the way",
  410: "Gone",
  412: "Stale version",
  413: "Too large",
  415: "Unsupported media type",
  416: "Not in this file",
  422: "Validation failed",
  423: "Locked",
  428: "Confirmation needed",
  429: "Too many requests",
  503: "Not available",
  507: "No room left",
};

const withShortPath = ({ path, message, ...rest }: RuleError) => ({
  ...rest,
  path: shorten(path),
  message: withShortQuotes(message),
});

const errorsSchema = z.array(z.looseObject({ path: z.string(), message: z.string() }));

/** The errors of fields without long texts that somebody sent; nothing where there are none. */
const shortErrors = ({ errors }: Problem["extra"]): object => {
  const { data } = errorsSchema.safeParse(errors);
  return data ? { errors: data.map(withShortPath) } : {};
};

/** Sends no stack, SQL or internal path, and little of what was sent to us. */
export const sendProblem = (reply: FastifyReply, problem: Problem): FastifyReply => {
  const { status, message, extra, retryAfter } = problem;
  if ((status === 429 || status === 503) && !reply.hasHeader("retry-after"))
    reply.header("retry-after", String(retryAfter));
  return reply
    .status(status)
    .header("cache-control", "no-store")
    .type("application/problem+json")
    .send({
      type: "about:blank",
      title: titles[status] ?? "Error",
      status,
      detail: withShortQuotes(message),
      ...extra,
      ...shortErrors(extra),
    });
};

/** A full disk, an unreachable store or database as a problem; null for a bug of our own. */
const infrastructureProblem = (error: unknown): Problem | null => {
  if (isDiskFull(error))
    return new Problem(507, "There is no room left to store this. Nothing was changed.");
  if (error instanceof FilesAway)
    return new Problem(503, "The store of files does not answer, please try again in a moment.");
  if (isConnectionError(error))
    return new Problem(503, "The database does not answer, please try again in a moment.");
  return null;
};

/**
 * Fastify's error handler: sends a Problem as it is, and hides the message of an unexpected error.
 */
export const answerError = (
  error: Error & { statusCode?: number },
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply => {
  if (error instanceof Problem) return sendProblem(reply, error);
  const status = error.statusCode ?? 500;
  // The message is Fastify's own and may hold an address or a type of any length.
  if (status < 500) return sendProblem(reply, new Problem(status, shorten(error.message)));
  request.log.error(error);
  const unexpected = new Problem(status, "Something went wrong, please try again later");
  return sendProblem(reply, infrastructureProblem(error) ?? unexpected);
};
