import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Resource, ResourceName } from "#features/resources/contract.ts";
import { type Office, openOffice } from "./office.ts";
import { openBrowser } from "./product.ts";
import { sharedProduct } from "./shared.ts";

const product = sharedProduct();
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

/** Opens the travel formats of Italy with two more at their end. */
const openFormats = async (office: Office): Promise<readonly Resource[]> => {
  const word = crypto.randomUUID().slice(0, 8);
  for (const name of [`Alpha ${word}`, `Beta ${word}`])
    await office.call("POST", "it/resources/travel-formats", {
      slug: name.toLowerCase().replace(" ", "-"),
      name,
    });
  await office.page.goto(office.at("/resources/travel-formats"));
  await office.page.getByRole("heading", { level: 1, name: /^Travel formats/ }).waitFor();
  return stored(office);
};
const stored = async (office: Office): Promise<readonly Resource[]> =>
  (await office.call("GET", "it/resources/travel-formats")).body as readonly Resource[];
const namesOf = (list: readonly Resource[]) => list.map(({ name }) => name);
const shown = (page: Page) => page.locator(".list-name").allInnerTexts();

test("with the keyboard alone a resource is added, moved, taken back and deleted", async () => {
  const office = await openOffice(browser, product);
  const { page } = office;
  const before = namesOf(await openFormats(office));
  await page.getByRole("row", { name: before.at(-1) ?? "" }).waitFor();
  const name = `Gamma ${crypto.randomUUID().slice(0, 8)}`;
  await page.keyboard.press("n");
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("field-name");
  await page.keyboard.type(name);
  const panel = page.getByRole("region");
  await expect
    .poll(() => panel.getByLabel("Slug").inputValue())
    .toBe(name.toLowerCase().replace(" ", "-"));
  await page.keyboard.press("Control+s");
  await page.getByText("Travel format added.").waitFor();
  await expect.poll(async () => namesOf(await stored(office))).toEqual([...before, name]);

  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: `Move ${name}`, exact: true }).focus();
  await page.keyboard.press("Alt+ArrowUp");
  const last = before.length + 1;
  await page.getByText(`${name}, position ${last - 1} of ${last}`).waitFor();
  await expect
    .poll(async () => namesOf(await stored(office)))
    .toEqual([...before.slice(0, -1), name, before.at(-1)]);
  await page.getByRole("button", { name: "Undo" }).press("Enter");
  await expect.poll(async () => namesOf(await stored(office))).toEqual([...before, name]);

  await page.getByRole("button", { name, exact: true }).press("Enter");
  await page.getByRole("button", { name: "Delete", exact: true }).press("Enter");
  await page.getByRole("button", { name: "Delete the travel format" }).press("Enter");
  await expect.poll(async () => namesOf(await stored(office))).toEqual(before);
  await office.close();
});

test("a move that the server refuses is taken back, and says why", async () => {
  const office = await openOffice(browser, product);
  const { page } = office;
  const before = namesOf(await openFormats(office));
  await expect.poll(() => shown(page)).toEqual(before);
  await page.route("**/api/it/resources/travel-formats", (route) =>
    route.request().method() === "PUT" ? route.abort() : route.continue(),
  );
  await page.getByLabel(`Place of ${before[0]}, of ${before.length}`).fill("2");
  await page.keyboard.press("Enter");
  await page.getByText("The order is as it was.").waitFor();
  await expect.poll(() => shown(page)).toEqual(before);
  await office.close();
});

test("two people who change the same name decide which counts", async () => {
  const office = await openOffice(browser, product);
  const { page } = office;
  const format = (await openFormats(office)).at(-1);
  if (!format) throw new Error("There is no travel format.");
  const { id, slug, name } = format;
  await page.getByRole("button", { name, exact: true }).click();
  const panel = page.getByRole("region", { name });
  await panel.getByLabel("Name in Italy").fill(`${name} mine`);
  const theirs = { slug, name: `${name} theirs` };
  await office.call("PUT", `it/resources/travel-formats/${id}`, theirs);
  await page.getByRole("button", { name: /^Save/ }).click();
  const dialog = page.getByRole("dialog", { name: /was saved while you edited it/ });
  await dialog.getByText(`${name} mine`).click();
  await dialog.getByRole("button", { name: "Save both together" }).click();
  await expect.poll(async () => (await stored(office)).at(-1)?.name).toBe(`${name} mine`);
  await office.close();
});

test("two people who change a name in another market decide which counts, and lose none before", async () => {
  const office = await openOffice(browser, product);
  const { page } = office;
  const format = (await openFormats(office)).at(-1);
  if (!format) throw new Error("There is no travel format.");
  const { id, name } = format;
  const path = `it/resources/travel-formats/${id}/names`;
  const french = async () => {
    const { body } = await office.call("GET", path);
    return (body as ResourceName[]).find(({ country }) => country === "fr")?.name;
  };
  await office.call("PUT", `${path}/fr`, { name: `${name} fr` });
  await page.getByRole("button", { name, exact: true }).click();
  const field = page.getByRole("region", { name }).getByLabel("Name in France");
  await expect.poll(() => field.inputValue()).toBe(`${name} fr`);
  await field.fill(`${name} mine`);
  await office.call("PUT", `${path}/fr`, { name: `${name} theirs` });

  const dialog = page.getByRole("dialog", { name: /was saved while you edited it/ });
  await page.keyboard.press("Control+s");
  await dialog.getByText("Name in France").waitFor();
  await dialog.getByText(`${name} theirs`).waitFor();
  await dialog.getByRole("button", { name: "Back to my edits" }).click();
  await dialog.waitFor({ state: "detached" });
  expect(await field.inputValue()).toBe(`${name} mine`);
  // Saving again asks again: nothing is overwritten that nobody has decided.
  await page.keyboard.press("Control+s");
  await dialog.waitFor();
  expect(await french()).toBe(`${name} theirs`);
  await dialog.getByText(`${name} mine`).click();
  await dialog.getByRole("button", { name: "Save both together" }).click();
  await page.getByText("Travel format saved.").waitFor();
  expect(await french()).toBe(`${name} mine`);
  await office.close();
});

test("one Save writes the names of all markets, and what is refused stays in its field", async () => {
  const office = await openOffice(browser, product);
  const { page } = office;
  const format = (await openFormats(office)).at(-1);
  if (!format) throw new Error("There is no travel format.");
  const { id, name } = format;
  await page.getByRole("button", { name, exact: true }).click();
  const panel = page.getByRole("region", { name });
  await panel.getByLabel("Name in Italy").fill(`${name} it`);
  await panel.getByLabel("Name in Spain").fill(`${name} es`);
  await panel.getByLabel("Name in Germany").fill(`${name} de`);
  await page.route("**/names/de", (route) => route.abort());
  await page.keyboard.press("Control+s");
  await page.getByText("Not all is saved.").waitFor();
  expect(await page.getByLabel("Name in Germany").inputValue()).toBe(`${name} de`);
  const names = async () => {
    const { body } = await office.call("GET", `it/resources/travel-formats/${id}/names`);
    return Object.fromEntries(
      (body as ResourceName[]).map((each) => [each.country, each.name] as const),
    );
  };
  expect(await names()).toMatchObject({ it: `${name} it`, es: `${name} es`, de: null });
  await page.unroute("**/names/de");
  await page.keyboard.press("Control+s");
  await page.getByText("Travel format saved.").waitFor();
  expect(await names()).toMatchObject({ de: `${name} de`, fr: null });
  const row = page.getByRole("row", { name: `${name} it` });
  await row.getByText("Germany: there").waitFor({ state: "attached" });
  await row.getByText("France: missing").waitFor({ state: "attached" });
  await office.close();
});

test("with the keys of a list a resource is chosen and filtered, and replaced by another", async () => {
  const office = await openOffice(browser, product);
  const { page } = office;
  const list = await openFormats(office);
  const [kept, replaced] = list.slice(-2);
  await page.getByRole("row", { name: replaced?.name ?? "" }).waitFor();
  await page.keyboard.press("f");
  await page.getByRole("menuitemradio", { name: "by none" }).waitFor();
  await page.keyboard.press("Escape");
  // The menu gives the focus back after it is closed.
  await page.getByRole("menu").waitFor({ state: "detached" });
  await page.getByRole("button", { name: replaced?.name ?? "", exact: true }).focus();
  await page.keyboard.press("x");
  await page.getByText("1 travel format", { exact: true }).waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: `More: ${replaced?.name}` }).click();
  await page.getByRole("menuitem", { name: "Replace it …" }).click();
  const dialog = page.getByRole("dialog", { name: `Replace “${replaced?.name}”` });
  await dialog.getByLabel("The travel format that takes its place").selectOption(kept?.id ?? "");
  await dialog.getByText("No travel has it.").waitFor();
  await dialog.getByRole("button", { name: "Replace it in 0 travels" }).click();
  await expect.poll(async () => namesOf(await stored(office))).toEqual(namesOf(list).slice(0, -1));
  await office.close();
});

test("a badge that travels have names them and cannot be deleted", async () => {
  const office = await openOffice(browser, product);
  const { page } = office;
  const listed = await office.call("GET", "it/resources/badges");
  const badge = (listed.body as readonly (Resource & { travels: number })[]).find(
    ({ travels }) => travels > 1,
  );
  await page.goto(office.at(`/resources/badges?open=${badge?.id}`));
  await page.getByText(`Cannot be deleted while ${badge?.travels} travels`).waitFor();
  const remove = page.getByRole("button", { name: "Delete", exact: true });
  expect(await remove.getAttribute("aria-disabled")).toBe("true");
  const lock = page.locator("#record-lock");
  const bottom = async (locator: Locator) => {
    const box = await locator.boundingBox();
    return box ? box.y + box.height : Infinity;
  };
  // The reason stands in sight above the locked button, and a press on the button leads to it.
  expect(await bottom(lock)).toBeLessThanOrEqual(await bottom(remove));
  await remove.press("Enter");
  await expect.poll(() => lock.evaluate((each) => each === document.activeElement)).toBe(true);

  const users = page.getByRole("region", { name: /^Used by/ });
  const first = users.getByRole("listitem").getByRole("link").first();
  expect(await first.getAttribute("href")).toMatch(/^\/travels\//);
  await users.getByRole("link", { name: "Open them as a list" }).click();
  await page.waitForURL(`**/travels?badge=${badge?.slug}`);
  await page
    .getByRole("heading", { level: 1, name: new RegExp(`^Travels ${badge?.travels} of`) })
    .waitFor();
  await office.close();
});
