import { createServer } from "node:net";

const reasons: Readonly<Record<string, string>> = {
  EADDRINUSE: "is in use; choose another with PORT",
  EACCES: "needs rights that this user has not; choose another with PORT",
};

/**
 * Checks the port before the database is opened and seeded, which takes long.
 * @throws Error with a message of one line that names the port and the remedy
 */
export const ensurePortIsFree = (port: number): Promise<void> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", (error: NodeJS.ErrnoException) =>
      reject(new Error(`Port ${port} ${reasons[error.code ?? ""] ?? `fails: ${error.message}`}.`)),
    );
    probe.listen(port, "0.0.0.0", () => probe.close(() => resolve()));
  });
