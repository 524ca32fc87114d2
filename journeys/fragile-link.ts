import { connect, createServer, type Server, type Socket } from "node:net";

/** A line to a server that can be cut and mended, as a network's can. */
export type FragileLink = Readonly<{
  port: number;
  cut(): Promise<void>;
  mend(): Promise<void>;
}>;

/** Opens a line to a port of this machine. */
export const fragileLink = async (target: number): Promise<FragileLink> => {
  const sockets = new Set<Socket>();
  const listen = (port: number): Promise<Server> =>
    new Promise((resolve) => {
      const server = createServer((near) => {
        const far = connect(target, "127.0.0.1");
        for (const socket of [near, far]) {
          sockets.add(socket);
          socket.on("error", () => socket.destroy());
          socket.on("close", () => {
            sockets.delete(socket);
            near.destroy();
            far.destroy();
          });
        }
        near.pipe(far).pipe(near);
      });
      server.listen(port, "127.0.0.1", () => resolve(server));
    });
  let server = await listen(0);
  const address = server.address();
  const port = address && typeof address === "object" ? address.port : 0;
  return {
    port,
    async cut() {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
    async mend() {
      server = await listen(port);
    },
  };
};
