import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Queue } from "./request-queue.ts";

/**
 * Makes requests wait in queues for their slots. A full queue refuses a request before its body is
 * read; a slot is taken once the body has arrived, so that a slow client holds none, and released
 * when the answer begins, so that a stream holds none.
 * @param queueOf the queue of a request; null for one that never waits
 */
export const queueCalls = (
  app: FastifyInstance,
  queueOf: (request: FastifyRequest) => Queue | null,
): void => {
  const slots = new WeakMap<FastifyRequest, () => void>();
  app.addHook("onRequest", async (request) => {
    queueOf(request)?.refuseIfFull();
  });
  app.addHook("preValidation", async (request, { raw }) => {
    const closed = new AbortController();
    raw.once("close", () => closed.abort("gone"));
    const release = await queueOf(request)?.enter(closed.signal);
    if (!release) return;
    slots.set(request, release);
    for (const end of ["finish", "close"] as const) raw.once(end, release);
    if (closed.signal.aborted) release();
  });
  app.addHook("onSend", async (request) => slots.get(request)?.());
};
