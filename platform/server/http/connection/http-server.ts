import { createServer, type RequestListener, type Server } from "node:http";

const second = 1000;

/** Milliseconds for a client at each step, so that a slow one or one that is gone holds no socket for ever. */
const limits = {
  /** Until a request's head is there; a connection that sends nothing is held to it as well. */
  headersTimeout: 15 * second,
  /** Until the whole request is there. */
  requestTimeout: 60 * second,
  /** Between two requests: longer than a balancer's, so that it never writes to a closed connection. */
  keepAliveTimeout: 72 * second,
  connectionsCheckingInterval: 5 * second,
};

/** Without a byte in either direction; the streams of events beat more often than that. */
const silence = 120 * second;

/** A server that does not listen yet, and waits for nobody longer than it has to. */
export const createHttpServer = (answer: RequestListener): Server =>
  createServer(limits, answer).setTimeout(silence);
