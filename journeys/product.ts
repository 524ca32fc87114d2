import { type ChildProcess, spawn } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { get } from "node:http";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, chromium } from "playwright-core";

/** A port that nothing listens on. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.on("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() =>
        address && typeof address === "object"
          ? resolve(address.port)
          : reject(new Error("no port")),
      );
    });
  });

/**
 * Resolves when the built product reports that it listens; rejects with its output when it ends
 * before.
 */
export const waitUntilListening = (server: ChildProcess): Promise<void> =>
  new Promise((resolve, reject) => {
    let said = "";
    const hear = (text: Buffer) => {
      said += text.toString();
      if (said.includes("back-office")) resolve();
    };
    server.stdout?.on("data", hear);
    server.stderr?.on("data", hear);
    server.on("exit", (code) => reject(new Error(`The product ended with ${code}:\n${said}`)));
  });

/** The host is given only in the header, because Node may not resolve `*.localhost`. */
const bodyOf = (port: number, host: string, path: string): Promise<string> =>
  new Promise((resolve, reject) => {
    get({ host: "127.0.0.1", port, path, headers: { host } }, (answer) => {
      let body = "";
      answer.setEncoding("utf8");
      answer.on("data", (part: string) => (body += part));
      answer.on("end", () => resolve(body));
    }).on("error", reject);
  });

/** Addresses of a product on a port. */
export const clientOf = (port: number) => ({
  at: (host: string, path: string) => `http://${host}:${port}${path}`,
  read: (host: string, path: string) => bodyOf(port, host, path),
});

/**
 * The built product on a port and a data folder of its own; `stop` ends it and removes the folder.
 * @param loaded a data folder of an ended product, copied: the demo is there and need not be loaded
 */
export const startProduct = async (
  environment: Readonly<Record<string, string>> = {},
  loaded: string | null = null,
) => {
  const port = Number(environment["PORT"] ?? (await freePort()));
  const folder = mkdtempSync(join(tmpdir(), "wayroam-journey-"));
  if (loaded) cpSync(loaded, folder, { recursive: true });
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
  const end = async () => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const ended = new Promise((resolve) => server.once("exit", resolve));
    server.kill("SIGTERM");
    await ended;
  };
  return {
    /** Its data folder, which `stop` removes. */
    folder,
    port,
    ...clientOf(port),
    /** Its exit code or signal; null while it runs. */
    ended: () => server.exitCode ?? server.signalCode,
    /** Everything written to its standard output so far. */
    output: () => output,
    /** Ends the process and keeps its data. */
    end,
    async stop() {
      await end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

// The shell is Chromium without its windows: the same pages for two thirds of the processor's time.
const browsers = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
];

/** The machine's own Chromium. @throws when there is none */
export const openBrowser = (more: readonly string[] = []): Promise<Browser> => {
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
      ...more,
    ],
  });
};
