import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newPage } from "#features/pages/page-defaults.ts";
import type { LiveCheck, Publication } from "#features/pages/publication-contract.ts";
import { server } from "./own-database.ts";
import { openBrowser, startProduct } from "./product.ts";
import { ownDatabase, ownProduct } from "./shared.ts";

// Two processes on one PostgreSQL if there is one, otherwise one with an embedded database.
const environment = {
  DATABASE_URL: "",
  SESSION_SECRET: "the same for both processes, 32 and more",
};

type Product = Awaited<ReturnType<typeof startProduct>>;
let own: Awaited<ReturnType<typeof ownDatabase>> | null;
let products: Product[];
let ended: Product[] = [];
let browser: Browser;
let office: Page;

beforeAll(async () => {
  own = server ? await ownDatabase() : null;
  environment.DATABASE_URL = own?.url ?? "";
  const first = own ? await startProduct(environment) : await ownProduct(environment);
  products = own ? [first, await startProduct(environment)] : [first];
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
  await Promise.all([...products, ...ended].map((product) => product.stop()));
  await own?.drop();
});

/** Calls the API with the session of the staff app's page. */
const call = <Answer>(method: string, path: string, body: object): Promise<Answer> =>
  office.evaluate(
    async ([how, where, sent]) => {
      const headers = { "content-type": "application/json" };
      const answer = await fetch(`/api/it/custompages${where}`, {
        method: how,
        headers,
        body: JSON.stringify(sent),
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

let made = 0;
const create = (blocks: object[], isPublished: boolean) => {
  made += 1;
  const slug = `on-time-${made}`;
  const page = { ...newPage("a"), name: slug, slug, isPublished, blocks };
  return call<{ id: string; slug: string }>("POST", "", page);
};

/** The first whole second that is at least so many seconds ahead. */
const secondsAhead = (count: number): number => (Math.floor(Date.now() / 1000) + count) * 1000;
const iso = (moment: number) => new Date(moment).toISOString();

/**
 * When each process first showed a page in a state; polled throughout, so that "too early" is
 * noticed.
 */
const firstSeen = (path: string, isSo: (body: string) => boolean): Promise<number[]> =>
  Promise.all(
    products.map(async (product) => {
      const begun = Date.now();
      while (Date.now() - begun < 15_000) {
        const asked = Date.now();
        if (isSo(await product.read("it.localhost", path))) return asked;
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
      throw new Error(`${path} was never so.`);
    }),
  );

/**
 * Whether every process was on time: not before the moment (a request just before may be answered
 * just after it), and within its second.
 */
const isOnTime = (seen: readonly number[], due: number): boolean =>
  seen.every((moment) => moment - due >= -20 && moment - due < 1000);

test("scheduled blocks appear and disappear at their second, on every process", async () => {
  const from = secondsAhead(4);
  const to = from + 2000;
  const { slug } = await create(
    [text("Sempre"), text("Adesso", { from: iso(from), to: iso(to) })],
    true,
  );
  const path = `/${slug}`;
  expect(isOnTime(await firstSeen(path, (body) => body.includes("Adesso")), from)).toBe(true);
  expect(isOnTime(await firstSeen(path, (body) => !body.includes("Adesso")), to)).toBe(true);
});

test("a page is published and unpublished at its second, on every process", async () => {
  const { id, slug } = await create([text("Puntuale")], false);
  const publishAt = secondsAhead(4);
  const unpublishAt = publishAt + 2000;
  const moments = { publishAt: iso(publishAt), unpublishAt: iso(unpublishAt) };
  await call<Publication>("PUT", `/${id}/publication`, { ...moments, forceSave: true });
  expect(
    isOnTime(await firstSeen(`/${slug}`, (body) => body.includes("Puntuale")), publishAt),
  ).toBe(true);
  const proof = await call<LiveCheck>("POST", `/${id}/proof`, {});
  expect(proof).toMatchObject({ isLive: true, status: 200, version: 2, reason: null });
  expect(
    isOnTime(await firstSeen(`/${slug}`, (body) => !body.includes("Puntuale")), unpublishAt),
  ).toBe(true);
});

test("the live check of a save is fast, and lists exactly the renewed pages", async () => {
  const { id, slug } = await create([text("Prima")], true);
  const [product] = products;
  if (!product) throw new Error("No product runs.");
  const bystander = "/capodanno";
  for (const path of [`/${slug}`, bystander, "/sitemap.xml"])
    await product.read("it.localhost", path);
  const stored = await office.evaluate(
    async (where) => (await fetch(`/api/it/custompages/${where}`)).json(),
    id,
  );
  await call("PUT", `/${id}`, { ...stored, blocks: [text("Dopo")] });
  const begun = performance.now();
  const proof = await call<LiveCheck>("POST", `/${id}/proof`, {});
  expect(performance.now() - begun).toBeLessThan(500);
  expect(proof).toMatchObject({ isLive: true, version: 2, reason: null });
  expect(proof.tookMs).toBeLessThan(500);
  const paths = proof.renewed.map((address) => new URL(address).pathname);
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
  ended = products;
  const folder = products[0]?.folder ?? "";
  products = [await startProduct({ ...environment, DATA_DIR: folder })];
  const seen = await firstSeen(`/${slug}`, (body) => body.includes("In ritardo"));
  expect(seen).toHaveLength(1);
});
