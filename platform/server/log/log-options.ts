import { type FastifyServerOptions, LogController } from "fastify";
import { errorFacts, messageOf } from "./error-facts.ts";
import { currentRequestId } from "./request-context.ts";

export type LogTarget = Readonly<{ write(line: string): void }>;

type LoggerOptions = Exclude<FastifyServerOptions["logger"], boolean | undefined>;

const loggerOptions = (level: string, stream: LogTarget | null): LoggerOptions => ({
  level,
  ...(stream ? { stream } : {}),
  serializers: {
    // JavaScript can throw any value. Of a value that is not an Error only the type is logged,
    // because its fields may hold personal data.
    err: (thrown: unknown) => ({
      ...errorFacts(thrown instanceof Error ? thrown : new Error(`thrown: ${typeof thrown}`)),
    }),
    // The framework's default would log the request's address and the client's machine.
    req: ({ method }: { method: string }) => ({ method }),
    res: ({ statusCode }: { statusCode?: number }) => ({ statusCode }),
  },
  // Lines of a request's own logger hold the request's id already. Code without that logger writes
  // to the process's logger, whose lines get the id here.
  mixin(_line, _level, logger) {
    const requestId = currentRequestId();
    return requestId === null || "requestId" in logger.bindings() ? {} : { requestId };
  },
  hooks: {
    // When an error is the only argument, pino would log its message unchanged.
    logMethod([first, ...rest], method) {
      const thrown: unknown = first;
      if (thrown instanceof Error && rest.length === 0)
        method.apply(this, [{ err: thrown }, messageOf(thrown)]);
      else method.apply(this, [first, ...rest]);
    },
  },
});

/**
 * Options for a server's log: lines of JSON that identify no person. The framework's own line for
 * each request is switched off, because the framework does not see requests that are answered
 * before they reach it.
 * @param stream where the lines go; null for the standard output
 */
export const logOptions = (
  level: string,
  stream: LogTarget | null,
): Pick<FastifyServerOptions, "logger" | "logController"> => ({
  logger: level === "silent" ? false : loggerOptions(level, stream),
  logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: "requestId" }),
});
