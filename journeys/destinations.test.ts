import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  type DestinationRecord,
  destinationExample,
} from "#features/content/destinations/contract.ts";
import { type Office, openOffice, textBlock } from "./office.ts";
import { read } from "./read.ts";
import { sharedProduct } from "./shared.ts";

const product = sharedProduct();
let office: Office;
let page: Page;
beforeAll(async () => {
  office = await openOffice(product);
  page = office.page;
});
afterAll(() => office?.close());

const searchFor = (query: string) => read(product.at("it.localhost", `/cerca?where=${query}`));

/** A place of Morocco that only this test knows. */
const createPlace = async (): Promise<DestinationRecord> => {
  const key = crypto.randomUUID().slice(0, 8);
  const names = { name: `Oasi ${key}`, slug: `oasi-${key}`, code: `MA-${key}` };
  const { body } = await office.call("POST", "it/destinations", {
    ...destinationExample,
    ...names,
  });
  return body as DestinationRecord;
};

const openPlace = async ({ name, slug }: DestinationRecord) => {
  await page.goto(office.at(`/page-contents/destination?search=${slug}`));
  await page.getByRole("button", { name, exact: true }).click();
};

const save = async () => {
  const saved = page.waitForResponse(
    (each) => each.request().method() === "PUT" && !each.url().includes("presence"),
  );
  await page.keyboard.press("Control+s");
  expect((await saved).status()).toBe(200);
};

test("a lead and a new slug of a place are seen by visitors, and its old searches lead on", async () => {
  const place = await createPlace();
  const { slug } = place;
  const lead = "Dall’Atlante alle dune.";
  // A product that runs has searched before.
  expect((await searchFor(slug)).text).not.toContain(lead);
  await openPlace(place);
  await page.getByLabel("Lead").fill(lead);
  await save();
  await expect.poll(async () => (await searchFor(slug)).text.includes(lead)).toBe(true);
  await page.getByLabel("Slug").fill(`${slug}-e-sahara`);
  await page.getByText(`Searches for “${slug}” will lead on to the new address.`).waitFor();
  await save();
  await expect.poll(async () => (await searchFor(slug)).status).toBe(301);
  expect((await searchFor(slug)).headers["location"]).toBe(`/cerca?where=${slug}-e-sahara`);
  expect((await searchFor(`${slug}-e-sahara`)).text).toContain(lead);
});

test("blocks of a place stand below its search, and those of a continent below its page", async () => {
  const place = await createPlace();
  const { name, slug } = place;
  const words = `Una lettera da ${name}`;
  const shows = async () => (await searchFor(slug)).text.includes(words);
  expect(await shows()).toBe(false);
  await openPlace(place);
  await page.getByRole("button", { name: "Begin the own page" }).click();
  await page.getByRole("heading", { level: 1, name }).waitFor();
  await page.getByRole("button", { name: "Add block" }).click();
  await page.getByLabel("Search blocks").fill("text");
  await page.keyboard.press("Enter");
  await page.getByLabel("Title", { exact: true }).fill(words);
  await page.getByRole("button", { name: "Page settings" }).click();
  await page.getByLabel("Published", { exact: true }).check({ force: true });
  await page.keyboard.press("Control+s");
  await page.getByRole("button", { name: "Save, and publish it" }).click();
  await page.getByText("Page updated successfully.").first().waitFor();
  await expect.poll(shows).toBe(true);
  expect((await searchFor(`${slug}&where=marocco`)).text).not.toContain(words);

  await page.goto(office.at(`/custompages?search=${encodeURIComponent(name)}`));
  await page.getByText("own page of a destination").waitFor();
  await page.getByRole("link", { name, exact: true }).click();
  await page.getByRole("link", { name: "Back to the destination" }).click();
  await page.getByText("Cannot be deleted").waitFor();
  await page.getByRole("link", { name: "Open the own page" }).click();
  // The destination's panel has a button of the same name until the page is there.
  await page.getByRole("heading", { level: 1, name }).waitFor();
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await page.getByRole("button", { name: "Delete the page" }).click();
  await page.waitForURL(/page-contents\/destination/);
  await expect.poll(shows).toBe(false);

  const answer = await office.call("GET", "it/destinations?kind=region&search=asia");
  const { items } = answer.body as Readonly<{ items: readonly Readonly<{ id: string }>[] }>;
  const title = `Una lettera dall’Asia, ${slug}`;
  const letter = await office.create({
    slug: "",
    owner: { kind: "destination", id: items[0]?.id ?? "" },
    isPublished: true,
    blocks: [textBlock(title)],
  });
  for (const path of ["/viaggi-asia", "/cerca?where=asia"])
    await expect
      .poll(async () => (await read(product.at("it.localhost", path))).text)
      .toContain(title);
  expect((await office.call("DELETE", `it/custompages/${letter.id}`, {})).status).toBe(200);
});
