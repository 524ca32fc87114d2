import { createServer, type RequestListener, type Server } from "node:http";

const second = 1000;

/**
 * Timeouts in milliseconds, so that a client that is slow or gone does not hold a socket for ever.
 */
const limits = {
  /** For a request's headers to be complete; also for a connection that sends nothing. */
  headersTimeout: 15 * second,
  /** For the whole request to arrive. */
  requestTimeout: 60 * second,
  /**
   * Between two requests. This is longer than a load balancer's timeout, so that a balancer never
   * writes to a connection that we have closed.
   */
  keepAliveTimeout: 72 * second,
  connectionsCheckingInterval: 5 * second,
};

/** Milliseconds without a byte in either direction; event streams send a heartbeat more often. */
const idleTimeoutMs = 120 * second;

export const createHttpServer = (answer: RequestListener): Server =>
  createServer(limits, answer).setTimeout(idleTimeoutMs);
