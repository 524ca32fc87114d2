import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { parseArgs } from "node:util";
import { type Kysely, sql } from "kysely";
import { contentTag } from "#features/page-contents/store.ts";
import { slugsTag } from "#features/pages/save.ts";
import { settingsTag } from "#features/settings/store.ts";
import { catalogueTag } from "#features/travels/store.ts";
import { raiseTags } from "#platform/server/cache/versions.ts";
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
  if (status !== 200 && !path.startsWith("/sitemap-"))
    throw new Error(`${path} answers ${status}: ${body.slice(0, 300)}`);
  return first;
};

/** Lets every kept page fall, and nothing of what they are made from. */
const outdatePages = async ({ database }: Side): Promise<void> => {
  await raiseTags(database.db, [settingsTag(market), slugsTag(market), contentTag(market)]);
  await setTimeout(30); // until the process has heard of it
};

/** Changes the price of a departure as a save does. */
const changeOne = async ({ database }: Side): Promise<void> => {
  await database.db.transaction().execute(async (trx) => {
    await sql`update tour set price_cents = price_cents - 1, version = version + 1
      where market = ${market} and id = (
        select id from tour where market = ${market} and is_published and price_cents > 50000
        and departure_date > current_date + 1 order by random() limit 1)`.execute(trx);
    await raiseTags(trx, [catalogueTag(market)]);
  });
  await setTimeout(30);
};

type Figures = Readonly<{ kept: number[]; made: number[]; changed: number[] }>;

const measure = async (side: Side, page: number, figures: Figures, round: number) => {
  const path = side.pages[page]?.addresses[round] ?? "/";
  await outdatePages(side);
  figures.made.push(await answerOf(side, path));
  await answerOf(side, path);
  for (let time = 0; time < 3; time += 1) figures.kept.push(await answerOf(side, path));
  if (round >= changes) return;
  await changeOne(side);
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
  return { product, database, pages: await pageTypes(database.db, market, rounds) };
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
} finally {
  for (const each of open.toReversed()) await each.stop();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
