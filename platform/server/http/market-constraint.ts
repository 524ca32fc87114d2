import type { IncomingMessage } from "node:http";
import type { FastifyInstance } from "fastify";
import { anyMarket } from "#platform/server/http/routes/api.ts";

type Strategy = Parameters<FastifyInstance["addConstraintStrategy"]>[0];
type Handler = Parameters<ReturnType<Strategy["storage"]>["set"]>[1];

/**
 * Lets a route answer on the hosts of one market alone: `constraints: { market: "it-IT" }`,
 * or on those of all markets.
 * @param marketOf the market of a `Host` header
 */
export const marketConstraint = (marketOf: (host: string) => string | undefined): Strategy => ({
  name: "market",
  storage() {
    const handlers = new Map<unknown, Handler>();
    return {
      get: (market) => handlers.get(market) ?? handlers.get(anyMarket) ?? null,
      set: (market, handler) => void handlers.set(market, handler),
    };
  },
  deriveConstraint: ({ headers }: IncomingMessage) => marketOf(headers.host ?? ""),
  mustMatchWhenDerived: false,
});
