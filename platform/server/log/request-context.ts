import { AsyncLocalStorage } from "node:async_hooks";
import type { FastifyInstance } from "fastify";

const current = new AsyncLocalStorage<string>();

/** The id of the request that is being answered here, null where there is none. */
export const currentRequestId = (): string | null => current.getStore() ?? null;

/** Lets everything that is done for a request know its id, however deep it lies. */
export const addRequestContext = (app: FastifyInstance): void => {
  app.addHook("onRequest", ({ id }, _reply, done) => current.run(id, done));
  // Once more after the body, whose events come from the connection and know of no request.
  app.addHook("preValidation", ({ id }, _reply, done) => current.run(id, done));
};
