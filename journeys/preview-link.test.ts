import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { axeViolations } from "./axe.ts";
import { type Office, openOffice, textBlock } from "./office.ts";
import { openBrowser } from "./product.ts";
import { read } from "./read.ts";
import { sharedProduct } from "./shared.ts";

const product = sharedProduct();
let browser: Browser;
let office: Office;
beforeAll(async () => {
  browser = await openBrowser();
  office = await openOffice(browser, product, "editor");
});
afterAll(() => browser?.close());

test("a draft is shown to somebody without an account, until its links are withdrawn", async () => {
  const { page, at, create, edit } = office;
  const name = `Bozza ${crypto.randomUUID().slice(0, 8)}`;
  const draft = await create({
    name,
    isPublished: false,
    blocks: [textBlock("Ancora un segreto")],
  });
  await edit(draft);
  await page.getByRole("button", { name: "More for the page" }).click();
  await page.getByRole("menuitem", { name: "Copy preview link" }).click();
  await page.getByText(/Preview link copied/).waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());

  const context = await browser.newContext();
  const guest = await context.newPage();
  const answer = await guest.goto(link);
  expect(answer?.headers()).toMatchObject({
    "cache-control": "no-store",
    "x-robots-tag": "noindex, nofollow",
  });
  await guest.getByRole("heading", { level: 2, name: "Ancora un segreto" }).waitFor();
  await context.close();

  await page.goto(at("/preview"));
  await page.getByRole("link", { name }).waitFor();
  await page.getByLabel("What does a link show?").fill(link);
  await page.getByRole("button", { name: "Check" }).click();
  await page.getByText("Whoever has it sees what is saved.").waitFor();
  expect(await axeViolations(page)).toEqual([]);
  const row = page.getByRole("row").filter({ hasText: name });
  await row.getByRole("button", { name: /^More/ }).click();
  await page.getByRole("menuitem", { name: "Withdraw …" }).click();
  await page.getByRole("button", { name: "Withdraw them" }).click();
  await page.getByText(/show nothing any more/).waitFor();
  expect((await read(link)).status).toBe(410);
});

test("the own page of a travel is shown before it is published, in its place on the travel's page", async () => {
  const { call, create } = office;
  const { body } = await call("GET", "it/travels?search=fiji&published=true");
  const { items } = body as { items: readonly Readonly<{ id: string; name: string }>[] };
  const [travel] = items;
  if (!travel) throw new Error("The demo has no such travel.");
  const { id } = await create({
    slug: "",
    isPublished: false,
    owner: { kind: "travel", id: travel.id },
    blocks: [textBlock("Una lettera prima di tutti")],
  });
  const made = await call("POST", "it/preview-links", { kind: "page", id });
  const shown = await read((made.body as { link: string }).link);
  expect(shown.status).toBe(200);
  expect(shown.text).toContain("Una lettera prima di tutti");
  expect(shown.text).toMatch(new RegExp(`<h1[^>]*>[^]*?${travel.name}`));
  await call("DELETE", `it/custompages/${id}`);
});
