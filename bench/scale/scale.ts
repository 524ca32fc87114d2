import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { parseArgs } from "node:util";
import { type Kysely, sql } from "kysely";
import { settingsTag } from "#features/settings/store.ts";
import { tagsOfTravels, travelsTag } from "#features/travels/store.ts";
import { formatMoney } from "#markets/format.ts";
import { invalidateTags } from "#platform/server/cache/invalidate-tags.ts";
import { type OpenDatabase, openDatabase } from "#platform/server/database/open.ts";
import { startPostgres } from "../../scripts/postgres.mjs";
import { growCatalogue } from "./grow.ts";
import { type PageType, pageTypes } from "./page-types.ts";
import { type Product, startProduct } from "./product.ts";

// Time to first byte of every page type with 480,000 departures in one market, beside the demo.
// node bench/scale/scale.ts [--rounds 9] [--changes 3]; needs PostgreSQL's binaries.
const market = "it-IT";
const host = "it.localhost";
const ports = { small: 3193, large: 3194, second: 3195 } as const;
const growth = { market, travels: 30, tours: 5 } as const;
const wanted = 480_000;

const { values } = parseArgs({
  options: { rounds: { type: "string" }, changes: { type: "string" }, only: { type: "string" } },
});
const rounds = Number(values.rounds ?? 9);
const changes = Number(values.changes ?? 3);

const say = (text: string) => process.stdout.write(`${text}\n`);
const seconds = (since: number) => ((performance.now() - since) / 1000).toFixed(1);

const median = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;

type Side = Readonly<{ product: Product; database: OpenDatabase; pages: readonly PageType[] }>;

const answerOf = async ({ product }: Side, path: string): Promise<number> => {
  const { status, first, body } = await product.ask(path);
  if (status !== 200) throw new Error(`${path} answers ${status}: ${body.slice(0, 300)}`);
  return first;
};

/** Lets every kept page fall, and nothing of what they are made from. */
const outdatePages = async ({ database }: Side): Promise<void> => {
  await invalidateTags(database.db, [settingsTag(market), travelsTag(market)]);
  await setTimeout(30); // until the process has heard of it
};

type Changed = Readonly<{ travel: string; code: string }>;

/** Gives a departure another price as a save does, in whole units; the same price finds it again. */
const changeOne = async ({ database }: Side, price: number): Promise<Changed> =>
  database.db.transaction().execute(async (trx) => {
    const { rows } = await sql<Changed & { id: string; tripId: string }>`
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
    const [changed] = rows;
    if (!changed) throw new Error("No departure to change.");
    await invalidateTags(trx, tagsOfTravels(market, [changed]));
    return changed;
  });

type Figures = Readonly<{ kept: number[]; made: number[]; changed: number[] }>;

const measure = async (side: Side, page: number, figures: Figures, round: number) => {
  const path = side.pages[page]?.addresses[round] ?? "/";
  await outdatePages(side);
  figures.made.push(await answerOf(side, path));
  await answerOf(side, path);
  for (let time = 0; time < 3; time += 1) figures.kept.push(await answerOf(side, path));
  if (round >= changes) return;
  await changeOne(side, 7000 + round);
  await setTimeout(30); // until the process has heard of it
  figures.changed.push(await answerOf(side, path));
};

const compare = async (small: Side, large: Side): Promise<void> => {
  const head = ["kept", "made", "changed"].flatMap((name) => [name, "large", "ratio"]);
  say(`${"ms to first byte".padEnd(26)}${head.map((each) => each.padStart(9)).join("")}`);
  for (const [page, { name }] of large.pages.entries()) {
    if (values.only && !name.includes(values.only)) continue;
    const ours: Figures[] = [];
    for (const side of [small, large]) {
      await answerOf(side, side.pages[page]?.addresses[0] ?? "/");
      ours.push({ kept: [], made: [], changed: [] });
    }
    // One after the other, so that what else the machine does meets both.
    for (let round = 0; round < rounds; round += 1)
      for (const [number, side] of [small, large].entries())
        await measure(side, page, ours[number] ?? { kept: [], made: [], changed: [] }, round);
    const cells = (["kept", "made", "changed"] as const).flatMap((figure) => {
      const [few = 0, many = 0] = ours.map((each) => median(each[figure]));
      return [few, many, many / few];
    });
    say(`${name.padEnd(26)}${cells.map((each) => each.toFixed(2).padStart(9)).join("")}`);
  }
};

/** Milliseconds from the save of a departure's price until every process shows it on a page. */
const untilSeen = async (
  side: Side,
  products: readonly Product[],
  price: number,
  pathTo: (changed: Changed) => string,
  shows: (body: string, changed: Changed) => boolean,
): Promise<number> => {
  const changed = await changeOne(side, price);
  const begun = performance.now();
  const path = pathTo(changed);
  const seen = async (product: Product) => shows((await product.ask(path)).body, changed);
  while (performance.now() - begun < 10_000)
    if ((await Promise.all(products.map(seen))).every(Boolean)) return performance.now() - begun;
  throw new Error(`${path} never showed ${price}.`);
};

const watchTwo = async (large: Side, second: Product): Promise<void> => {
  await second.ask("/cerca");
  const both = [large.product, second];
  const times = { search: [] as number[], departure: [] as number[] };
  for (let time = 0; time < changes * 2; time += 1) {
    const price = 8000 + time * 2;
    times.search.push(
      await untilSeen(
        large,
        both,
        price,
        () => `/cerca?priceMin=${price}&priceMax=${price}`,
        (body, { travel }) => body.includes(`/viaggi/${travel}?month=`),
      ),
    );
    times.departure.push(
      await untilSeen(
        large,
        both,
        price + 1,
        ({ travel, code }) => `/viaggi/${travel}/${code}`,
        (body) => body.includes(formatMoney((price + 1) * 100, "EUR")),
      ),
    );
  }
  for (const [name, all] of Object.entries(times))
    say(
      `a changed price is seen by two processes: ${name} ${median(all).toFixed(0)} ms, at most ${Math.max(...all).toFixed(0)} ms`,
    );
};

const server = await startPostgres();
if (!server) throw new Error("No PostgreSQL on this machine.");
const urlOf = (name: string) => new URL(`/${name}`, server.url).href;
const folder = mkdtempSync(join(tmpdir(), "bench-scale-"));
const administer = async (statement: ReturnType<typeof sql>) => {
  const { db, close } = await openDatabase({ url: server.url });
  await statement.execute(db as unknown as Kysely<never>);
  await close();
};
const open: { stop: () => Promise<void> }[] = [];

const sideOf = async (name: "small" | "large"): Promise<Side> => {
  const database = await openDatabase({ url: urlOf(name) });
  const product = await startProduct(urlOf(name), ports[name], folder, host);
  open.push({ stop: () => database.close() }, product);
  return {
    product,
    database,
    pages: await pageTypes(database.db, market, { rounds, isLarge: name === "large" }),
  };
};

const countDepartures = async ({ database }: Side): Promise<number> => {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from tour join travel on travel.market = tour.market and travel.id = tour.travel_id
    where tour.market = ${market} and tour.is_published and travel.is_published
      and departure_date > current_date`.execute(database.db);
  return rows[0]?.n ?? 0;
};

try {
  await administer(sql`create database small`);
  let begun = performance.now();
  await (await startProduct(urlOf("small"), ports.small, folder, host)).stop();
  await administer(sql`create database large template small`);
  const grown = await openDatabase({ url: urlOf("large") });
  await growCatalogue(grown.db, growth);
  await grown.close();
  say(`both catalogues loaded in ${seconds(begun)} s`);
  const [small, large] = [await sideOf("small"), await sideOf("large")];
  const [few, many] = [await countDepartures(small), await countDepartures(large)];
  if (many < wanted) throw new Error(`Only ${many} departures can be found.`);
  begun = performance.now();
  await answerOf(large, "/");
  say(
    `${few} and ${many} departures in ${market}; first page of the large one ${seconds(begun)} s`,
  );
  await compare(small, large);
  const second = await startProduct(urlOf("large"), ports.second, folder, host);
  open.push(second);
  await watchTwo(large, second);
} finally {
  for (const each of open.toReversed()) await each.stop();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
