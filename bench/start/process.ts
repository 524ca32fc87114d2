import { type ChildProcess, spawn } from "node:child_process";
import { request } from "node:http";
import { allocatorLimits, serverArguments } from "../../scripts/server-process.mjs";

const running = new Set<ChildProcess>();
process.on("exit", () => {
  for (const child of running) child.kill("SIGKILL"); // a process must not outlive a fault that failed
});

for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(1));

/** Starts the built product; it can be killed and started again on the same port and folder. */
export const startProcess = async (
  environment: Readonly<Record<string, string>>,
  [program = process.execPath, ...args]: readonly string[] = [process.execPath, ...serverArguments],
): Promise<ChildProcess> => {
  const child = spawn(program, args, {
    env: {
      ...process.env,
      ...allocatorLimits,
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
    let output = "";
    const onOutput = (text: Buffer) => {
      output = `${output}${text.toString()}`.slice(-4000);
      if (output.includes("back-office")) resolve();
    };
    child.stdout.on("data", onOutput);
    child.stderr.on("data", onOutput);
    child.once("exit", (code) => reject(new Error(`The product ended with ${code}:\n${output}`)));
  });
  return child;
};

/** @returns the exit code (null when a signal ended it) and the milliseconds until then */
export const endProcess = async (child: ChildProcess, signal: "SIGTERM" | "SIGKILL") => {
  const startedAt = performance.now();
  if (child.exitCode === null && child.signalCode === null) {
    const ended = new Promise((resolve) => child.once("exit", resolve));
    child.kill(signal);
    await ended;
  }
  return { code: child.exitCode, ms: Math.round(performance.now() - startedAt) };
};

export type Answer = Readonly<{ status: number; ms: number; retryAfter: string | undefined }>;

/** Status 0 means that the connection broke or that no answer came in ten seconds. */
export const ask = (port: number, path: string, host = "it.localhost"): Promise<Answer> =>
  new Promise((resolve) => {
    const startedAt = performance.now();
    const finish = (status: number, retryAfter?: string) =>
      resolve({ status, ms: Math.round(performance.now() - startedAt), retryAfter });
    const outgoing = request(
      { host: "127.0.0.1", port, path, headers: { host }, agent: false },
      (answer) => {
        answer.resume();
        answer.on("end", () => finish(answer.statusCode ?? 0, answer.headers["retry-after"]));
        answer.on("error", () => finish(0));
      },
    );
    outgoing.setTimeout(10_000, () => outgoing.destroy());
    outgoing.on("error", () => finish(0));
    outgoing.end();
  });

/** @returns milliseconds until readiness answers 200; Infinity after `timeoutMs` */
export const untilReady = async (port: number, timeoutMs: number): Promise<number> => {
  const startedAt = performance.now();
  while (performance.now() - startedAt < timeoutMs) {
    if ((await ask(port, "/health/ready")).status === 200)
      return Math.round(performance.now() - startedAt);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return Infinity;
};
