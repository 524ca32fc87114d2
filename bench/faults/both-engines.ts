import { type Random, seededRandom } from "#demo/random.ts";
import { startPostgres } from "../../scripts/postgres.mjs";

/** Kills on one engine, whose PostgreSQL is at `url`; empty for the embedded one. */
type KillOnEngine<Result> = (
  engine: "postgres" | "embedded",
  url: string,
  kills: number,
  chance: Random,
) => Promise<Result>;

/**
 * Kills on PostgreSQL, where this machine has it, and on the embedded engine, at the same moments.
 * These come from a seed that is printed; `SEED` repeats it.
 */
export const onBothEngines = async <Result>(
  killOnEngine: KillOnEngine<Result>,
  kills: number,
): Promise<readonly Result[]> => {
  const seed = process.env["SEED"] ?? String(Date.now() % 1_000_000);
  console.log(`The moments come from SEED=${seed}.`);
  const results: Result[] = [];
  const postgres = await startPostgres();
  try {
    if (postgres)
      results.push(await killOnEngine("postgres", postgres.url, kills, seededRandom(seed)));
  } finally {
    await postgres?.stop();
  }
  results.push(await killOnEngine("embedded", "", kills, seededRandom(seed)));
  return results;
};
