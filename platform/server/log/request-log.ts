import type { IncomingMessage, ServerResponse } from "node:http";
import type { FastifyBaseLogger } from "fastify";
import type { RequestRecords } from "./request-record.ts";

export type RequestLogOptions = Readonly<{
  records: RequestRecords;
  log: () => FastifyBaseLogger;
  /** Milliseconds that only grow. */
  elapsed: () => number;
}>;

/**
 * Writes one line for each request when its answer has ended: no address, query, body, cookie,
 * name of a browser or of a machine.
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
        // Who went away before the end of the answer has not had its status.
        ...(response.writableFinished ? {} : { aborted: true }),
      };
      log()[status >= 500 ? "error" : "info"](line, "request");
    });
  };
