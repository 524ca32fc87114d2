import { connect, createServer, type Server, type Socket } from "node:net";

/** A TCP connection to a server that a test can break and restore. */
export type FragileLink = Readonly<{
  port: number;
  /** Stops listening: connections are refused. */
  cut(): Promise<void>;
  /** Closes every connection at once; unlike after `cut` they are counted. */
  refuse(): void;
  /** Lets nothing through and closes nothing. */
  stall(): void;
  restore(): Promise<void>;
  /** Connections tried so far. */
  connectionAttempts(): number;
  /** Connections open now. */
  openConnections(): number;
}>;

type State = "whole" | "refusing" | "hushed";

/** @param target a port of this machine */
export const fragileLink = async (target: number): Promise<FragileLink> => {
  const sockets = new Set<Socket>();
  const hushed = new Set<() => void>();
  let state: State = "whole";
  let tried = 0;

  const add = (socket: Socket, other: () => Socket | null) => {
    sockets.add(socket);
    socket.on("error", () => socket.destroy());
    socket.on("close", () => {
      sockets.delete(socket);
      other()?.destroy();
    });
  };

  const accept = (near: Socket) => {
    tried += 1;
    if (state === "refusing") return void near.resetAndDestroy();
    let far: Socket | null = null;
    add(near, () => far);
    const join = () => {
      if (near.destroyed || far) return;
      const made = connect(target, "127.0.0.1");
      far = made;
      add(made, () => near);
      for (const [from, to] of [
        [near, made],
        [made, near],
      ] as const)
        from.on("data", (part: Buffer) => {
          if (state !== "hushed") return void to.write(part);
          from.pause();
          from.unshift(part);
          hushed.add(() => from.resume());
        });
      near.resume();
    };
    if (state === "hushed") {
      near.pause();
      hushed.add(join);
    } else join();
  };

  const listen = (port: number): Promise<Server> =>
    new Promise((resolve) => {
      const server = createServer(accept);
      server.listen(port, "127.0.0.1", () => resolve(server));
    });
  const breakAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  let server = await listen(0);
  const address = server.address();
  const port = address && typeof address === "object" ? address.port : 0;
  return {
    port,
    async cut() {
      const closed = new Promise((resolve) => server.close(resolve));
      breakAll();
      await closed;
    },
    refuse() {
      state = "refusing";
      breakAll();
    },
    stall() {
      state = "hushed";
    },
    async restore() {
      state = "whole";
      for (const go of hushed) go();
      hushed.clear();
      if (!server.listening) server = await listen(port);
    },
    connectionAttempts: () => tried,
    openConnections: () => sockets.size,
  };
};
