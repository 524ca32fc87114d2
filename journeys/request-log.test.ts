import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openBrowser } from "./product.ts";
import { ownProduct } from "./shared.ts";

let browser: Browser;
let product: Awaited<ReturnType<typeof ownProduct>>;
beforeAll(async () => {
  product = await ownProduct();
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

type LogLine = Readonly<{ route: string | null; market: string | null; status: number }>;

test("nobody who signs in or searches is found in the log of the process", async () => {
  const page = await browser.newPage();
  await page.goto(product.at("backoffice.localhost", "/custompages?search=Ada"));
  await page.getByLabel("E-mail").fill("editor@wayroam.test");
  await page.getByLabel("Password").fill("wayroam-editor");
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.getByRole("heading", { name: /^Custom pages/ }).waitFor();
  const agent = await page.evaluate(() => navigator.userAgent);
  for (let round = 0; round < 2; round++)
    await page.goto(product.at("it.localhost", "/viaggi?q=ada.rossi%40company.test"));
  await page.close();
  await product.end();

  // The last lines may arrive after the end of the process.
  await expect.poll(() => product.output().split('"route":"/viaggi"')).toHaveLength(3);
  await expect.poll(() => product.output()).toMatch(/\n$/);
  const lines = product
    .output()
    .split("\n")
    .filter((line) => line.startsWith("{"))
    .map((line) => JSON.parse(line) as LogLine);
  expect(lines).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ route: "/oauth2/interaction/:uid", status: 303 }),
      expect.objectContaining({ route: "/api/:country/custompages", market: "it-IT", status: 200 }),
    ]),
  );
  const searches = lines.filter(({ route }) => route === "/viaggi");
  expect(searches.map(({ market, status }) => [market, status])).toEqual([
    ["it-IT", 200],
    ["it-IT", 304], // answered from the page cache, ahead of the framework
  ]);
  // The letters of a random id may spell any short name.
  const log = lines.map((line) => JSON.stringify({ ...line, requestId: "" })).join("\n");
  expect(log).not.toContain(agent);
  expect(log).not.toMatch(/@|ada|rossi|wayroam-editor|wr-staff|[?&]q=/i);
});
