import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import * as build from "virtual:react-router/server-build";
import { runBackup } from "./operations/backup.ts";
import { type Started, startServer } from "./start.ts";

const buildDir = join(dirname(fileURLToPath(import.meta.url)), "../..");

/** Ends the process when it is told to, by a signal or by the end of who started it. */
const endWhenTold = () => {
  let stop: Started["stop"] | null = null;
  let toldAt: number | null = null;
  const end = () => {
    const now = performance.now();
    // A terminal tells each program of a command, and each of them tells the next once more.
    if (toldAt !== null && now - toldAt < 1000) return;
    if (toldAt !== null) process.exit(1); // who asks again will not wait
    toldAt = now;
    if (!stop) process.exit(0); // nobody was served yet; what was half loaded is loaded at the next start
    const failed = (error: unknown) => {
      process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
      process.exit(1);
    };
    void stop().then(() => process.exit(0), failed);
  };
  process.on("SIGINT", end);
  process.on("SIGTERM", end);
  process.on("disconnect", () => {
    if (toldAt === null) end();
  });
  process.channel?.unref();
  return (how: Started["stop"]) => {
    stop = how;
  };
};

const [command, folder = ""] = process.argv.slice(2);
try {
  if (command === "backup" || command === "restore")
    process.stdout.write(`${await runBackup(command, folder)}\n`);
  else
    await startServer({
      build,
      buildDir,
      development: null,
      beforeListening: endWhenTold(),
    });
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
