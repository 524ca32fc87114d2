import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { parseArgs } from "node:util";
import { type Kysely, sql } from "kysely";
import { settingsTag } from "#features/company/settings/store.ts";
import { tagsOfTravels, travelsTag } from "#features/records/catalogue-tags/rules.ts";
import { formatMoney } from "#markets/format.ts";
import { invalidateTags } from "#platform/server/cache/invalidate-tags.ts";
import { openDatabase } from "#platform/server/database/open.ts";
import type { OpenDatabase } from "#platform/server/database/open-database.ts";
import { startPostgres } from "../../scripts/postgres.mjs";
import { growCatalogue } from "./grow.ts";
import { type PageType, pageTypes } from "./page-types.ts";
import { type Product, startProduct } from "./product.ts";

// Measures the time to first byte of every page type with 480,000 departures in one market,
// compared with the demo.
// node bench/scale/scale.ts [--rounds 9] [--changes 3]; it needs PostgreSQL's binaries.
const market = "it-IT";
const host = "it.localhost";
const ports = { small: 3193, large: 3194, second: 3195 } as const;
const growth = { market, travels: 30, tours: 5 } as const;
const minDepartures = 480_000;

const { values } = parseArgs({
  options: { rounds: { type: "string" }, changes: { type: "string" }, only: { type: "string" } },
});
const rounds = Number(values.rounds ?? 9);
const changes = Number(values.changes ?? 3);

const printLine = (text: string) => process.stdout.write(`${text}\n`);
const secondsSince = (startedAt: number) => ((performance.now() - startedAt) / 1000).toFixed(1);

const median = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;

type Setup = Readonly<{ product: Product; database: OpenDatabase; pages: readonly PageType[] }>;

const firstByteOf = async ({ product }: Setup, path: string): Promise<number> => {
  const { status, firstByteMs, body } = await product.ask(path);
  if (status !== 200) throw new Error(`${path} answers ${status}: ${body.slice(0, 300)}`);
  return firstByteMs;
};

/** Invalidates every cached page but none of the rows that pages are made from. */
const invalidatePages = async ({ database }: Setup): Promise<void> => {
  await invalidateTags(database.db, [settingsTag(market), travelsTag(market)]);
  await setTimeout(30); // until the process is notified
};

type ChangedTour = Readonly<{ travel: string; code: string }>;

/**
 * Updates a departure's price (in whole currency units) as a save does. The price decides which
 * departure is updated, so that the same price always updates the same departure.
 */
const changePrice = async ({ database }: Setup, price: number): Promise<ChangedTour> =>
  database.db.transaction().execute(async (trx) => {
    const { rows } = await sql<ChangedTour & { id: string; tripId: string }>`
      with chosen as (
        select tour.id as tour, travel.id, travel.trip_id, travel.slug from tour
        join travel on travel.market = tour.market and travel.id = tour.travel_id
        where tour.market = ${market} and tour.is_published and travel.is_published
          and status = 'CONFIRMED' and departure_date > current_date + 1
        order by md5(tour.id::text || ${String(price)}) limit 1)
      update tour set price_cents = ${price * 100}, full_price_cents = null, discount_until = null,
        deposit_cents = null, deposit_until = null, version = version + 1, updated_at = now()
      from chosen where tour.market = ${market} and tour.id = chosen.tour
      returning chosen.id, chosen.trip_id as "tripId", chosen.slug as travel, tour.code`.execute(
      trx,
    );
    const [tour] = rows;
    if (!tour) throw new Error("No departure to change.");
    await invalidateTags(trx, tagsOfTravels(market, [tour]));
    return tour;
  });

type Figures = Readonly<{ cached: number[]; rendered: number[]; afterChange: number[] }>;

const measure = async (setup: Setup, pageIndex: number, figures: Figures, round: number) => {
  const path = setup.pages[pageIndex]?.addresses[round] ?? "/";
  await invalidatePages(setup);
  figures.rendered.push(await firstByteOf(setup, path));
  await firstByteOf(setup, path);
  for (let time = 0; time < 3; time += 1) figures.cached.push(await firstByteOf(setup, path));
  if (round >= changes) return;
  await changePrice(setup, 7000 + round);
  await setTimeout(30); // until the process is notified
  figures.afterChange.push(await firstByteOf(setup, path));
};

const compare = async (small: Setup, large: Setup): Promise<void> => {
  const head = ["cached", "rendered", "afterChange"].flatMap((name) => [name, "large", "ratio"]);
  printLine(`${"ms to first byte".padEnd(26)}${head.map((each) => each.padStart(12)).join("")}`);
  for (const [pageIndex, { name }] of large.pages.entries()) {
    if (values.only && !name.includes(values.only)) continue;
    const figures: Figures[] = [];
    for (const setup of [small, large]) {
      await firstByteOf(setup, setup.pages[pageIndex]?.addresses[0] ?? "/");
      figures.push({ cached: [], rendered: [], afterChange: [] });
    }
    // Rounds on the small and on the large catalogue alternate, so that other load on the machine
    // affects both.
    for (let round = 0; round < rounds; round += 1)
      for (const [setupIndex, setup] of [small, large].entries())
        await measure(
          setup,
          pageIndex,
          figures[setupIndex] ?? { cached: [], rendered: [], afterChange: [] },
          round,
        );
    const cells = (["cached", "rendered", "afterChange"] as const).flatMap((figure) => {
      const [few = 0, many = 0] = figures.map((each) => median(each[figure]));
      return [few, many, many / few];
    });
    printLine(`${name.padEnd(26)}${cells.map((each) => each.toFixed(2).padStart(12)).join("")}`);
  }
};

/**
 * Milliseconds from the save of a departure's price until every process shows the new price on a
 * page.
 */
const timeUntilShown = async (
  setup: Setup,
  products: readonly Product[],
  price: number,
  pathFor: (tour: ChangedTour) => string,
  isShown: (body: string, tour: ChangedTour) => boolean,
): Promise<number> => {
  const tour = await changePrice(setup, price);
  const startedAt = performance.now();
  const path = pathFor(tour);
  const showsPrice = async (product: Product) => isShown((await product.ask(path)).body, tour);
  while (performance.now() - startedAt < 10_000)
    if ((await Promise.all(products.map(showsPrice))).every(Boolean))
      return performance.now() - startedAt;
  throw new Error(`${path} never showed ${price}.`);
};

const measureInvalidation = async (large: Setup, second: Product): Promise<void> => {
  await second.ask("/cerca");
  const products = [large.product, second];
  const times = { search: [] as number[], departure: [] as number[] };
  for (let time = 0; time < changes * 2; time += 1) {
    const price = 8000 + time * 2;
    times.search.push(
      await timeUntilShown(
        large,
        products,
        price,
        () => `/cerca?priceMin=${price}&priceMax=${price}`,
        (body, { travel }) => body.includes(`/viaggi/${travel}?month=`),
      ),
    );
    times.departure.push(
      await timeUntilShown(
        large,
        products,
        price + 1,
        ({ travel, code }) => `/viaggi/${travel}/${code}`,
        (body) => body.includes(formatMoney((price + 1) * 100, "EUR")),
      ),
    );
  }
  for (const [name, all] of Object.entries(times))
    printLine(
      `a changed price is seen by two processes: ${name} ${median(all).toFixed(0)} ms, at most ${Math.max(...all).toFixed(0)} ms`,
    );
};

const server = await startPostgres();
if (!server) throw new Error("No PostgreSQL on this machine.");
const urlOf = (name: string) => new URL(`/${name}`, server.url).href;
const folder = mkdtempSync(join(tmpdir(), "bench-scale-"));
const runAsAdmin = async (statement: ReturnType<typeof sql>) => {
  const { db, close } = await openDatabase({ url: server.url });
  await statement.execute(db as unknown as Kysely<never>);
  await close();
};
const toStop: { stop: () => Promise<void> }[] = [];

const openSetup = async (name: "small" | "large"): Promise<Setup> => {
  const database = await openDatabase({ url: urlOf(name) });
  const product = await startProduct(urlOf(name), ports[name], folder, host);
  toStop.push({ stop: () => database.close() }, product);
  return {
    product,
    database,
    pages: await pageTypes(database.db, market, { rounds, isLarge: name === "large" }),
  };
};

const countDepartures = async ({ database }: Setup): Promise<number> => {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from tour join travel on travel.market = tour.market and travel.id = tour.travel_id
    where tour.market = ${market} and tour.is_published and travel.is_published
      and departure_date > current_date`.execute(database.db);
  return rows[0]?.n ?? 0;
};

try {
  await runAsAdmin(sql`create database small`);
  let startedAt = performance.now();
  await (await startProduct(urlOf("small"), ports.small, folder, host)).stop();
  await runAsAdmin(sql`create database large template small`);
  const largeDatabase = await openDatabase({ url: urlOf("large") });
  await growCatalogue(largeDatabase.db, growth);
  await largeDatabase.close();
  printLine(`both catalogues loaded in ${secondsSince(startedAt)} s`);
  const [small, large] = [await openSetup("small"), await openSetup("large")];
  const [few, many] = [await countDepartures(small), await countDepartures(large)];
  if (many < minDepartures) throw new Error(`Only ${many} departures can be found.`);
  startedAt = performance.now();
  await firstByteOf(large, "/");
  printLine(
    `${few} and ${many} departures in ${market}; first page of the large one ${secondsSince(startedAt)} s`,
  );
  await compare(small, large);
  const second = await startProduct(urlOf("large"), ports.second, folder, host);
  toStop.push(second);
  await measureInvalidation(large, second);
} finally {
  for (const each of toStop.toReversed()) await each.stop();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
