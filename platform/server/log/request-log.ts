import type { IncomingMessage, ServerResponse } from "node:http";
import type { FastifyBaseLogger } from "fastify";
import type { RequestRecords } from "./request-record.ts";

export type RequestLogOptions = Readonly<{
  records: RequestRecords;
  log: () => FastifyBaseLogger;
  /** Milliseconds of a monotonic clock. */
  elapsed: () => number;
}>;

/**
 * Writes one line for each request when its answer has ended. The line holds no address, query,
 * body or cookie, and no name of a browser or of a machine.
 */
export const createRequestLog =
  ({ records, log, elapsed }: RequestLogOptions) =>
  (request: IncomingMessage, response: ServerResponse): void => {
    const begun = elapsed();
    response.once("close", () => {
      const { id, route, market } = records.of(request);
      const status = response.statusCode;
      const line = {
        requestId: id,
        method: request.method,
        route,
        market,
        status,
        durationMs: Math.round((elapsed() - begun) * 10) / 10,
        // A client that left before the answer's end has not received the status.
        ...(response.writableFinished ? {} : { aborted: true }),
      };
      log()[status >= 500 ? "error" : "info"](line, "request");
    });
  };
