import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase } from "#platform/server/database/open.ts";
import { startPostgres } from "../../scripts/postgres.mjs";
import { startProduct } from "../scale/product.ts";
import type { Change } from "./change.ts";
import { departureChanges } from "./departure-changes.ts";
import { travelChanges } from "./travel-changes.ts";
import { voiceChanges } from "./voice-changes.ts";

// How long it takes from the beginning of a save until both of two processes show it to visitors,
// on pages that both have kept before: the save and its rows, the notice, the new page.
// node bench/live/live.ts [rounds]
const rounds = Number(process.argv[2] ?? 20);
const ports = [3196, 3197] as const;
const host = "it.localhost";
const longest = 5000;

const quantile = (times: readonly number[], share: number): number =>
  times.toSorted((a, b) => a - b)[Math.floor((times.length - 1) * share)] ?? 0;

type Product = Awaited<ReturnType<typeof startProduct>>;

/** Milliseconds until all of them show it. */
const timeUntilShown = async (
  products: readonly Product[],
  { path, write, name }: Change,
  round: number,
): Promise<Readonly<{ save: number; shown: number }>> => {
  for (const product of products) await product.ask(path);
  const startedAt = performance.now();
  const shows = await write(round);
  const save = performance.now() - startedAt;
  const waiting = new Set(products);
  while (performance.now() - startedAt < longest) {
    // Each has its own visitors, who do not wait for each other.
    await Promise.all(
      [...waiting].map(async (product) => {
        if (shows((await product.ask(path)).body)) waiting.delete(product);
      }),
    );
    if (waiting.size === 0) return { save, shown: performance.now() - startedAt };
  }
  throw new Error(`${name}: ${path} did not show round ${round} within ${longest} ms.`);
};

const row = (cells: readonly (string | number)[]): string =>
  cells
    .map((cell, index) =>
      index === 0
        ? String(cell).padEnd(26)
        : (typeof cell === "number" ? cell.toFixed(0) : cell).padStart(12),
    )
    .join("");

const postgres = await startPostgres();
if (!postgres) throw new Error("Two processes need a PostgreSQL, and none is installed.");
const folder = mkdtempSync(join(tmpdir(), "wayroam-live-"));
const products: Product[] = [];
const endings = [() => postgres.stop()];
try {
  for (const port of ports) {
    const product = await startProduct(postgres.url, port, folder, `${host}:${port}`);
    products.push(product);
    endings.unshift(product.stop);
  }
  const database = await openDatabase({ url: postgres.url });
  endings.unshift(database.close);
  const { db } = database;
  const changes = [
    ...(await departureChanges(db)),
    ...(await travelChanges(db)),
    ...(await voiceChanges(db)),
  ];
  console.log(row(["milliseconds", "save p50", "live p50", "live p95", "slowest"]));
  for (const change of changes) {
    await timeUntilShown(products, change, 999); // the first one loads what the others find loaded
    const measured = [];
    for (let round = 0; round < rounds; round += 1)
      measured.push(await timeUntilShown(products, change, round));
    const [saves, shown] = [measured.map(({ save }) => save), measured.map((each) => each.shown)];
    console.log(
      row([change.name, quantile(saves, 0.5), ...[0.5, 0.95, 1].map((at) => quantile(shown, at))]),
    );
  }
} finally {
  for (const end of endings) await end();
  rmSync(folder, { recursive: true, force: true });
}
