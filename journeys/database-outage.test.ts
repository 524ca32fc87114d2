import { sql } from "kysely";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { openDatabase } from "#platform/server/database/open.ts";
import type { OpenDatabase } from "#platform/server/database/open-database.ts";
import { invalidateTags } from "#platform/server/cache/invalidate-tags.ts";
import { slugTag } from "#features/pages/save/save-page.ts";
import { markets } from "#markets/markets.ts";
import { pathOf } from "#markets/paths.ts";
import { translatorFor } from "#markets/translator.ts";
import { type FragileLink, fragileLink } from "./fragile-link.ts";
import { server } from "./own-database.ts";
import { startProduct } from "./product.ts";
import { read } from "./read.ts";
import { ownDatabase } from "./shared.ts";
import { staffSession } from "./staff-session.ts";

let testDatabase: Awaited<ReturnType<typeof ownDatabase>>;
let database: OpenDatabase;
let link: FragileLink;
let product: Awaited<ReturnType<typeof startProduct>>;
beforeAll(async () => {
  if (!server) return;
  testDatabase = await ownDatabase();
  const direct = new URL(testDatabase.url);
  link = await fragileLink(Number(direct.port || 5432));
  const proxied = new URL(direct);
  proxied.port = String(link.port);
  // The data folder of the demo contains the demo's pictures.
  product = await startProduct({ DATABASE_URL: proxied.href }, inject("loaded"));
  database = await openDatabase({ url: direct.href });
});
afterAll(async () => {
  if (!server) return;
  await product.stop();
  await link.cut();
  await database.close();
  await testDatabase.drop();
});

test.skipIf(!server)(
  "cached pages are served while the database is unreachable, and changes made meanwhile show afterwards (needs PostgreSQL)",
  async () => {
    const at = (path: string) => product.at("it.localhost", path);
    const home = await read(at("/"));
    const page = await read(at("/capodanno"));
    const search = await read(at("/cerca?mood=nature"));
    expect([home.status, page.status, search.status]).toEqual([200, 200, 200]);

    const staff = await staffSession(product);
    const germanAddress = (path: string) => product.at("de.localhost", path);
    const checkedCalls = [
      [staff.at("/api/me"), staff.headers],
      [staff.at("/api/it/custompages"), staff.headers],
      [staff.at("/api/it/page-composer-blocks"), staff.headers],
      [at("/media/share/it/index.jpeg"), {}],
    ] as const;
    const calls = [
      ...checkedCalls,
      [germanAddress("/api/de/search-count?mood=sea"), {}],
      [germanAddress("/api/de/search-dates?mood=sea"), {}],
      [germanAddress("/api/de/suggestions?q=isl"), {}],
    ] as const;
    for (const [address, headers] of checkedCalls)
      expect({ address, status: (await read(address, headers)).status }).toMatchObject({
        status: 200,
      });

    await link.cut();
    for (const [address, headers] of calls) {
      const answer = await read(address, headers);
      expect({ address, status: answer.status }).toEqual({ address, status: 503 });
      expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
      expect(answer.headers["cache-control"]).toBe("no-store");
      expect(answer.headers["content-type"]).toContain("application/problem+json");
      expect(answer.text).not.toMatch(/ECONN|127\.0\.0\.1|at .*\.js|select /);
    }
    for (const [path, before] of [
      ["/", home],
      ["/capodanno", page],
      ["/cerca?mood=nature", search],
    ] as const) {
      const cached = await read(at(path));
      expect({ path, status: cached.status, etag: cached.headers["etag"] }).toEqual({
        path,
        status: 200,
        etag: before.headers["etag"],
      });
    }
    for (const market of markets)
      for (const path of [
        "/",
        pathOf(market.id, "coordinators") ?? "",
        "/no-page",
        "/_root.data",
      ]) {
        if (market.id === "it-IT" && path === "/") continue; // cached
        const uncached = await read(product.at(market.hostDefault, path));
        expect({ path, status: uncached.status }).toEqual({ path, status: 503 });
        expect(Number(uncached.headers["retry-after"])).toBeGreaterThan(0);
        expect(uncached.headers["cache-control"]).toBe("no-store");
        expect(uncached.text).not.toMatch(/ECONN|127\.0\.0\.1|at .*\.js/);
        if (path.endsWith(".data")) continue;
        expect(uncached.text).toContain(`<html lang="${market.htmlLang}"`);
        expect(uncached.text).toContain(translatorFor(market)("error.generic"));
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
    await expect
      .poll(async () => (await read(at("/capodanno"))).text.includes("Dopo il buio"), {
        timeout: 5000,
      })
      .toBe(true);
    const statuses = async () => {
      const after = await Promise.all(calls.map(([address, headers]) => read(address, headers)));
      return after.map(({ status }) => status);
    };
    await expect.poll(statuses, { timeout: 5000 }).toEqual(calls.map(() => 200));
    expect((await read(at("/coordinatori"))).status).toBe(200);
    expect((await read(at("/health/ready"))).status).toBe(200);
  },
);
