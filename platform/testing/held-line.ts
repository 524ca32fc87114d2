import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/**
 * A line to a port of this machine on which connections may be kept waiting, as a server does that
 * is busy: they are taken, and nothing is said. The caller closes it.
 */
export const openHeldLine = async (target: number) => {
  /** How many more connections are passed on; the others wait. */
  let passes = Infinity;
  const waiting: Socket[] = [];
  const sockets = new Set<Socket>();
  const pass = (client: Socket) => {
    const server = connect(target, "127.0.0.1");
    sockets.add(server);
    server.on("error", () => client.destroy());
    server.on("close", () => client.destroy());
    client.on("close", () => server.destroy());
    client.pipe(server).pipe(client);
  };
  const line = createServer((client) => {
    sockets.add(client);
    client.on("error", () => client.destroy());
    passes -= 1;
    if (passes >= 0) pass(client);
    else waiting.push(client);
  });
  await new Promise<void>((resolve) => line.listen(0, "127.0.0.1", resolve));
  return {
    port: (line.address() as AddressInfo).port,
    /** Those after so many more wait. */
    holdAfter(count: number) {
      passes = count;
    },
    /** How many have waited so far. */
    held: () => waiting.length,
    release() {
      passes = Infinity;
      for (const client of waiting) pass(client);
    },
    close() {
      for (const socket of sockets) socket.destroy();
      line.close();
    },
  };
};
