import { connect, createServer, type AddressInfo, type Socket } from "node:net";

/** A line to a port of this machine that can break: all connections are then gone at once. */
export const openLine = async (port: number) => {
  const sockets = new Set<Socket>();
  const line = createServer((near) => {
    const far = connect(port, "127.0.0.1");
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
  await new Promise<void>((resolve) => line.listen(0, "127.0.0.1", resolve));
  return {
    port: (line.address() as AddressInfo).port,
    break: (): number => {
      const count = sockets.size / 2;
      for (const socket of sockets) socket.destroy();
      return count;
    },
    close: () => {
      for (const socket of sockets) socket.destroy();
      line.close();
    },
  };
};
