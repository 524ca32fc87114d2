import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Purged } from "#features/company/settings/cache-contract.ts";
import { startPostgres } from "../../scripts/postgres.mjs";
import { signIn } from "../saves/client.ts";
import { startProduct } from "../scale/product.ts";

// How long it takes until both of two processes have dropped what an administrator purges: a page
// or all pages of a market, each after both have cached several.
// node bench/purge/purge.ts [rounds]
const rounds = Number(process.argv[2] ?? 20);
const ports = [3194, 3195] as const;
const host = "it.localhost";
const pages = ["/", "/viaggi", "/coordinatori", "/domande-frequenti"];

const quantile = (times: readonly number[], share: number): number =>
  times.toSorted((a, b) => a - b)[Math.floor((times.length - 1) * share)] ?? 0;

const postgres = await startPostgres();
if (!postgres) throw new Error("Two processes need a PostgreSQL, and none is installed.");
const folder = mkdtempSync(join(tmpdir(), "wayroam-purge-"));
const products: Awaited<ReturnType<typeof startProduct>>[] = [];
try {
  for (const port of ports)
    products.push(await startProduct(postgres.url, port, folder, `${host}:${port}`));
  const call = await signIn(ports[0], "admin@wayroam.test", "wayroam-admin");
  const purge = async (body: object) => {
    for (const product of products) for (const page of pages) await product.ask(page);
    const startedAt = performance.now();
    const answer = await call("POST", "/api/it/cache/purge", body);
    const took = performance.now() - startedAt;
    if (answer.status !== 200) throw new Error(answer.text.slice(0, 400));
    const { processes } = JSON.parse(answer.text) as Purged;
    if (processes.length !== products.length || processes.some(({ dropped }) => dropped === 0))
      throw new Error(`Not everybody dropped something: ${answer.text}`);
    const other = processes.find(({ isThis }) => !isThis);
    return { took, answered: other?.milliseconds ?? 0 };
  };
  for (const body of [{ page: "/" }, { all: "market" }]) {
    const measured = [];
    for (let round = 0; round < rounds; round += 1) measured.push(await purge(body));
    const took = measured.map((each) => each.took);
    const answered = measured.map((each) => each.answered);
    console.log(
      `${JSON.stringify(body)}: the call ${quantile(took, 0.5).toFixed(0)} ms at the median, ` +
        `${quantile(took, 0.95).toFixed(0)} at the 95th percentile; the other process answered ` +
        `after ${quantile(answered, 0.5)} and ${quantile(answered, 0.95)} ms`,
    );
  }
} finally {
  for (const product of products) await product.stop();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
