import { Agent, request } from "node:http";
import { endProcess, startProcess } from "../start/process.ts";

export type Answer = Readonly<{
  status: number;
  /** Milliseconds from the request to the first byte of the answer. */
  firstByteMs: number;
  body: string;
}>;

export type Product = Readonly<{
  ask(path: string, headers?: Readonly<Record<string, string>>): Promise<Answer>;
  stop(): Promise<void>;
}>;

/** Starts the built product; all processes share one folder for pictures. */
export const startProduct = async (
  url: string,
  port: number,
  folder: string,
  host: string,
): Promise<Product> => {
  const server = await startProcess({
    PORT: String(port),
    DATA_DIR: folder,
    DATABASE_URL: url,
    LOG_LEVEL: "error",
  });
  const agent = new Agent({ keepAlive: true });
  return {
    ask: (path, headers = {}) =>
      new Promise((resolve, reject) => {
        const startedAt = performance.now();
        const allHeaders = { host, "accept-encoding": "identity", ...headers };
        request({ host: "127.0.0.1", port, path, headers: allHeaders, agent }, (answer) => {
          let firstByteMs = 0;
          const parts: Buffer[] = [];
          answer.on("data", (part: Buffer) => {
            if (parts.length === 0) firstByteMs = performance.now() - startedAt;
            parts.push(part);
          });
          answer.on("end", () =>
            resolve({
              status: answer.statusCode ?? 0,
              firstByteMs,
              body: Buffer.concat(parts).toString(),
            }),
          );
        })
          .on("error", reject)
          .end();
      }),
    async stop() {
      agent.destroy();
      await endProcess(server, "SIGTERM");
    },
  };
};
