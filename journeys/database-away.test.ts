import { sql } from "kysely";
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from "vitest";
import { slugTag } from "#features/content/pages/store.ts";
import { markets } from "#markets/markets.ts";
import { pathOf } from "#markets/paths.ts";
import { translatorFor } from "#markets/translator.ts";
import { invalidateTags } from "#platform/server/cache/invalidate-tags.ts";
import { openDatabase } from "#platform/server/database/open.ts";
import type { OpenDatabase } from "#platform/server/database/open-database.ts";
import { startPostgres } from "../scripts/postgres.mjs";
import { type FragileLink, fragileLink } from "./fragile-link.ts";
import { startLoad } from "./load.ts";
import { server } from "./own-database.ts";
import { read } from "./read.ts";
import { restartUnderLoad, stopSignals } from "./restarts.ts";
import { ownDatabase } from "./shared.ts";
import { staffSession } from "./staff-session.ts";
import { leaveDemoOut, openWithin, type ProductWithin } from "./within.ts";

// How soon answers come meanwhile and afterwards is measured by bench/faults.

const sources = /ECONN|127\.0\.0\.1|at .*\.js|select /;

let testDatabase: Awaited<ReturnType<typeof ownDatabase>>;
let database: OpenDatabase;
let link: FragileLink;
let product: ProductWithin;
beforeAll(async () => {
  if (!server) return;
  testDatabase = await ownDatabase();
  const direct = new URL(testDatabase.url);
  link = await fragileLink(Number(direct.port || 5432));
  const behindLink = new URL(direct);
  behindLink.port = String(link.port);
  // The folder of the demo holds its pictures.
  const folder = inject("loaded");
  const settings = { DATABASE_URL: behindLink.href };
  product = await openWithin(folder === null ? settings : { ...settings, DATA_DIR: folder }, null);
  database = await openDatabase({ url: direct.href });
});
afterAll(async () => {
  await product?.stop();
  await link?.cut();
  await database?.close();
  await testDatabase?.drop();
});

const at = (path: string) => product.at("it.localhost", path);
let searchCount = 0;
/** An address that no earlier call has returned, so that its page is not kept. */
const newSearch = () =>
  at(`/cerca?priceMin=${++searchCount % 5000}&priceMax=${searchCount + 5000}`);
/** Waits until all is well again. */
const recovers = () =>
  expect
    .poll(async () => {
      const answers = await Promise.all(
        [newSearch(), at("/health/ready")].map((each) => read(each)),
      );
      return answers.map(({ status }) => status);
    })
    .toEqual([200, 200]);

test.skipIf(!server)(
  "kept pages are answered and all else is 503 in its market's words, and changes made meanwhile show afterwards",
  async () => {
    const keptPaths = ["/", "/capodanno", "/cerca?mood=nature"];
    const kept = [];
    for (const path of keptPaths) {
      await expect.poll(async () => (await read(at(path))).status).toBe(200);
      kept.push(await read(at(path)));
    }

    const staff = await staffSession(product);
    const german = (path: string) => product.at("de.localhost", path);
    const known = [
      [staff.at("/api/me"), staff.headers],
      [staff.at("/api/it/custompages"), staff.headers],
      [staff.at("/api/it/page-composer-blocks"), staff.headers],
      [at("/media/share/it/index.jpeg"), {}],
    ] as const;
    const calls = [
      ...known,
      [german("/api/de/search-count?mood=sea"), {}],
      [german("/api/de/search-dates?mood=sea"), {}],
      [german("/api/de/suggestions?q=isl"), {}],
    ] as const;
    const statusesOf = async (asked: readonly (typeof calls)[number][]) =>
      (await Promise.all(asked.map(([address, headers]) => read(address, headers)))).map(
        ({ status }) => status,
      );
    expect(await statusesOf(known)).toEqual(known.map(() => 200));

    await link.cut();
    for (const [address, headers] of calls) {
      const answer = await read(address, headers);
      expect({ address, status: answer.status }).toEqual({ address, status: 503 });
      expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
      expect(answer.headers["cache-control"]).toBe("no-store");
      expect(answer.headers["content-type"]).toContain("application/problem+json");
      expect(answer.text).not.toMatch(sources);
    }
    for (const [index, path] of keptPaths.entries()) {
      const { status, headers } = await read(at(path));
      const etag = kept[index]?.headers["etag"];
      expect({ path, status, etag: headers["etag"] }).toEqual({ path, status: 200, etag });
    }
    for (const market of markets)
      for (const path of ["/", pathOf(market.id, "coordinators") ?? "", "/no-page"]) {
        if (market.id === "it-IT" && path === "/") continue; // kept
        const { status, headers, text } = await read(product.at(market.hostDefault, path));
        expect({ path, status }).toEqual({ path, status: 503 });
        expect(Number(headers["retry-after"])).toBeGreaterThan(0);
        expect(headers["cache-control"]).toBe("no-store");
        expect(text).not.toMatch(sources);
        if (path.endsWith(".data")) continue;
        expect(text).toContain(`<html lang="${market.htmlLang}"`);
        expect(text).toContain(translatorFor(market)("error.generic"));
      }
    expect((await read(at("/health/live"))).status).toBe(200);
    expect((await read(at("/health/ready"))).status).toBe(503);

    await database.db.transaction().execute(async (trx) => {
      await trx
        .updateTable("custom_page")
        .set({ blocks: sql`replace(blocks::text, 'Perché in gruppo', 'Dopo il buio')::jsonb` })
        .where("market", "=", "it-IT")
        .execute();
      await invalidateTags(trx, [slugTag("it-IT", "capodanno")]);
    });
    await link.restore();
    await expect.poll(async () => (await read(at("/capodanno"))).text).toContain("Dopo il buio");
    await expect.poll(() => statusesOf(calls)).toEqual(calls.map(() => 200));
    expect((await read(at("/coordinatori"))).status).toBe(200);
    await recovers();
  },
);

test.skipIf(!server).each(["refuse", "stall"] as const)(
  "many visitors make no connection more where the database's line should %s",
  async (fault) => {
    expect((await read(at("/"))).status).toBe(200);
    await recovers();
    const attemptsBefore = link.connectionAttempts();
    const kept = startLoad(() => at("/"), 1);
    let open = 0;
    const startedAt = performance.now();
    onTestFinished(() => link.restore());
    link[fault]();
    const others = startLoad((number) => {
      open = Math.max(open, link.openConnections());
      return [newSearch(), at(`/api/it/search-count?priceMin=${number}`), at("/coordinatori")][
        number % 3
      ]!;
    }, 8);
    const answered = () => [...others.statuses.values()].reduce((sum, each) => sum + each, 0);
    await expect.poll(answered).toBeGreaterThan(100);
    const attempts = link.connectionAttempts() - attemptsBefore;
    const seconds = (performance.now() - startedAt) / 1000;
    const statuses = [await kept.stop(), await others.stop()].map((each) => each.statuses);
    await link.restore();
    // Twelve connections break at once, and what was under way may connect once more; from then
    // on one connection tries again, with pauses.
    expect(attempts).toBeLessThan(20 + seconds * 4);
    // Eleven of the pool and one that listens, counted on both sides of the line.
    expect(open).toBeLessThanOrEqual(2 * 12 + 2);
    expect([...statuses[0]!.keys()]).toEqual([200]);
    expect([...statuses[1]!.keys()].filter((each) => each !== 200 && each !== 503)).toEqual([]);
    await recovers();
  },
);

test("while PostgreSQL restarts or crashes under load all answers are 200 or 503, and all is well afterwards", async ({
  skip,
}) => {
  const postgres = await startPostgres();
  if (!postgres) return skip("There is no PostgreSQL on this machine.");
  onTestFinished(() => postgres.stop());
  const database = await openDatabase({ url: postgres.url });
  await leaveDemoOut(database);
  await database.close();
  const product = await openWithin({ DATABASE_URL: postgres.url }, null);
  onTestFinished(() => product.stop());
  const { statuses, recoveries } = await restartUnderLoad(
    postgres,
    postgres.url,
    [product],
    stopSignals.length,
  );
  expect([...statuses.keys()].filter((status) => status !== 200 && status !== 503)).toEqual([]);
  expect(statuses.get(200)).toBeGreaterThan(0);
  expect(recoveries).toEqual(stopSignals.map(() => expect.any(Number)));
  expect(recoveries).not.toContain(Infinity);
}, 300_000);
