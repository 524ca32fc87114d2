import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { compile } from "@fastify/proxy-addr";

/** What the log says of a request. */
export type RequestRecord = {
  readonly id: string;
  /**
   * The pattern of the route that answers. The address is not logged, because people type personal
   * data into addresses.
   */
  route: string | null;
  market: string | null;
};

/** The records of requests under way. A record is created when it is first asked for. */
export type RequestRecords = Readonly<{ of(request: IncomingMessage): RequestRecord }>;

export const requestIdHeader = "x-request-id";

const isId = /^[\w.-]{1,64}$/;

/**
 * @param proxies addresses of trusted proxies. The log takes over their `X-Request-Id`, so that one
 *   id goes through all logs, and nobody else's.
 */
export const createRequestRecords = (proxies: readonly string[]): RequestRecords => {
  const isProxy = compile([...proxies]);
  const records = new WeakMap<IncomingMessage, RequestRecord>();

  const idOf = ({ headers, socket }: IncomingMessage): string => {
    const clientsId = headers[requestIdHeader];
    if (typeof clientsId !== "string" || !isId.test(clientsId)) return randomUUID();
    return isProxy(socket.remoteAddress ?? "", 0) ? clientsId : randomUUID();
  };

  return {
    of(request) {
      const known = records.get(request);
      if (known) return known;
      const record = { id: idOf(request), route: null, market: null };
      records.set(request, record);
      return record;
    },
  };
};
