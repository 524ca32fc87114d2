import { connect, type Socket } from "node:net";

/**
 * Opens a TCP connection. `ended` resolves to everything that was received once the connection is
 * closed.
 */
export const openConnection = async (
  port: number,
): Promise<{ socket: Socket; ended: Promise<string> }> => {
  const socket = connect(port, "127.0.0.1");
  await new Promise((resolve) => socket.once("connect", resolve));
  let received = "";
  socket.on("data", (part) => (received += part.toString("latin1")));
  const ended = new Promise<string>((resolve) => {
    socket.on("error", () => resolve(received));
    socket.on("close", () => resolve(received));
  });
  return { socket, ended };
};

export const requestHead = (method: string, path: string, ...more: readonly string[]) =>
  [`${method} ${path} HTTP/1.1`, "host: it.localhost", ...more, "", ""].join("\r\n");

/** Asks over a connection of its own. @returns status line, headers and body */
export const askOnce = async (port: number, path: string): Promise<string> => {
  const { socket, ended } = await openConnection(port);
  socket.write(requestHead("GET", path, "connection: close"));
  return ended;
};

/** Whether nobody listens on the port. */
export const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("error", () => resolve(true));
    socket.once("connect", () => {
      socket.destroy();
      resolve(false);
    });
  });
