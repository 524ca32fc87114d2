import type { Server } from "node:http";
import type { Socket } from "node:net";

/** Counts the requests of each connection, so that a server can stop without cutting an answer. */
export type Connections = Readonly<{
  /** From now on each answer closes its connection; new connections are still accepted. */
  startDraining(): void;
  /**
   * Closes idle connections now, and each of the others after its answer.
   * @param graceMs milliseconds after which the remaining ones are cut
   */
  closeAll(graceMs: number): void;
}>;

/**
 * @param server one that does not listen yet
 * @param timer calls back after some milliseconds
 */
export const watchConnections = (
  server: Server,
  timer: (milliseconds: number, call: () => void) => unknown,
): Connections => {
  const inFlight = new Map<Socket, number>();
  let isDraining = false;
  let isClosing = false;

  const count = (socket: Socket, change: number) => {
    const remaining = (inFlight.get(socket) ?? 0) + change;
    if (inFlight.has(socket)) inFlight.set(socket, remaining);
    if (isClosing && remaining === 0) socket.end(() => socket.destroy());
  };

  server.on("connection", (socket: Socket) => {
    inFlight.set(socket, 0);
    socket.once("close", () => inFlight.delete(socket));
  });
  // Runs before the request is answered, so that an answer written at once closes its connection
  // too.
  server.prependListener("request", ({ socket }, response) => {
    if (isDraining) response.shouldKeepAlive = false;
    count(socket, 1);
    response.once("close", () => count(socket, -1));
  });

  return {
    startDraining() {
      isDraining = true;
    },
    closeAll(graceMs) {
      isDraining = true;
      isClosing = true;
      for (const [socket, requests] of inFlight) if (requests === 0) socket.destroy();
      const destroyAll = () => {
        for (const socket of inFlight.keys()) socket.destroy();
      };
      timer(graceMs, destroyAll);
    },
  };
};
