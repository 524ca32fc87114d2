import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { addDays } from "#markets/days.ts";
import { type Office, openOffice, type StaffName } from "./office.ts";
import { createTravel, tourDraft } from "./own-travel.ts";
import { sharedProduct } from "./shared.ts";

const product = sharedProduct();

const withOffice = async (name: StaffName, use: (office: Office) => Promise<void>) => {
  const office = await openOffice(product, name);
  try {
    await use(office);
  } finally {
    await office.close();
  }
};

const card = (page: Page, name: string) => page.getByRole("region", { name });

const openHome = async ({ page, at }: Office, firstCard: string) => {
  await page.goto(at("/"));
  await card(page, firstCard).waitFor();
};

/** Opens the list that a number leads to. @returns the number, and how many rows the list says */
const follow = async (page: Page, name: string, label: RegExp) => {
  const link = card(page, name).getByRole("link", { name: label }).first();
  const [count = ""] = /[\d,]+/.exec(await link.innerText()) ?? [];
  await link.click();
  const heading = page.getByRole("heading", { level: 1 });
  await heading.getByText(/ of [\d,]+$/).waitFor();
  const found = async () => /[\d,]+(?= of )/.exec(await heading.innerText())?.[0];
  return { count, found };
};

test("an administrator's board leads from its numbers to lists of exactly so many", () =>
  withOffice("admin", async (office) => {
    const { page } = office;
    await openHome(office, "Departures to decide");
    const { count, found } = await follow(page, "Departures to decide", /^All \d+/);
    await expect.poll(found).toBe(count);
    await page.goBack();
    await card(page, "The machine room").waitFor();
    const travels = await follow(page, "Wrong or missing", /published travel/);
    await expect.poll(travels.found).toBe(travels.count);
    await page.goBack();
    const day = page
      .getByRole("navigation", { name: "The coming days" })
      .getByRole("link", { name: /groups? leaves?$/ })
      .first();
    const [leaving] = /\d+/.exec(await day.innerText()) ?? [];
    await day.click();
    await page
      .getByRole("heading", { level: 1, name: new RegExp(`^Departures ${leaving} of `) })
      .waitFor();
  }));

test("a super editor finds somebody for a group that leaves soon, and begins a departure", () =>
  withOffice("super", async (office) => {
    const { page } = office;
    await openHome(office, "Waiting for your eye");
    const { count, found } = await follow(page, "Leaving soon without a coordinator", /^All \d+/);
    await expect.poll(found).toBe(count);
    await page.goBack();
    const row = card(page, "Leaving soon without a coordinator").getByRole("listitem").first();
    await row.getByRole("link", { name: /^\d+ free/ }).click();
    await page.waitForURL(/\/page-contents\/coordinators\?view=calendar&from=[\d-]+&tour=[\w-]+$/);
    await page.getByRole("region", { name: /^Who could lead/ }).waitFor();

    await openHome(office, "Waiting for your eye");
    await page.getByRole("button", { name: "New departure" }).click();
    const dialog = page.getByRole("dialog", { name: "Choose a travel" });
    await dialog.getByLabel("Search travels").fill("sahara");
    await dialog
      .getByRole("status")
      .getByText(/^\d+ travels?, page 1 of 1/)
      .waitFor();
    await dialog
      .getByRole("button", { name: /Sahara/ })
      .first()
      .click();
    await page.getByRole("heading", { level: 1, name: "New departure" }).waitFor();
    await expect.poll(() => page.url()).toMatch(/\/travels\/[\w-]+\/tours\/new$/);
  }));

/** A group of seven that needs eight and should have been decided, so that it stands first. */
const smallGroup = async ({ call }: Office) => {
  const travel = await createTravel({ call });
  const today = new Date().toISOString().slice(0, 10);
  const draft = tourDraft(addDays(today, 300), { decisionDate: addDays(today, -60) });
  const made = await call("POST", `it/travels/${travel.id}/tours`, draft);
  const { id } = made.body as { id: string };
  const person = { firstTimer: null, previousTrips: null, gender: null, ageBand: null };
  const items = Array.from({ length: 7 }, () => ({ id: null, ...person }));
  await call("PUT", `it/tours/${id}/passengers`, { items });
  return {
    id,
    path: `/travels/${travel.id}/tours/${id}`,
    remove: async () => {
      await call("PUT", `it/tours/${id}/passengers`, { items: [] });
      await call("DELETE", `it/tours/${id}`, {});
    },
  };
};

test("a departure is decided in its row by keyboard, taken back, and cancelled", () =>
  withOffice("super", async (office) => {
    const { page, show } = office;
    const { id, path, remove } = await smallGroup(office);
    await openHome(office, "Departures to decide");
    const row = page.locator(`.board-row[data-row="${id}"]`);
    const decide = row.getByRole("button", { name: /^Decide: / });
    const count = async () =>
      Number(await card(page, "Departures to decide").locator(".attention-count").innerText());
    await decide.focus();
    const before = await count();
    await page.keyboard.press("Enter");
    const panel = row.getByRole("region", { name: "Decide the departure" });
    const lower = panel.getByRole("radio", { name: "Lower the minimum to 7 and confirm" });
    await panel.getByText("7 of 8 are in. One more is needed, or lower the minimum.").waitFor();
    await expect.poll(() => lower.evaluate((each) => each === document.activeElement)).toBe(true);
    await panel.getByText("7 people have to be told by hand").waitFor();
    await page.keyboard.press("ArrowDown");
    await expect.poll(() => page.url()).toContain(`decide=${id}&choice=cancel`);
    await page.keyboard.press("Escape");
    await expect.poll(() => decide.evaluate((each) => each === document.activeElement)).toBe(true);
    await expect.poll(() => page.url()).not.toContain("decide=");

    await page.keyboard.press("Enter");
    await panel.getByRole("button", { name: "Lower to 7 and confirm" }).focus();
    await page.keyboard.press("Enter");
    await row.getByText("The minimum is 7; confirmed, 7 are in").waitFor();
    await expect.poll(count).toBe(before - 1);
    await row.getByRole("button", { name: /^Undo, until / }).focus();
    await page.keyboard.press("Enter");
    await decide.waitFor();
    await expect.poll(count).toBe(before);

    await decide.focus();
    await page.keyboard.press("Enter");
    await lower.waitFor();
    await page.keyboard.press("ArrowDown");
    await panel.getByText("It cannot be undone after 10 minutes").waitFor();
    await page.keyboard.press("Tab");
    await page.keyboard.type("Too few people");
    await panel.getByRole("button", { name: "Cancel the departure for 7 people" }).focus();
    await page.keyboard.press("Enter");
    await row.getByText("Cancelled: Too few people").waitFor();
    await show(path);
    await page.getByText(/^Cancelled on .+ by /).waitFor();
    await page.getByRole("button", { name: /^Undo, until / }).waitFor();
    await remove();
  }));

test("an editor goes on with what this device keeps unsaved", () =>
  withOffice("editor", async (office) => {
    const { page, create, edit } = office;
    const name = `Ripresa ${crypto.randomUUID().slice(0, 8)}`;
    await edit(await create({ name }));
    await page.keyboard.press("Control+k");
    await page.getByRole("combobox", { name: "Search commands" }).fill("page settings");
    await page.keyboard.press("Enter");
    await page.getByLabel("Name", { exact: true }).fill(`${name} due`);
    await page
      .getByText(/kept on this device/)
      .first()
      .waitFor();
    await openHome(office, "Before it goes live");
    const own = card(page, "Go on where you were");
    const link = own.getByRole("link", { name });
    await own
      .getByRole("listitem")
      .filter({ has: page.getByRole("link", { name }) })
      .getByText("not saved", { exact: true })
      .waitFor();
    await link.click();
    await page.getByRole("heading", { level: 1, name }).waitFor();
    await openHome(office, "To write");
    const { count, found } = await follow(page, "To write", /^All \d+/);
    await expect.poll(found).toBe(count);
  }));
