import { createServer } from "node:net";

// Systems give ports from 32768 on to connections and to those that ask for any port, so one that
// was free a moment ago may not be.
const [first, count] = [20_000, 10_000];

/** A port on loopback for a program that cannot be given port 0: free, and left free by the system. */
export const freePort = () =>
  new Promise((resolve) => {
    const port = first + Math.floor(Math.random() * count);
    const server = createServer();
    server.once("error", () => resolve(freePort()));
    server.listen(port, "127.0.0.1", () => server.close(() => resolve(port)));
  });
