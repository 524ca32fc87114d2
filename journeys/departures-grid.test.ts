import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addDays } from "#markets/days.ts";
import { type Office, openOffice } from "./office.ts";
import { draftFrom } from "#features/catalogue/tours/testing/tour-drafts.ts";
import { createTours, createTravel, tourDraft, toursOf } from "./own-travel.ts";
import { sharedProduct } from "./shared.ts";

const product = sharedProduct();
let office: Office;
let page: Page;
let travelId: string;

beforeAll(async () => {
  office = await openOffice(product);
  page = office.page;
  ({ id: travelId } = await createTravel(office));
  const days = Array.from({ length: 12 }, (_, week) => addDays("2031-03-01", 7 * week));
  await createTours(
    office,
    travelId,
    days.map((day) => tourDraft(day)),
  );
});
afterAll(() => office?.close());

const listed = () => toursOf(office, travelId);
const cell = (row: number, column: string) =>
  page.locator(`[data-row="${row}"][data-id="${column}"]`);
const press = async (...keys: readonly string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};
const openSheet = async () => {
  await page.goto(office.at(`/travels/${travelId}/tours`));
  await page.getByRole("grid", { name: "Departures" }).waitFor();
  await cell(0, "departure").focus();
};
/** With plain spaces. */
const priceIn = async (row: number) =>
  (await cell(row, "price").innerText()).replaceAll(/\s+/g, " ");
/** From the first column to the one of prices. */
const toPrice = () => press(...Array.from({ length: 5 }, () => "ArrowRight"));
const copied = (text: string) =>
  page.evaluate((value) => navigator.clipboard.writeText(value), text);
const isClosed = (role: "dialog" | "option") =>
  expect.poll(() => page.getByRole(role).count()).toBe(0);

test("prices are typed, filled, pasted, mended, undone and saved, and blocks are copied, by keyboard alone", async () => {
  const before = await listed();
  await openSheet();
  await press("Shift+ArrowDown", "Shift+ArrowRight", "Control+c");
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toMatch(/^\d{2}\/\d{2}\/\d{4}\t\d{2}\/\d{2}\/\d{4}\n[^\n]+$/);
  await press("Control+End", "Home");
  await copied("02/06/2035\n09/06/2035");
  await press("Control+v");
  await page.getByRole("button", { name: "Paste and add 1 departure" }).waitFor();
  await press("Escape");
  await isClosed("dialog");
  expect(await listed()).toHaveLength(before.length);

  await cell(0, "departure").focus();
  await toPrice();
  await page.keyboard.type("1.234,50");
  await press("Enter");
  await expect.poll(() => priceIn(0)).toContain("1.234,50 €");
  await press("ArrowUp", "Shift+ArrowDown", "Shift+ArrowDown", "Control+d");
  await expect.poll(() => priceIn(2)).toContain("1.234,50 €");
  await page.getByRole("status").filter({ hasText: "3 cells" }).waitFor();

  await press("ArrowDown");
  // The sum of the cells that were chosen before would pass for that of the pasted ones.
  await page.getByRole("status").filter({ hasText: "3 cells" }).waitFor({ state: "detached" });
  await copied('1.300 €\r\n74o\r\n"1,400.00"\r\n');
  await press("Control+v");
  await page.getByRole("status").filter({ hasText: "3 cells" }).waitFor();
  await expect.poll(() => priceIn(4)).toContain("74o");
  await expect.poll(() => cell(4, "price").getAttribute("aria-invalid")).toBe("true");
  await expect.poll(() => priceIn(5)).toContain("1.400 €");
  await page.getByText("nothing is saved yet").waitFor();
  await page.getByText(/^6 changes in 6 departures/).waitFor();

  await press("Control+z");
  await expect.poll(() => priceIn(4)).not.toContain("74o");
  await press("Control+Shift+z");
  await expect.poll(() => priceIn(4)).toContain("74o");

  await page.getByRole("button", { name: /^Save 5 departures/ }).waitFor();
  await press("Control+s");
  await page.getByText("5 departures saved.").waitFor();
  const after = await listed();
  expect(after.map(({ priceCents }) => priceCents).slice(0, 6)).toEqual([
    123_450,
    123_450,
    123_450,
    130_000,
    before[4]?.priceCents,
    140_000,
  ]);
  // What cannot be read stays, the others are stored.
  await expect.poll(() => priceIn(4)).toContain("74o");
  await press("ArrowDown");
  await page.getByRole("button", { name: "Undo the cell" }).click();
  await expect.poll(() => page.getByText("nothing is saved yet").count()).toBe(0);
});

test("choices open in a cell: a status by its word, and coordinators as the server ranks them", async () => {
  const [first] = await listed();
  const query = new URLSearchParams({
    from: first?.departureDate ?? "",
    to: first?.endDate ?? "",
    travel: travelId,
    tour: first?.id ?? "",
    pageSize: "100",
  });
  const { body } = await office.call("GET", `it/coordinators/free?${query}`);
  const { items } = body as { items: readonly Readonly<{ name: string; reasons: string[] }>[] };
  await openSheet();
  await press("ArrowRight", "ArrowRight", "Alt+ArrowDown");
  await page.getByRole("option", { name: "Planned" }).waitFor();
  await page.keyboard.type("Quasi conf");
  await press("Escape");
  await isClosed("option");
  await page.keyboard.type("sold");
  await press("Enter");
  await expect.poll(() => cell(0, "status").innerText()).toContain("Sold out");
  await press("Control+z");
  await expect.poll(() => cell(0, "status").innerText()).toContain("Planned");

  await cell(0, "departure").focus();
  await press(...Array.from({ length: 9 }, () => "ArrowRight"), "F2");
  const options = page.getByRole("option");
  const [best, second] = items;
  await expect.poll(() => options.first().innerText()).toContain(best?.reasons[0]);
  const areInOrder = async () => {
    const shown = await options.allInnerTexts();
    return shown.every((text, index) => text.startsWith(items[index]?.name ?? "nobody"));
  };
  await expect.poll(areInOrder).toBe(true);
  const typed = second?.name ?? "";
  await page.keyboard.type(typed);
  await expect.poll(() => options.first().innerText()).toContain(typed);
  await expect.poll(() => options.count()).toBeLessThan(items.length);
  await press("ArrowDown", "Enter");
  await expect.poll(() => cell(0, "coordinator").innerText()).toContain(typed);
  await press("Control+z");
  await expect.poll(() => cell(0, "coordinator").innerText()).not.toContain(typed);
});

test("people who are typed are asked about before they are left, and saved by key", async () => {
  const [tour] = await createTours(office, travelId, [tourDraft("2032-03-06")]);
  const now = async () => (await listed()).find(({ id }) => id === tour?.id);
  await page.goto(office.at(`/travels/${travelId}/tours/${tour?.id ?? ""}`));
  await page.getByRole("button", { name: "Add a person" }).click();
  await page.getByRole("link", { name: "Home", exact: true }).click();
  await page.getByRole("button", { name: "Go on editing" }).click();
  await page.reload();
  await page.getByText(/^Save 1 person$/).waitFor();
  const people = page.getByRole("region", { name: /^People in/ });
  await people.getByText("in, until now 0").waitFor();
  await people.getByText("free, until now 14").waitFor();
  // People wait while the departure is refused.
  const status = page.locator("[data-field=status]");
  await status.selectOption("Sold out");
  await press("Control+s");
  await page.getByText("1 departure not saved: the cells say why.").waitFor();
  expect((await now())?.peopleIn).toBe(0);
  await status.selectOption("Planned");
  // One press saves the departure and its people.
  await page.locator("[data-field=price]").fill("1633");
  await press("Enter", "Control+s");
  await page.getByText("People saved.").waitFor();
  await expect.poll(now).toMatchObject({ priceCents: 163_300, peopleIn: 1, seatsFree: 13 });
});

test("a colleague's save is compared and nothing of either is lost", async () => {
  await openSheet();
  await toPrice();
  await page.keyboard.type("1501");
  await press("Enter");
  await page.getByRole("button", { name: /^Save 1 departure/ }).waitFor();
  const [stored] = await listed();
  const { id, version, priceCents } = stored!;
  const input = { ...draftFrom(stored!), priceCents: priceCents + 100 };
  await office.call("PUT", `it/travels/${travelId}/tours`, { rows: [{ id, version, input }] });
  await press("Control+s");
  await page.getByRole("heading", { name: /saved these departures meanwhile/ }).waitFor();
  await page.getByRole("radio", { name: /Mine/ }).check();
  await page.getByRole("button", { name: "Go on" }).click();
  await press("Control+s");
  await page.getByText("1 departure saved.").waitFor();
  expect((await listed())[0]?.priceCents).toBe(150_100);
});

test("a departure is put back as it was, after a look at what that does", async () => {
  const [tour] = await createTours(office, travelId, [tourDraft("2033-03-05")]);
  const price = page.locator("[data-field=price]");
  const storedPrice = async () => (await listed()).find(({ id }) => id === tour?.id)?.priceCents;
  const input = { ...draftFrom(tour!), priceCents: 161_100 };
  await office.call("PUT", `it/tours/${tour?.id}`, input);
  await page.goto(office.at(`/travels/${travelId}/tours/${tour?.id ?? ""}`));
  await price.fill("1622");
  await press("Enter", "Control+s");
  await expect.poll(storedPrice).toBe(162_200);
  await expect.poll(() => page.getByText("nothing is saved yet").count()).toBe(0);
  await page.getByRole("button", { name: /^History of Departure/ }).click();
  const versions = page.getByRole("dialog", { name: "Versions of this departure" });
  const older = versions.getByRole("listitem").nth(1);
  await older.getByRole("button", { name: /^Version/ }).click();
  await versions.getByText("1 price goes down to 1.611").waitFor();
  await versions.getByRole("button", { name: /^Restore version/ }).click();
  await versions
    .getByRole("alertdialog")
    .getByRole("button", { name: /^Restore version/ })
    .click();
  await expect.poll(() => price.inputValue()).toBe("1611");
  await expect.poll(storedPrice).toBe(161_100);
});

test("a long series keeps its button in sight, passes over no day that it cannot read, and marks what it adds", async () => {
  await openSheet();
  await page.goto(office.at(`/travels/${travelId}/tours?year=2031`));
  await page.getByRole("button", { name: "Add departures" }).click();
  const dialog = page.getByRole("dialog", { name: "Add departures" });
  await dialog.getByLabel("How many").fill("100");
  await dialog.getByLabel("Leave out the public holidays").uncheck();
  const add = dialog.getByRole("button", { name: "Add 100 departures" });
  await dialog.getByText("They leave on 100 days").waitFor();
  await dialog.getByText("Which 100").first().click();
  const { height } = page.viewportSize()!;
  await expect.poll(async () => ((await add.boundingBox())?.y ?? height) + 36).toBeLessThan(height);

  const skipped = dialog.getByLabel("Without these days");
  await skipped.fill("24/12/2035, Heiligabend");
  await skipped.blur();
  await dialog.getByText("Not a day: Heiligabend.").waitFor();
  await expect.poll(() => add.isDisabled()).toBe(true);
  await skipped.fill("24/12/2035");
  await expect
    .poll(() => dialog.getByRole("button", { name: /^Add \d+ dep/ }).isEnabled())
    .toBe(true);

  await dialog.getByLabel("How many").fill("3");
  await dialog.getByRole("button", { name: "Add 3 departures" }).click();
  await isClosed("dialog");
  // They are later than the rows of the filter, which would hide them.
  const added = page.getByRole("rowheader", { name: "new" });
  await expect.poll(() => added.count()).toBe(3);
  await expect
    .poll(async () => (await added.first().boundingBox())?.y ?? height)
    .toBeLessThan(height);
  await expect.poll(() => new URL(page.url()).search).toBe("");
});
