import { type ChildProcess, spawn } from "node:child_process";
import { signIn } from "../saves/client.ts";

export type Call = Awaited<ReturnType<typeof signIn>>;

/** The built product on a folder, with an administrator who is signed in. */
export const startServer = async (port: number, folder: string, databaseUrl: string) => {
  const server: ChildProcess = spawn(process.execPath, ["build/site/server/index.js"], {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: folder,
      MODE: "demo",
      NODE_ENV: "production",
      LOG_LEVEL: "error",
      WARM: "0",
      ...(databaseUrl === "" ? {} : { DATABASE_URL: databaseUrl }),
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = new Promise((resolve) => server.once("exit", resolve));
  await new Promise<void>((resolve, reject) => {
    server.stdout?.on("data", (text: Buffer) => text.includes("back-office") && resolve());
    server.once("exit", (code) => reject(new Error(`The product ended with ${code}.`)));
  });
  return {
    call: await signIn(port, "admin@wayroam.test", "wayroam-admin"),
    end: async (signal: "SIGTERM" | "SIGKILL") => {
      server.kill(signal);
      await ended;
    },
  };
};
