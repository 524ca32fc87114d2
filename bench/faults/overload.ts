import { spawn } from "node:child_process";
import { startPostgres } from "../../scripts/postgres.mjs";

const run = (url: string): Promise<number> =>
  new Promise((resolve) => {
    spawn(process.execPath, ["bench/overload/overload.ts"], {
      env: { ...process.env, DATABASE_URL: url },
      stdio: "inherit",
    }).once("exit", (code) => resolve(code ?? 1));
  });

/** Ten times the load, and 500 connections, on both engines: bench/overload says what it held. */
export const overload = async (): Promise<readonly string[]> => {
  const broken: string[] = [];
  console.log("embedded");
  if ((await run("")) !== 0) broken.push("embedded: what stands above as BROKEN.");
  const postgres = await startPostgres();
  if (!postgres) {
    console.log("PostgreSQL is skipped, because this machine has none.");
    return broken;
  }
  console.log("PostgreSQL");
  if ((await run(postgres.url)) !== 0) broken.push("PostgreSQL: what stands above as BROKEN.");
  await postgres.stop();
  return broken;
};
