import type { Server } from "node:http";
import type { Socket } from "node:net";

/** The connections of a server, so that it can be stopped without cutting what is being answered. */
export type Connections = Readonly<{
  /** From now on each answer is the last one of its connection; new connections are still taken. */
  beginToLeave(): void;
  /**
   * Ends every connection that waits for nothing, and each of the others once it has its answer.
   * @param patience milliseconds after which those that are left are cut
   */
  letGo(patience: number): void;
}>;

/** Watches the connections of a server that does not listen yet. */
export const watchConnections = (server: Server): Connections => {
  const inFlight = new Map<Socket, number>();
  let isLeaving = false;
  let isOver = false;

  const count = (socket: Socket, change: number) => {
    const left = (inFlight.get(socket) ?? 0) + change;
    if (inFlight.has(socket)) inFlight.set(socket, left);
    if (isOver && left === 0) socket.end(() => socket.destroy());
  };

  server.on("connection", (socket: Socket) => {
    inFlight.set(socket, 0);
    socket.once("close", () => inFlight.delete(socket));
  });
  // Before whoever answers, so that an answer that is written at once says so too.
  server.prependListener("request", ({ socket }, response) => {
    if (isLeaving) response.shouldKeepAlive = false;
    count(socket, 1);
    response.once("close", () => count(socket, -1));
  });

  return {
    beginToLeave() {
      isLeaving = true;
    },
    letGo(patience) {
      isLeaving = true;
      isOver = true;
      for (const [socket, requests] of inFlight) if (requests === 0) socket.destroy();
      const cut = () => {
        for (const socket of inFlight.keys()) socket.destroy();
      };
      setTimeout(cut, patience).unref();
    },
  };
};
