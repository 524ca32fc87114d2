import { type Kysely, sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { pageById } from "#features/pages/store.ts";
import { savePage } from "#features/pages/save.ts";
import { type OpenDatabase, openDatabase } from "#platform/server/database/open.ts";
import { startProduct } from "./product.ts";

const server = process.env["TEST_DATABASE_URL"] ?? "";
const name = `wayroam_${process.pid}`;
const url = server.replace(/\/[^/]*$/, `/${name}`);

const administer = async (work: (db: Kysely<never>) => Promise<unknown>) => {
  const admin = await openDatabase({ url: server });
  await work(admin.db as unknown as Kysely<never>);
  await admin.close();
};

let database: OpenDatabase;
let products: Awaited<ReturnType<typeof startProduct>>[];

beforeAll(async () => {
  if (!server) return;
  await administer((db) => sql`create database ${sql.id(name)}`.execute(db));
  const environment = {
    DATABASE_URL: url,
    SESSION_SECRET: "the same for both processes, 32 and more",
  };
  products = [await startProduct(environment), await startProduct(environment)];
  database = await openDatabase({ url });
});
afterAll(async () => {
  if (!server) return;
  await Promise.all(products.map((product) => product.stop()));
  await database.close();
  await administer((db) => sql`drop database ${sql.id(name)}`.execute(db));
});

/** Milliseconds until every process shows a text, asked again and again; at most five seconds. */
const untilShown = async (text: string): Promise<number> => {
  const begun = performance.now();
  const shows = async (product: (typeof products)[number]) =>
    (await product.read("it.localhost", "/capodanno")).includes(text);
  while (performance.now() - begun < 5000)
    if ((await Promise.all(products.map(shows))).every(Boolean)) return performance.now() - begun;
  throw new Error(`No process showed ${text} within five seconds.`);
};

test.skipIf(!server)(
  "a saved page is live within 500 ms on both processes (needs PostgreSQL)",
  async () => {
    const market = "it-IT";
    const { id } = await database.db
      .selectFrom("custom_page")
      .select("id")
      .where("market", "=", market)
      .where("slug", "=", "capodanno")
      .executeTakeFirstOrThrow();
    const stored = await pageById(database.db, market, id);
    if (!stored) throw new Error("The demo page is missing.");
    await untilShown("Perché in gruppo");
    const flags = { forceSave: false, forceSaveDeleting: false, forceCreateMissing: false };
    const content = { title: "Visto da due processi", text: "", customCss: "" };
    const blocks = stored.blocks.map((block) =>
      block.blockType === "wr-text" ? { ...block, content } : block,
    );
    await savePage(
      { db: database.db, market, actor: "test", flags },
      id,
      { ...stored, blocks },
      stored.version,
    );
    expect(await untilShown("Visto da due processi")).toBeLessThan(500);
  },
);
