import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { tourDraftExample } from "#features/catalogue/tours/save-contract.ts";
import type { TourFacets } from "#features/catalogue/departure-filters/contract.ts";
import type { ListedTour } from "#features/catalogue/tours/listed-contract.ts";
import { type Office, openOffice } from "./office.ts";
import { sharedProduct } from "./shared.ts";

const product = sharedProduct();
let office: Office;
let page: Page;
let travel: Readonly<{ id: string }>;

beforeAll(async () => {
  office = await openOffice(product, "admin");
  page = office.page;
  const { body } = await office.call("GET", "it/travels?pageSize=1&published=true");
  [travel] = (body as { items: [typeof travel] }).items;
});
afterAll(() => office?.close());

const draftOf = (departureDate: string, priceCents = 126_900) => ({
  ...tourDraftExample,
  departureDate,
  startDate: departureDate,
  endDate: `${departureDate.slice(0, 8)}28`,
  deposit: null,
  balanceDue: "2044-01-10",
  priceCents,
});

/**
 * Makes three departures, on the 4th, the 11th and the 18th.
 * @param month one that no other test uses, as `2044-03`
 */
const makeDepartures = async (month: string) => {
  const ids: string[] = [];
  for (const day of ["04", "11", "18"]) {
    const path = `it/travels/${travel.id}/tours`;
    const made = await office.call("POST", path, draftOf(`${month}-${day}`));
    if (made.status !== 201) throw new Error(`No departure: ${JSON.stringify(made.body)}`);
    ids.push((made.body as ListedTour).id);
  }
  const stored = async (id: string) =>
    (await office.call("GET", `it/tours/${id}`)).body as ListedTour;
  return {
    ids,
    prices: async () => {
      const tours = await Promise.all(ids.map(stored));
      return tours.map(({ priceCents }) => priceCents);
    },
    statuses: async () => (await Promise.all(ids.map(stored))).map(({ status }) => status),
  };
};

const button = (name: string | RegExp) => page.getByRole("button", { name });
const choose = async (label: string, day: string) => {
  await page.getByLabel(label).fill(day);
  await page.getByLabel(label).press("Tab");
};
const rows = () => page.getByRole("table").locator("tbody tr");

test("prices of a month are looked at, lowered, decided on and put back, and the run is found again", async () => {
  const { ids, prices } = await makeDepartures("2044-03");
  await page.goto(office.at("/settings/bulk-actions"));
  await page.getByRole("heading", { level: 1, name: /^Bulk actions/ }).waitFor();
  await page.getByRole("radio", { name: /^Prices/ }).check({ force: true });
  await button("Next: which").click();
  await choose("Leaves from", "01/03/2044");
  await choose("Leaves until", "31/03/2044");
  await button("Next: look at 3 departures").waitFor();
  await button("Next: look at 3 departures").click();

  await page.getByText("3 of 3 departures change").waitFor();
  await page.getByText(/^Prices fall by 60\s€$/).waitFor();
  await expect.poll(() => rows().count()).toBe(3);
  await expect
    .poll(() => rows().first().innerText())
    .toMatch(/1\.269\s€\s+1\.209\s€\s+−60\s€\s+Will change/);
  await page.getByRole("checkbox", { name: /04\/03\/2044/ }).uncheck();
  await page.getByText("2 of 3 departures change").waitFor();

  // Somebody saves the second one while it is looked at.
  const meanwhile = draftOf("2044-03-11", 99_900);
  expect(await office.call("PUT", `it/tours/${ids[1]}`, meanwhile)).toMatchObject({ status: 200 });
  await page.getByLabel("Why, for the audit log").fill("Spring push");
  await button("Change 2 prices").click();

  await page.getByRole("heading", { name: "2 of 2" }).waitFor();
  await page.getByText("1 not changed").waitFor();
  await page.getByText(/^Saved by .+ meanwhile\. .+ is now 999\s€\.$/).waitFor();
  expect(await prices()).toEqual([126_900, 99_900, 120_900]);
  await button(/^Change it as it is now/).click();
  await page.getByText("2 changed").waitFor();
  expect(await prices()).toEqual([126_900, 94_900, 120_900]);

  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Download the result" }).click(),
  ]);
  const text = await readFile(await file.path(), "utf8");
  expect(text).toContain(";18/03/2044;changed;");

  await button("Undo all …").click();
  const dialog = page.getByRole("dialog");
  const middle = async () => {
    const box = await dialog.boundingBox();
    return box ? box.x + box.width / 2 : 0;
  };
  await expect.poll(middle).toBeCloseTo(720, -1);
  await dialog.getByRole("button", { name: "Undo all" }).click();
  await page.getByText("2 undone").waitFor();
  expect(await prices()).toEqual([126_900, 99_900, 126_900]);

  await page.goto(office.at("/settings/bulk-actions"));
  await button("Earlier runs").click();
  await page
    .getByRole("row", { name: /Spring push/ })
    .first()
    .getByRole("button")
    .click();
  await page.getByText("2 undone").waitFor();
});

test("rows chosen in the list of departures are handed over, and their end is told elsewhere", async () => {
  const { prices } = await makeDepartures("2044-05");
  const query = new URLSearchParams({
    list: "departures",
    leaveFrom: "2044-05-01",
    leaveUntil: "2044-05-31",
  });
  await page.goto(office.at(`/travels?${query}`));
  for (const day of [/04\/05\/2044/, /18\/05\/2044/])
    await page.getByRole("row", { name: day }).getByRole("checkbox").check();
  await button("Bulk action …").click();
  await expect.poll(() => page.getByRole("radio", { name: /^Prices/ }).isChecked()).toBe(true);
  await button("Next: which").click();
  await page.getByText("Exactly the 2 departures that were chosen in the list.").waitFor();
  await button("Next: look at 2 departures").click();
  await page.getByText("2 of 2 departures change").waitFor();
  // It begins only once somebody is elsewhere.
  await page.getByText("At a time").click();
  await page.getByLabel("Begins").fill("01/02/2044 06:00");
  await page.getByLabel("Begins").press("Tab");
  await button("Change 2 prices").click();
  await page.getByText("waits for its time").waitFor();
  const id = new URL(page.url()).searchParams.get("run");
  await page.getByRole("link", { name: "Redirects" }).click();
  await page.getByRole("heading", { level: 1, name: /^Redirects/ }).waitFor();
  await office.call("POST", `it/bulk-actions/${id}/resume`, { positions: null });
  const notice = page.getByRole("alert").filter({ hasText: "Bulk action done: Prices, −5 %" });
  await notice.getByText("Italy: 2 changed.").waitFor();
  expect(await prices()).toEqual([120_900, 126_900, 120_900]);
  await notice.getByRole("button", { name: "Show it" }).click();
  await page.getByRole("heading", { name: "2 of 2" }).waitFor();
  await button("Undo all …").click();
  await page.getByRole("dialog").getByRole("button", { name: "Undo all" }).click();
  await page.getByText("2 undone").waitFor();
});

test("an editor changes chosen departures in a dialog of their list, puts it back, and writes a cell", async () => {
  const { ids, prices } = await makeDepartures("2044-09");
  const own = await openOffice(product, "editor");
  const { page: list } = own;
  const query = new URLSearchParams({
    list: "departures",
    leaveFrom: "2044-09-01",
    leaveUntil: "2044-09-30",
    travel: travel.id,
  });
  await list.goto(own.at(`/travels?${query}`));
  for (const day of [/04\/09\/2044/, /18\/09\/2044/])
    await list.getByRole("row", { name: day }).getByRole("checkbox").check();
  const change = list.getByRole("button", { name: "Change …" });
  const dialog = list.getByRole("dialog", { name: /^Change/ });
  // A coordinator is found by typing, among all of them.
  const { body } = await office.call("GET", "it/tours/facets");
  const name = (body as TourFacets).coordinators.at(-1)?.label ?? "";
  await change.click();
  await dialog.getByRole("radio", { name: /^Coordinator/ }).check();
  const leader = dialog.getByRole("combobox", { name: "New coordinator" });
  await leader.fill(name);
  await leader.press("Enter");
  await dialog.getByRole("button", { name: "Look at what will happen" }).click();
  await dialog.getByText(name).first().waitFor();
  await dialog.getByRole("button", { name: "Close" }).first().click();

  await change.click();
  await dialog.getByRole("button", { name: "Look at what will happen" }).click();
  await dialog.getByText("2 of 2 departures change").waitFor();
  await dialog.getByRole("button", { name: "Change 2 prices" }).click();
  await dialog.getByRole("heading", { name: "2 of 2" }).waitFor();
  await expect.poll(prices).toEqual([133_200, 126_900, 133_200]);
  await dialog.getByRole("button", { name: "Undo all …" }).click();
  await list.getByRole("button", { name: "Undo all", exact: true }).click();
  await dialog.getByText("2 undone").waitFor();
  expect(await prices()).toEqual([126_900, 126_900, 126_900]);
  await dialog.getByRole("button", { name: "Close" }).first().click();

  const row = list.getByRole("row", { name: /11\/09\/2044/ });
  await row.getByRole("button", { name: /^Change price/ }).press("F2");
  const field = list.getByRole("textbox", { name: /^Price of/ });
  await field.fill("much");
  await field.press("Enter");
  await list.getByRole("alert").filter({ hasText: "is not an amount" }).waitFor();
  // Somebody saves it while it is written.
  await office.call("PUT", `it/tours/${ids[1]}`, draftOf("2044-09-11", 99_900));
  await field.fill("1300");
  await field.press("Enter");
  await list.getByRole("alert").filter({ hasText: "Somebody else saved" }).waitFor();
  await expect.poll(() => field.inputValue()).toBe("1300");
  await field.press("Enter");
  await expect.poll(prices).toEqual([126_900, 130_000, 126_900]);
  await list.getByRole("button", { name: "Undo", exact: true }).click();
  await expect.poll(prices).toEqual([126_900, 99_900, 126_900]);
  await own.close();
});

test("a run that waits for its time is called off", async () => {
  const { statuses } = await makeDepartures("2044-07");
  const draft = {
    kind: "tour",
    action: { type: "status", status: "ALMOST_CONFIRMED" },
    filter: {
      search: "",
      published: null,
      travelId: null,
      status: null,
      leaveFrom: "2044-07-01",
      leaveUntil: "2044-07-31",
    },
  };
  const query = new URLSearchParams({ step: "look", draft: JSON.stringify(draft) });
  await page.goto(office.at(`/settings/bulk-actions?${query}`));
  await page.getByText("At a time").click();
  await page.getByLabel("Begins").fill("01/02/2044 06:00");
  await page.getByLabel("Begins").press("Tab");
  await button("Set 3 statuses").click();
  await page.getByText("waits for its time").waitFor();
  await button("Call it off").click();
  await page.getByText("stopped; what waited stays as it is").waitFor();
  expect(await statuses()).toEqual(["PLANNED", "PLANNED", "PLANNED"]);
});
