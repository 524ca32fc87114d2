import { createServer } from "node:net";

const reasons: Readonly<Record<string, string>> = {
  EADDRINUSE: "is in use; choose another with PORT",
  EACCES: "needs rights that this user has not; choose another with PORT",
};

/**
 * Sees before anything is loaded whether the server will be able to listen.
 * @throws Error in one line that names the port and the way out
 */
export const ensurePortIsFree = (port: number): Promise<void> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", (error: NodeJS.ErrnoException) =>
      reject(new Error(`Port ${port} ${reasons[error.code ?? ""] ?? `fails: ${error.message}`}.`)),
    );
    probe.listen(port, "0.0.0.0", () => probe.close(() => resolve()));
  });
