import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import * as build from "virtual:react-router/server-build";
import { startServer } from "./start.ts";

const buildDir = join(dirname(fileURLToPath(import.meta.url)), "../..");

const endWith = (stop: () => Promise<void>) => {
  let isStopping = false;
  const end = () => {
    if (isStopping) return;
    isStopping = true;
    void stop().then(() => process.exit(0));
  };
  process.on("SIGINT", end);
  process.on("SIGTERM", end);
};

try {
  await startServer({ build, buildDir, development: null, beforeListening: endWith });
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
