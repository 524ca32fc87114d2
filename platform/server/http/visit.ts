import type { FastifyReply, FastifyRequest } from "fastify";

/** A request to a market's own host, by a page of it or by its script. */
export type Visit = Readonly<{
  request: FastifyRequest;
  /** Takes cookies; the answer itself is sent by others. */
  reply: FastifyReply;
  /** The market's id. */
  market: string;
}>;
