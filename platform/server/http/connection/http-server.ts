import { createServer, type RequestListener, type Server } from "node:http";

const second = 1000;

/**
 * Timeouts in milliseconds, so that a client that is slow or gone does not hold a socket for ever.
 */
const limits = {
  /** Until a request's headers are complete; also for a connection that sends nothing. */
  headersTimeout: 15 * second,
  /** Until the whole request has arrived. */
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
