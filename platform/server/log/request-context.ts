import { AsyncLocalStorage } from "node:async_hooks";
import type { FastifyInstance } from "fastify";

const current = new AsyncLocalStorage<string>();

/** The id of the request for which the calling code runs; null outside a request. */
export const currentRequestId = (): string | null => current.getStore() ?? null;

/** Makes a request's id known to all code that runs for the request, without passing it on. */
export const addRequestContext = (app: FastifyInstance): void => {
  app.addHook("onRequest", ({ id }, _reply, done) => current.run(id, done));
  // The id is set again after the body has been read: the body's events belong to the connection,
  // whose code runs outside the request's context.
  app.addHook("preValidation", ({ id }, _reply, done) => current.run(id, done));
};
