import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { compile } from "@fastify/proxy-addr";

/** What the log says of a request. */
export type RequestRecord = {
  readonly id: string;
  /** The pattern of the route that answers, never the address: people type into those. */
  route: string | null;
  market: string | null;
};

/** The records of requests under way, each made when it is first asked for. */
export type RequestRecords = Readonly<{ of(request: IncomingMessage): RequestRecord }>;

export const requestIdHeader = "x-request-id";

const isId = /^[\w.-]{1,64}$/;

/** @param proxies whose `X-Request-Id` is taken over, so that one id goes through all logs; nobody else's is */
export const createRequestRecords = (proxies: readonly string[]): RequestRecords => {
  const isProxy = compile([...proxies]);
  const records = new WeakMap<IncomingMessage, RequestRecord>();

  const idOf = ({ headers, socket }: IncomingMessage): string => {
    const given = headers[requestIdHeader];
    if (typeof given !== "string" || !isId.test(given)) return randomUUID();
    return isProxy(socket.remoteAddress ?? "", 0) ? given : randomUUID();
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
