import { createServer, type RequestListener, type Server } from "node:http";

const second = 1000;

/** In milliseconds. A slow client, or one that is gone, holds no socket for ever. */
const limits = {
  /** Until a request's headers are complete; also for a connection that sends nothing. */
  headersTimeout: 15 * second,
  /** Until the whole request has arrived. */
  requestTimeout: 60 * second,
  /**
   * Between two requests: longer than a load balancer's, so that it never writes to a closed
   * connection.
   */
  keepAliveTimeout: 72 * second,
  connectionsCheckingInterval: 5 * second,
};

/** Milliseconds without a byte in either direction; event streams send a heartbeat more often. */
const idleTimeoutMs = 120 * second;

export const createHttpServer = (answer: RequestListener): Server =>
  createServer(limits, answer).setTimeout(idleTimeoutMs);
