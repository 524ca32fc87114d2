import { endProcess, startProcess } from "../start/process.ts";
import { signIn } from "../saves/client.ts";

export type Call = Awaited<ReturnType<typeof signIn>>;

/** The built product on a folder, with an administrator who is signed in. */
export const startServer = async (port: number, folder: string, databaseUrl: string) => {
  const server = await startProcess({
    PORT: String(port),
    DATA_DIR: folder,
    LOG_LEVEL: "error",
    DATABASE_URL: databaseUrl,
  });
  return {
    call: await signIn(port, "admin@wayroam.test", "wayroam-admin"),
    end: (signal: "SIGTERM" | "SIGKILL") => endProcess(server, signal),
  };
};
