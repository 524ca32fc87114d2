import { createServer, type AddressInfo, type Socket } from "node:net";
import type { FastifyInstance } from "fastify";

const reasons: Readonly<Record<string, string>> = {
  EADDRINUSE: "is in use; choose another with PORT",
  EACCES: "needs rights that this user has not; choose another with PORT",
};

/** A port that is this process's already, though nobody is answered on it yet. */
export type HeldPort = Readonly<{
  port: number;
  /** Lets a server answer on the port until it is closed. Hooks cannot be added to it any more. */
  listen(app: FastifyInstance): Promise<void>;
  /** Gives the port up before a server listens. */
  release(): void;
}>;

/**
 * Takes a port before the database is opened and seeded, which takes long. Until the server listens,
 * connections are reset, so that a balancer goes on to another process as if nobody was there.
 * @param port 0 for one that the system chooses
 * @throws Error with a message of one line that names the port and the remedy
 */
export const holdPort = (port: number): Promise<HeldPort> =>
  new Promise((resolve, reject) => {
    const held = createServer((socket: Socket) => void socket.resetAndDestroy());
    held.once("error", (error: NodeJS.ErrnoException) =>
      reject(new Error(`Port ${port} ${reasons[error.code ?? ""] ?? `fails: ${error.message}`}.`)),
    );
    const listen = async (app: FastifyInstance) => {
      // Fastify closes only what it has opened itself.
      app.addHook(
        "preClose",
        () => new Promise<void>((closed) => app.server.close(() => closed())),
      );
      await app.ready();
      await new Promise<void>((listening) => app.server.listen(held, listening));
    };
    held.listen(port, "0.0.0.0", () =>
      resolve({
        port: (held.address() as AddressInfo).port,
        listen,
        release: () => void held.close(),
      }),
    );
  });
