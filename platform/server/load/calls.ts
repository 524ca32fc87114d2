import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Queue } from "./queue.ts";

/**
 * Lets calls wait in queues for their places. Who finds a queue full is refused before anything of
 * the call is read; a place is taken once it has been read, so that a slow sender holds none, and
 * given back when the answer begins, so that a stream holds none either.
 * @param queueOf the queue of a request; null for what never waits
 */
export const admitCalls = (
  app: FastifyInstance,
  queueOf: (request: FastifyRequest) => Queue | null,
): void => {
  const places = new WeakMap<FastifyRequest, () => void>();
  app.addHook("onRequest", async (request) => {
    queueOf(request)?.turnAway();
  });
  app.addHook("preValidation", async (request, { raw }) => {
    const gone = new AbortController();
    raw.once("close", () => gone.abort("gone"));
    const leave = await queueOf(request)?.enter(gone.signal);
    if (!leave) return;
    places.set(request, leave);
    for (const end of ["finish", "close"] as const) raw.once(end, leave);
    if (gone.signal.aborted) leave();
  });
  app.addHook("onSend", async (request) => places.get(request)?.());
};
