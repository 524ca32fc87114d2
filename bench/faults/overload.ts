import { spawn } from "node:child_process";
import { startPostgres } from "../../scripts/postgres.mjs";

const run = (url: string): Promise<number> =>
  new Promise((resolve) => {
    spawn(process.execPath, ["bench/overload/overload.ts"], {
      env: { ...process.env, DATABASE_URL: url },
      stdio: "inherit",
    }).once("exit", (code) => resolve(code ?? 1));
  });

/**
 * Tries ten times the load and 500 connections on both engines. bench/overload prints the figures.
 */
export const overload = async (): Promise<readonly string[]> => {
  const failures: string[] = [];
  console.log("embedded");
  if ((await run("")) !== 0) failures.push("embedded: see BROKEN above.");
  const postgres = await startPostgres();
  if (!postgres) {
    console.log("PostgreSQL is skipped, because this machine has none.");
    return failures;
  }
  console.log("PostgreSQL");
  if ((await run(postgres.url)) !== 0) failures.push("PostgreSQL: see BROKEN above.");
  await postgres.stop();
  return failures;
};
