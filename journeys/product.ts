import { type ChildProcess, spawn } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { get } from "node:http";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, chromium } from "playwright-core";

/**
 * Below the ports that the system gives to outgoing connections: one of those could be taken between
 * being found and being used.
 */
const firstPort = 20_000;
const portCount = 12_000;

const canListen = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(false));
    server.listen(port, "127.0.0.1", () => server.close(() => resolve(true)));
  });

/** Finds a port on which nothing listens. */
export const freePort = async (): Promise<number> => {
  const port = firstPort + Math.floor(Math.random() * portCount);
  return (await canListen(port)) ? port : freePort();
};

/**
 * Resolves when the built product reports that it listens. Rejects with the output of the product
 * when it ends earlier.
 */
export const waitUntilListening = (server: ChildProcess): Promise<void> =>
  new Promise((resolve, reject) => {
    let output = "";
    const collect = (text: Buffer) => {
      output += text.toString();
      if (output.includes("back-office")) resolve();
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

/** Functions that build addresses of a running product and read pages from it. */
export const clientOf = (port: number) => ({
  at: (host: string, path: string) => `http://${host}:${port}${path}`,
  read: (host: string, path: string) => bodyOf(port, host, path),
});

/**
 * Starts the built product with its own port and data folder. `stop` ends it and removes the
 * folder.
 * @param loadedFolder the data folder of a stopped product; it is copied, so that the demo is not
 * loaded again
 */
export const startProduct = async (
  environment: Readonly<Record<string, string>> = {},
  loadedFolder: string | null = null,
) => {
  const port = Number(environment["PORT"] ?? (await freePort()));
  const folder = mkdtempSync(join(tmpdir(), "wayroam-journey-"));
  if (loadedFolder) cpSync(loadedFolder, folder, { recursive: true });
  const server = spawn(process.execPath, ["build/site/server/index.js"], {
    env: {
      ...process.env,
      MODE: "demo",
      WARM: "0",
      NODE_ENV: "production",
      PORT: String(port),
      DATA_DIR: folder,
      DATABASE_URL: "",
      ...environment,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  server.stdout.on("data", (text: Buffer) => (output += text.toString()));
  await waitUntilListening(server);
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

// Debian's headless shell needs less of the processor, but it drops the beacons of pages whose
// context is closed, by which an editor releases its locks.
const browsers = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/**
 * Starts the Chromium that is installed on the machine.
 * @throws Error when none is installed
 */
export const openBrowser = (extraArguments: readonly string[] = []): Promise<Browser> => {
  const executablePath = process.env["CHROMIUM"] ?? browsers.find((path) => existsSync(path));
  if (!executablePath) throw new Error("Install Chromium, or name it in CHROMIUM.");
  return chromium.launch({
    executablePath,
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      ...extraArguments,
    ],
  });
};
