import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Office, openOffice } from "./office.ts";
import { createTravel } from "./own-travel.ts";
import { sharedProduct } from "./shared.ts";

const product = sharedProduct();
let office: Office;
let page: Page;
beforeAll(async () => {
  office = await openOffice(product);
  page = office.page;
});
afterAll(() => office?.close());

const names = () => page.locator("tbody .list-name").allInnerTexts();
const query = () => Object.fromEntries(new URL(page.url()).searchParams);
const bar = () => page.getByRole("region", { name: "The chosen travels" });

test("travels are found, duplicated, published after a look at what happens, and deleted", async () => {
  const { name } = await createTravel(office);
  await page.goto(office.at("/travels?sort=name"));
  await page.getByRole("table", { name: "Travels" }).waitFor();
  await page.getByLabel("Search", { exact: true }).fill("penisola antartica");
  await expect.poll(async () => (await names())[0]).toMatch(/^Penisola Antartica/);
  const row = page.locator("tbody tr").first();
  for (const facts of [/\d+ days · Antarctica/, /[A-Z][a-z]{2} \d{2}\/\d{2}\/\d{4}/, /\d+\s€/])
    await expect.poll(() => row.innerText()).toMatch(facts);

  await page.getByLabel("Search", { exact: true }).fill(name);
  await expect.poll(names).toEqual([name]);
  await page.getByRole("button", { name: `More: ${name}` }).click();
  await page.getByRole("menuitem", { name: "Duplicate" }).click();
  const copy = `${name} (copy)`;
  await expect.poll(names).toContain(copy);
  await page.getByRole("checkbox", { name: `Choose ${copy}` }).check();
  await bar().getByText("0 departures to come").waitFor();
  await bar().getByRole("button", { name: "Publish …", exact: true }).click();
  await page.getByText("1 travel can be found and booked.").waitFor();
  await page.getByRole("button", { name: "Publish 1 travel", exact: true }).click();
  await page.getByText("1 travel published.").waitFor();
  const copied = page.locator("tbody tr", { hasText: copy });
  await copied.getByText("not published").waitFor({ state: "detached" });
  await page.getByRole("button", { name: `More: ${copy}` }).click();
  await page.getByRole("menuitem", { name: "Delete …" }).click();
  await page.getByRole("button", { name: "Delete the travel" }).click();
  await expect.poll(names).toEqual([name]);
});

test("filters of several values stand in the address, a tag leads to its remedy, the palette to a travel", async () => {
  await page.goto(office.at("/travels"));
  await page.getByRole("link", { name: /^Needs attention \d+/ }).click();
  await expect.poll(query).toMatchObject({ health: "any" });
  const link = page.locator("tbody a.tag", { hasText: "No coordinator in" }).first();
  await expect.poll(() => link.getAttribute("href")).toMatch(/^\/travels\/[0-9a-f-]{36}\/tours\?/);
  await page.keyboard.press("f");
  await page.getByRole("menuitem", { name: "Type" }).click();
  await page.getByRole("menuitemcheckbox").nth(0).click();
  await page.getByRole("menuitemcheckbox").nth(1).click();
  await expect.poll(() => query()["type"]).toMatch(/^[a-z-]+,[a-z-]+$/);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Remove the filter Type" }).click();
  await expect.poll(query).toEqual({ health: "any" });

  await page.keyboard.press("Control+k");
  const palette = page.getByRole("combobox", { name: "Search commands" });
  await palette.fill("penisola antartica");
  await page
    .getByRole("option", { name: /^Penisola Antartica/ })
    .first()
    .waitFor();
  await palette.fill("penisola antartic");
  await page.keyboard.press("Enter"); // chooses from the answer to these words, when it comes
  await page.getByRole("heading", { level: 1, name: /^Penisola Antartica/ }).waitFor();
});

test("a trip of the company is made, offered by a travel, corrected and deleted", async () => {
  const code = `trip-${crypto.randomUUID().slice(0, 8)}`;
  await page.goto(office.at("/travels"));
  await page.getByRole("link", { name: "Trips", exact: true }).click();
  await page.getByRole("heading", { name: "Trips of the company" }).waitFor();
  await page.getByRole("button", { name: "New trip" }).click();
  const panel = page.locator(".record-panel");
  await panel.getByRole("button", { name: /^Save/ }).click();
  await panel.locator(".field-error, [role=alert]").first().waitFor();
  await panel.getByLabel("Code", { exact: true }).fill(code);
  const country = panel.getByRole("combobox", { name: "Add a country" });
  await country.fill("slovenia");
  await page.locator("[data-combobox-selected]").filter({ hasText: "Slovenia" }).waitFor();
  await page.keyboard.press("Enter");
  await country.fill("croatia");
  await page.locator("[data-combobox-selected]").filter({ hasText: "Croatia" }).waitFor();
  await page.keyboard.press("Enter");
  await panel.getByRole("button", { name: "Make Croatia the main country" }).click();
  const airport = panel.getByLabel("Airport", { exact: true });
  await airport.fill("l1");
  await panel.getByRole("button", { name: /^Save/ }).click();
  await expect.poll(() => airport.getAttribute("aria-invalid")).toBe("true");
  await airport.fill("lju");
  await panel.getByRole("button", { name: /^Save/ }).click();
  await page.getByText("Trip added. Markets can offer it now.").waitFor();
  const link = panel.getByRole("link", { name: /^Offer it in Italy/ });
  await link.waitFor();
  const { body } = await office.call("GET", `it/trips?search=${code}`);
  const [stored] = (body as { items: readonly { id: string; countries: readonly string[] }[] })
    .items;
  expect(stored?.countries).toEqual(["HR", "SI"]);

  await link.click();
  await page.waitForURL(/\/travels\/new\?trip=/);
  const trip = page.getByLabel("Trip", { exact: true }).first();
  await expect.poll(() => trip.inputValue()).toContain(code);
  await trip.fill("croatia, slovenia");
  await page.getByRole("option", { name: code }).waitFor();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect.poll(() => trip.inputValue()).toContain("Croatia, Slovenia");

  await page.goto(office.at(`/travels?list=trips&open=${stored?.id}`));
  await panel.getByRole("button", { name: "Delete" }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Delete/ })
    .click();
  await page.getByText("Trip deleted.").waitFor();
});
