import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newPage } from "#features/pages/page-defaults.ts";
import type { LiveCheck, Publication } from "#features/pages/publication-contract.ts";
import { server } from "./own-database.ts";
import { openBrowser, startProduct } from "./product.ts";
import { ownDatabase, ownProduct } from "./shared.ts";

// The product runs as two processes when a PostgreSQL is available, otherwise as one with an
// embedded database.
const environment = {
  DATABASE_URL: "",
  SESSION_SECRET: "the same for both processes, 32 and more",
};

type Product = Awaited<ReturnType<typeof startProduct>>;
let testDatabase: Awaited<ReturnType<typeof ownDatabase>> | null;
let products: Product[];
let endedProducts: Product[] = [];
let browser: Browser;
let office: Page;

beforeAll(async () => {
  testDatabase = server ? await ownDatabase() : null;
  environment.DATABASE_URL = testDatabase?.url ?? "";
  const first = testDatabase ? await startProduct(environment) : await ownProduct(environment);
  products = testDatabase ? [first, await startProduct(environment)] : [first];
  browser = await openBrowser();
  office = await browser.newPage();
  await office.goto(first.at("backoffice.localhost", "/custompages"));
  await office.getByLabel("E-mail").fill("editor@wayroam.test");
  await office.getByLabel("Password").fill("wayroam-editor");
  await office.getByRole("button", { name: "Sign in" }).click();
  await office.getByRole("heading", { name: "Custom pages" }).waitFor();
});
afterAll(async () => {
  await browser?.close();
  await Promise.all([...products, ...endedProducts].map((product) => product.stop()));
  await testDatabase?.drop();
});

/** Calls the API from a page of the staff app, with its session. */
const call = <Answer>(method: string, path: string, body: object): Promise<Answer> =>
  office.evaluate(
    async ([verb, subpath, json]) => {
      const headers = { "content-type": "application/json" };
      const answer = await fetch(`/api/it/custompages${subpath}`, {
        method: verb,
        headers,
        body: JSON.stringify(json),
      });
      if (!answer.ok) throw new Error(await answer.text());
      return answer.json();
    },
    [method, path, body] as const,
  );

const text = (title: string, schedule: object | null = null) => ({
  id: crypto.randomUUID(),
  blockType: "wr-text",
  content: { title, text: "", customCss: "" },
  enabled: true,
  schedule,
});

let pageCount = 0;
const create = (blocks: object[], isPublished: boolean) => {
  pageCount += 1;
  const slug = `on-time-${pageCount}`;
  const page = { ...newPage("a"), name: slug, slug, isPublished, blocks };
  return call<{ id: string; slug: string }>("POST", "", page);
};

/** The first whole second that is at least `count` seconds away, in epoch milliseconds. */
const secondsAhead = (count: number): number => (Math.floor(Date.now() / 1000) + count) * 1000;
const iso = (moment: number) => new Date(moment).toISOString();

/**
 * The moments at which each process first showed a page in the expected state. The page is polled
 * all the time, so that the test notices when it changes too early.
 */
const firstShownAt = (path: string, matches: (body: string) => boolean): Promise<number[]> =>
  Promise.all(
    products.map(async (product) => {
      const startedAt = Date.now();
      while (Date.now() - startedAt < 15_000) {
        const requestedAt = Date.now();
        if (matches(await product.read("it.localhost", path))) return requestedAt;
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
      throw new Error(`${path} was never so.`);
    }),
  );

/**
 * True when every process changed the page within one second after the due moment. A request that
 * was sent just before the due moment may be answered just after it.
 */
const isOnTime = (shownAt: readonly number[], due: number): boolean =>
  shownAt.every((moment) => moment - due >= -20 && moment - due < 1000);

test("scheduled blocks appear and disappear at their second, on every process", async () => {
  const appearsAt = secondsAhead(4);
  const disappearsAt = appearsAt + 2000;
  const { slug } = await create(
    [text("Sempre"), text("Adesso", { from: iso(appearsAt), to: iso(disappearsAt) })],
    true,
  );
  const path = `/${slug}`;
  expect(isOnTime(await firstShownAt(path, (body) => body.includes("Adesso")), appearsAt)).toBe(
    true,
  );
  expect(isOnTime(await firstShownAt(path, (body) => !body.includes("Adesso")), disappearsAt)).toBe(
    true,
  );
});

test("a page is published and unpublished at its second, on every process", async () => {
  const { id, slug } = await create([text("Puntuale")], false);
  const publishAt = secondsAhead(4);
  const unpublishAt = publishAt + 2000;
  const moments = { publishAt: iso(publishAt), unpublishAt: iso(unpublishAt) };
  await call<Publication>("PUT", `/${id}/publication`, { ...moments, forceSave: true });
  expect(
    isOnTime(await firstShownAt(`/${slug}`, (body) => body.includes("Puntuale")), publishAt),
  ).toBe(true);
  const liveCheck = await call<LiveCheck>("POST", `/${id}/proof`, {});
  expect(liveCheck).toMatchObject({ isLive: true, status: 200, version: 2, reason: null });
  expect(
    isOnTime(await firstShownAt(`/${slug}`, (body) => !body.includes("Puntuale")), unpublishAt),
  ).toBe(true);
});

test("the live check of a save is fast, and lists exactly the renewed pages", async () => {
  const { id, slug } = await create([text("Prima")], true);
  const [product] = products;
  if (!product) throw new Error("No product runs.");
  const otherPage = "/capodanno";
  for (const path of [`/${slug}`, otherPage, "/sitemap.xml"])
    await product.read("it.localhost", path);
  const stored = await office.evaluate(
    async (subpath) => (await fetch(`/api/it/custompages/${subpath}`)).json(),
    id,
  );
  await call("PUT", `/${id}`, { ...stored, blocks: [text("Dopo")] });
  const startedAt = performance.now();
  const liveCheck = await call<LiveCheck>("POST", `/${id}/proof`, {});
  expect(performance.now() - startedAt).toBeLessThan(500);
  expect(liveCheck).toMatchObject({ isLive: true, version: 2, reason: null });
  expect(liveCheck.tookMs).toBeLessThan(500);
  const paths = liveCheck.renewed.map((address) => new URL(address).pathname);
  expect(paths.toSorted()).toEqual([`/${slug}`, "/sitemap.xml"].toSorted());
  expect(await product.read("it.localhost", `/${slug}`)).toContain("Dopo");
});

test("a publication due while no process ran happens at the start", async () => {
  const { id, slug } = await create([text("In ritardo")], false);
  const publishAt = secondsAhead(3);
  await call<Publication>("PUT", `/${id}/publication`, {
    publishAt: iso(publishAt),
    unpublishAt: null,
  });
  await Promise.all(products.map((product) => product.end()));
  await new Promise((resolve) => setTimeout(resolve, Math.max(0, publishAt - Date.now()) + 500));
  endedProducts = products;
  const folder = products[0]?.folder ?? "";
  products = [await startProduct({ ...environment, DATA_DIR: folder })];
  const shownAt = await firstShownAt(`/${slug}`, (body) => body.includes("In ritardo"));
  expect(shownAt).toHaveLength(1);
});
