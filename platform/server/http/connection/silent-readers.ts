import { Socket } from "node:net";
import type { FastifyInstance } from "fastify";

/** Milliseconds; event streams send a heartbeat more often. */
export const readerPatienceMs = 30_000;

/**
 * Closes the connection of whoever takes nothing of an answer for so long, since the answer, or a
 * slice of it, is held for them. Node itself tells a reader who is slow from one who is silent.
 */
export const letGoOfSilentReaders = (app: FastifyInstance, patienceMs = readerPatienceMs): void => {
  app.addHook("onSend", (request, _reply, payload, done) => {
    const { socket } = request.raw;
    if (socket instanceof Socket) socket.setTimeout(patienceMs);
    done(null, payload);
  });
};
