import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { axeViolations } from "./axe.ts";
import { type Office, openOffice } from "./office.ts";
import { openBrowser } from "./product.ts";
import { sharedProduct } from "./shared.ts";

const product = sharedProduct();
let browser: Browser;
let office: Office;
let page: Page;
let travelId: string;

type Listed = Readonly<{
  id: string;
  departureDate: string;
  endDate: string;
  priceCents: number;
  fullPriceCents: number | null;
  status: string;
  peopleIn: number;
  seatsFree: number;
}>;

const listed = async (): Promise<readonly Listed[]> => {
  const path = `it/travels/${travelId}/tours?pageSize=500&sort=departure`;
  return ((await office.call("GET", path)).body as { items: readonly Listed[] }).items;
};

beforeAll(async () => {
  browser = await openBrowser();
  office = await openOffice(browser, product);
  page = office.page;
  const { body } = await office.call("GET", "it/travels?pageSize=100");
  const { items } = body as {
    items: readonly Readonly<{ id: string; departures: { total: number } }>[];
  };
  travelId = items.find(({ departures }) => departures.total >= 10)?.id ?? "";
});
afterAll(() => browser?.close());

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

test("prices are typed, filled, pasted, mended, undone and saved by keyboard alone", async () => {
  const before = await listed();
  await openSheet();
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
  // What cannot be read stays, the others are stored.
  expect(await priceIn(4)).toContain("74o");
  const after = await listed();
  expect(after.map(({ priceCents }) => priceCents).slice(0, 6)).toEqual([
    123_450,
    123_450,
    123_450,
    130_000,
    before[4]?.priceCents,
    140_000,
  ]);
  await press("ArrowDown");
  await page.getByRole("button", { name: "Undo the cell" }).click();
  await expect.poll(() => page.getByText("nothing is saved yet").count()).toBe(0);
});

test("a block that is copied comes back, and rows beyond the last are offered as departures", async () => {
  const before = await listed();
  await openSheet();
  await press("Shift+ArrowDown", "Shift+ArrowRight", "Control+c");
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text.split("\n")).toHaveLength(2);
  expect(text).toMatch(/^\d{2}\/\d{2}\/\d{4}\t\d{2}\/\d{2}\/\d{4}\n/);

  await press("Control+End", "Home");
  await copied("02/06/2035\n09/06/2035");
  await press("Control+v");
  await page.getByRole("button", { name: "Paste and add 1 departure" }).waitFor();
  await press("Escape");
  await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
  expect(await listed()).toHaveLength(before.length);
});

test("choices open in a cell, and the status of others is offered by its word", async () => {
  await openSheet();
  const status = () => cell(0, "status").innerText();
  const before = await status();
  const other = before.includes("Sold out") ? "Planned" : "Sold out";
  await press("ArrowRight", "ArrowRight", "Alt+ArrowDown");
  await page.getByRole("option", { name: "Planned" }).waitFor();
  await page.keyboard.type("Quasi conf");
  await press("Escape");
  await expect.poll(() => page.getByRole("option").count()).toBe(0);
  await page.keyboard.type(other.slice(0, 4).toLowerCase());
  await press("Enter");
  await expect.poll(status).toContain(other);
  await press("Control+z");
  await expect.poll(status).toBe(before);
});

test("people who are typed are asked about before they are left, and saved by key", async () => {
  const planned = (await listed()).find(({ status }) => status === "PLANNED");
  const path = `/travels/${travelId}/tours/${planned?.id ?? ""}`;
  await page.goto(office.at(path));
  await page.getByRole("button", { name: "Add a person" }).click();
  await page.getByRole("link", { name: "Home", exact: true }).click();
  await page.getByRole("button", { name: "Go on editing" }).click();
  await page.reload();
  await page.getByText(/^Save \d+ (?:person|people)$/).waitFor();
  const peopleIn = (planned?.peopleIn ?? 0) + 1;
  const people = page.getByRole("region", { name: /^People in/ });
  await people.getByText(`in, until now ${peopleIn - 1}`).waitFor();
  await people.getByText(`free, until now ${planned?.seatsFree}`).waitFor();
  // People wait while the departure is refused.
  const status = page.locator("[data-field=status]");
  await status.selectOption("Sold out");
  await press("Control+s");
  await page.getByText("1 departure not saved: the cells say why.").waitFor();
  expect((await listed()).find(({ id }) => id === planned?.id)?.peopleIn).toBe(peopleIn - 1);
  await status.selectOption("Planned");
  // One press saves the departure and its people.
  await page.locator("[data-field=price]").fill("1633");
  await press("Enter", "Control+s");
  await page.getByText("People saved.").waitFor();
  const now = async () => (await listed()).find(({ id }) => id === planned?.id);
  await expect.poll(now).toMatchObject({ priceCents: 163_300, peopleIn });
  const api = `it/tours/${planned?.id ?? ""}/passengers`;
  const { body } = await office.call("GET", api);
  expect(body).toMatchObject({ peopleIn });
});

test("the coordinator's cell offers who is free on its days first, as the server ranks them", async () => {
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
  await press(...Array.from({ length: 9 }, () => "ArrowRight"), "F2");
  const options = page.getByRole("option");
  const [best, second] = items;
  await expect.poll(() => options.first().innerText()).toContain(best?.reasons[0]);
  const shown = await options.allInnerTexts();
  expect(shown.map((text, index) => text.startsWith(items[index]?.name ?? "nobody"))).toEqual(
    shown.map(() => true),
  );
  const typed = second?.name ?? "";
  await page.keyboard.type(typed);
  await expect.poll(() => options.first().innerText()).toContain(typed);
  expect(await options.count()).toBeLessThan(items.length);
  await press("ArrowDown", "Enter");
  await expect.poll(() => cell(0, "coordinator").innerText()).toContain(typed);
  await press("Control+z");
  await expect.poll(() => cell(0, "coordinator").innerText()).not.toContain(typed);
});

test("a colleague's save is compared and nothing of either is lost", async () => {
  await openSheet();
  const [first] = await listed();
  const path = `it/tours/${first?.id ?? ""}`;
  const { body } = await office.call("GET", path);
  const price = (body as Listed).priceCents;
  await toPrice();
  await page.keyboard.type("1501");
  await press("Enter");
  await page.getByRole("button", { name: /^Save 1 departure/ }).waitFor();
  const rows = await office.call("GET", `it/travels/${travelId}/tours?pageSize=1&sort=departure`);
  const [stored] = (rows.body as { items: readonly Record<string, unknown>[] }).items;
  const {
    id,
    version,
    code,
    departureDate,
    startDate,
    endDate,
    status,
    fullPriceCents,
    discountUntil,
    promo,
    deposit,
    balanceDue,
    decisionDate,
    seatsTotal,
    seatsFree,
    peopleMinimum,
    expectedSize,
    ageRange,
    coordinatorId,
    flight,
    openingDate,
    isPublished,
  } = stored ?? {};
  const input = {
    code,
    departureDate,
    startDate,
    endDate,
    status,
    fullPriceCents,
    discountUntil,
    promo,
    deposit,
    balanceDue,
    decisionDate,
    seatsTotal,
    seatsFree,
    peopleMinimum,
    expectedSize,
    ageRange,
    coordinatorId,
    flight,
    openingDate,
    isPublished,
    priceCents: price + 100,
  };
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
  const [first] = await listed();
  const path = `/travels/${travelId}/tours/${first?.id ?? ""}`;
  const price = page.locator("[data-field=price]");
  const savePrice = async (euros: string) => {
    await price.fill(euros);
    await press("Enter", "Control+s");
    // Not by the toast: the one of the save before may still be there.
    await expect.poll(async () => (await listed())[0]?.priceCents).toBe(Number(euros) * 100);
    await expect.poll(() => page.getByText("nothing is saved yet").count()).toBe(0);
  };
  await page.goto(office.at(path));
  await savePrice("1611");
  await savePrice("1622");
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
  await expect.poll(async () => (await listed())[0]?.priceCents).toBe(161_100);
});

const states: readonly (readonly [state: string, path: () => string])[] = [
  ["sheet", () => `/travels/${travelId}/tours`],
  ["departure", () => `/travels/${travelId}/tours/new`],
];

test("a long series keeps its button in sight, and no day that it cannot read is passed over", async () => {
  await openSheet();
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
  await press("Escape");
  await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
});

test.each(["light", "dark"] as const)(
  "the sheet is accessible at all widths, %s",
  async (scheme) => {
    const violations: string[] = [];
    await page.emulateMedia({ colorScheme: scheme });
    for (const width of [1440, 1024, 390])
      for (const [state, path] of states) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(office.at(path()));
        await page.locator(".tours-main").waitFor();
        const found = await axeViolations(page);
        violations.push(...found.map((each) => `${state} at ${width}: ${each}`));
        if (await page.evaluate("document.documentElement.scrollWidth > innerWidth"))
          violations.push(`${state} at ${width}: wider than the window`);
      }
    expect(violations).toEqual([]);
  },
);
