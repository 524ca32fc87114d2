import { type ChildProcess, spawn } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { get } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

/**
 * The port on which the built product says that it listens. Rejects with the output of the product
 * when it ends earlier.
 */
export const listeningPort = (server: ChildProcess): Promise<number> =>
  new Promise((resolve, reject) => {
    let output = "";
    const collect = (text: Buffer) => {
      output += text.toString();
      const [, port] = /^Listening on port (\d+) for$/m.exec(output) ?? [];
      if (port) resolve(Number(port));
    };
    server.stdout?.on("data", collect);
    server.stderr?.on("data", collect);
    server.on("exit", (code) => reject(new Error(`The product ended with ${code}:\n${output}`)));
  });

/**
 * The address is on loopback and the host only in the header, because Node may not resolve
 * `*.localhost`.
 */
const bodyOf = (port: number, host: string, path: string): Promise<string> =>
  new Promise((resolve, reject) => {
    get({ host: "127.0.0.1", port, path, headers: { host } }, (answer) => {
      let body = "";
      answer.setEncoding("utf8");
      answer.on("data", (part: string) => (body += part));
      answer.on("end", () => resolve(body));
    }).on("error", reject);
  });

/** Waits until a process may be sent requests. Rejects when nobody listens any more. */
const untilReady = async (port: number): Promise<void> => {
  const status = await new Promise<number | undefined>((resolve, reject) => {
    get({ host: "127.0.0.1", port, path: "/health/ready" }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    }).on("error", reject);
  });
  if (status === 200) return;
  await sleep(50);
  return untilReady(port);
};

/** Functions that build addresses of a running product and read pages from it. */
export const clientOf = (port: number) => ({
  at: (host: string, path: string) => `http://${host}:${port}${path}`,
  read: (host: string, path: string) => bodyOf(port, host, path),
});

/**
 * Starts the built product on a port that the system gives it, with its own data folder. `stop` ends
 * it and removes the folder.
 * @param loadedFolder the data folder of a stopped product; it is copied, so that the demo is not
 * loaded again
 */
export const startProduct = async (
  environment: Readonly<Record<string, string>> = {},
  loadedFolder: string | null = null,
) => {
  const folder = mkdtempSync(join(tmpdir(), "wayroam-journey-"));
  if (loadedFolder) cpSync(loadedFolder, folder, { recursive: true });
  const server = spawn(process.execPath, ["build/site/server/index.js"], {
    env: {
      ...process.env,
      MODE: "demo",
      WARM: "0",
      NODE_ENV: "production",
      PORT: "0",
      DATA_DIR: folder,
      DATABASE_URL: "",
      ...environment,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  server.stdout.on("data", (text: Buffer) => (output += text.toString()));
  const port = await listeningPort(server);
  await untilReady(port);
  const endBy = async (signal: "SIGTERM" | "SIGKILL") => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const ended = new Promise((resolve) => server.once("exit", resolve));
    server.kill(signal);
    await ended;
  };
  const end = () => endBy("SIGTERM");
  return {
    /** The data folder, which `stop` removes. */
    folder,
    port,
    ...clientOf(port),
    /** The exit code or signal; null while the process runs. */
    exitStatus: () => server.exitCode ?? server.signalCode,
    /** Everything that the process has written to its standard output so far. */
    output: () => output,
    /** Ends the process but keeps its data folder. */
    end,
    /** Ends the process without a chance to finish anything. */
    kill: () => endBy("SIGKILL"),
    async stop() {
      await end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
