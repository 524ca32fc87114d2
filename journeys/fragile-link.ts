import { connect, createServer, type Server, type Socket } from "node:net";

/** A TCP proxy in front of a server. Tests can break and restore its connections. */
export type FragileLink = Readonly<{
  port: number;
  /** Stops listening, so that connections are refused. */
  cut(): Promise<void>;
  /**
   * Resets open connections, and new ones as soon as they are accepted. Unlike after `cut`, the
   * attempts to connect are counted.
   */
  refuse(): void;
  /** Keeps every connection open, but forwards no data. */
  stall(): void;
  restore(): Promise<void>;
  connectionAttempts(): number;
  /**
   * The number of open connections on both sides: from clients to the proxy, and from the proxy to
   * the server.
   */
  openConnections(): number;
}>;

type State = "whole" | "refusing" | "stalled";

/** @param target the port of the server on this machine */
export const fragileLink = async (target: number): Promise<FragileLink> => {
  const sockets = new Set<Socket>();
  const resumeActions = new Set<() => void>();
  let state: State = "whole";
  let attempts = 0;

  const add = (socket: Socket, peer: () => Socket | null) => {
    sockets.add(socket);
    socket.on("error", () => socket.destroy());
    socket.on("close", () => {
      sockets.delete(socket);
      peer()?.destroy();
    });
  };

  const accept = (clientSide: Socket) => {
    attempts += 1;
    if (state === "refusing") return void clientSide.resetAndDestroy();
    let serverSide: Socket | null = null;
    add(clientSide, () => serverSide);
    const connectUpstream = () => {
      if (clientSide.destroyed || serverSide) return;
      const upstream = connect(target, "127.0.0.1");
      serverSide = upstream;
      add(upstream, () => clientSide);
      for (const [from, to] of [
        [clientSide, upstream],
        [upstream, clientSide],
      ] as const)
        from.on("data", (chunk: Buffer) => {
          if (state !== "stalled") return void to.write(chunk);
          from.pause();
          from.unshift(chunk);
          resumeActions.add(() => from.resume());
        });
      clientSide.resume();
    };
    if (state === "stalled") {
      clientSide.pause();
      resumeActions.add(connectUpstream);
    } else connectUpstream();
  };

  const listen = (port: number): Promise<Server> =>
    new Promise((resolve) => {
      const server = createServer(accept);
      server.listen(port, "127.0.0.1", () => resolve(server));
    });
  const destroyAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  let server = await listen(0);
  const address = server.address();
  const port = address && typeof address === "object" ? address.port : 0;
  return {
    port,
    async cut() {
      const closed = new Promise((resolve) => server.close(resolve));
      destroyAll();
      await closed;
    },
    refuse() {
      state = "refusing";
      destroyAll();
    },
    stall() {
      state = "stalled";
    },
    async restore() {
      state = "whole";
      for (const resume of resumeActions) resume();
      resumeActions.clear();
      if (!server.listening) server = await listen(port);
    },
    connectionAttempts: () => attempts,
    openConnections: () => sockets.size,
  };
};
