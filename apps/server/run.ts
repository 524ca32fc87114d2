import { flushCompileCache } from "node:module";
import { sitePages } from "#apps/site/site-pages.ts";
import { runBackup } from "./operations/backup.ts";
import { type StartedServer, startServer } from "./start.ts";

/** Stops the server on a signal, or when the parent process ends. */
const stopOnSignals = () => {
  let stop: StartedServer["stop"] | null = null;
  let signalledAt: number | null = null;
  const onSignal = () => {
    const now = performance.now();
    // Ctrl+C signals every process of the terminal's command, and npm forwards a signal of its own,
    // so a second signal within one second is a copy.
    if (signalledAt !== null && now - signalledAt < 1000) return;
    // A later signal means that the operator will not wait.
    if (signalledAt !== null) process.exit(1);
    signalledAt = now;
    // The server does not listen yet, so the process may end at once. The next start completes data
    // that were half loaded.
    if (!stop) process.exit(0);
    const onFailure = (error: unknown) => {
      process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
      process.exit(1);
    };
    void stop().then(() => process.exit(0), onFailure);
  };
  process.on("SIGINT", onSignal);
  process.on("SIGTERM", onSignal);
  process.on("disconnect", () => {
    if (signalledAt === null) onSignal();
  });
  process.channel?.unref();
  return (stopServer: StartedServer["stop"]) => {
    stop = stopServer;
  };
};

/** Serves the product, or makes or restores a backup, as the command line says. */
export const run = async (
  buildDir: string,
  [command, folder = ""]: readonly string[],
): Promise<void> => {
  try {
    if (command === "backup" || command === "restore") {
      process.stdout.write(`${await runBackup(command, folder)}\n`);
      return;
    }
    const { warmed } = await startServer({
      build: sitePages,
      buildDir,
      development: null,
      beforeListening: stopOnSignals(),
    });
    // A process that is killed keeps nothing at its end, and by now most functions are compiled.
    await warmed;
    flushCompileCache();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
};
