import type { FastifyInstance } from "fastify";

/**
 * Fastify closes the connection after an answer to a body that it has not read, and the system then
 * takes the answer away from a client that is still sending. Kept open, the rest of the body is read
 * by Node and thrown away, for no longer than a request may take.
 */
export const answerBeforeClosing = (app: FastifyInstance): void => {
  app.addHook("onSend", (request, reply, payload, done) => {
    if (!request.raw.complete) void reply.removeHeader("connection");
    done(null, payload);
  });
};
