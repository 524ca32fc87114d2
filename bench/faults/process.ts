import { type ChildProcess, spawn } from "node:child_process";
import { createServer } from "node:net";
import { request } from "node:http";

/** A port that nobody listens at. */
export const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(address && typeof address === "object" ? address.port : 0));
    });
  });

const running = new Set<ChildProcess>();
process.on("exit", () => {
  for (const child of running) child.kill("SIGKILL"); // a fault that failed leaves nothing behind
});

for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(1));

/** Starts the built product, which may be killed and started again on its port and folder. */
export const startProcess = async (
  environment: Readonly<Record<string, string>>,
  [program = process.execPath, ...words]: readonly string[] = [
    process.execPath,
    "build/site/server/index.js",
  ],
): Promise<ChildProcess> => {
  const child = spawn(program, words, {
    env: {
      ...process.env,
      MODE: "demo",
      NODE_ENV: "production",
      DATABASE_URL: "",
      SESSION_SECRET: "the same after each start, 32 and more",
      WARM: "0",
      ...environment,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  running.add(child);
  child.once("exit", () => running.delete(child));
  await new Promise<void>((resolve, reject) => {
    let said = "";
    const hear = (text: Buffer) => {
      said = `${said}${text.toString()}`.slice(-4000);
      if (said.includes("back-office")) resolve();
    };
    child.stdout.on("data", hear);
    child.stderr.on("data", hear);
    child.once("exit", (code) => reject(new Error(`The product ended with ${code}:\n${said}`)));
  });
  return child;
};

/** Ends a process; its exit code (null where a signal ended it) and the milliseconds until then. */
export const endProcess = async (child: ChildProcess, signal: "SIGTERM" | "SIGKILL") => {
  const begun = performance.now();
  if (child.exitCode === null && child.signalCode === null) {
    const ended = new Promise((resolve) => child.once("exit", resolve));
    child.kill(signal);
    await ended;
  }
  return { code: child.exitCode, ms: Math.round(performance.now() - begun) };
};

export type Answer = Readonly<{ status: number; ms: number; retryAfter: string | undefined }>;

/** Asks for a path; status 0 means that the line broke or that nothing came in ten seconds. */
export const ask = (port: number, path: string, host = "it.localhost"): Promise<Answer> =>
  new Promise((resolve) => {
    const begun = performance.now();
    const tell = (status: number, retryAfter?: string) =>
      resolve({ status, ms: Math.round(performance.now() - begun), retryAfter });
    const asked = request(
      { host: "127.0.0.1", port, path, headers: { host }, agent: false },
      (answer) => {
        answer.resume();
        answer.on("end", () => tell(answer.statusCode ?? 0, answer.headers["retry-after"]));
        answer.on("error", () => tell(0));
      },
    );
    asked.setTimeout(10_000, () => asked.destroy());
    asked.on("error", () => tell(0));
    asked.end();
  });

/** Milliseconds until readiness answers 200; Infinity when it does not within the given time. */
export const untilReady = async (port: number, within: number): Promise<number> => {
  const begun = performance.now();
  while (performance.now() - begun < within) {
    if ((await ask(port, "/health/ready")).status === 200)
      return Math.round(performance.now() - begun);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return Infinity;
};
