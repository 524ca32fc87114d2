import { type FastifyServerOptions, LogController } from "fastify";
import { errorFacts, messageOf } from "./error-facts.ts";
import { currentRequestId } from "./request-context.ts";

export type LogTarget = Readonly<{ write(line: string): void }>;

type LoggerOptions = Exclude<FastifyServerOptions["logger"], boolean | undefined>;

const loggerOptions = (level: string, stream: LogTarget | null): LoggerOptions => ({
  level,
  ...(stream ? { stream } : {}),
  serializers: {
    // Anything can be thrown; what is no error has no fields that are known to be harmless.
    err: (thrown: unknown) => ({
      ...errorFacts(thrown instanceof Error ? thrown : new Error(`thrown: ${typeof thrown}`)),
    }),
    // Lines of the framework's own would name address and machine.
    req: ({ method }: { method: string }) => ({ method }),
    res: ({ statusCode }: { statusCode?: number }) => ({ statusCode }),
  },
  // The log of a request names it already; what lies deeper writes to that of the process.
  mixin(_line, _level, logger) {
    const requestId = currentRequestId();
    return requestId === null || "requestId" in logger.bindings() ? {} : { requestId };
  },
  hooks: {
    // Of an error alone pino would take the message as it is.
    logMethod([first, ...rest], method) {
      const words: unknown = first;
      if (words instanceof Error && rest.length === 0)
        method.apply(this, [{ err: words }, messageOf(words)]);
      else method.apply(this, [first, ...rest]);
    },
  },
});

/**
 * A server's log: lines of JSON without anything that says who somebody is. The framework writes
 * none for a request, since it does not see those that are answered before it.
 * @param stream where they go; null for the standard output
 */
export const logOptions = (
  level: string,
  stream: LogTarget | null,
): Pick<FastifyServerOptions, "logger" | "logController"> => ({
  logger: level === "silent" ? false : loggerOptions(level, stream),
  logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: "requestId" }),
});
