import type { Locator } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Resource, ResourceName } from "#features/catalogue/resources/contract.ts";
import { type Office, openOffice } from "./office.ts";
import { sharedProduct } from "./shared.ts";

const product = sharedProduct();

let office: Office;
beforeAll(async () => {
  office = await openOffice(product);
});
afterAll(() => office?.close());

const stored = async (): Promise<readonly Resource[]> =>
  (await office.call("GET", "it/resources/travel-formats")).body as readonly Resource[];
/** Opens the travel formats of Italy with two more at their end. */
const openFormats = async (): Promise<readonly Resource[]> => {
  const word = crypto.randomUUID().slice(0, 8);
  for (const name of [`Alpha ${word}`, `Beta ${word}`])
    await office.call("POST", "it/resources/travel-formats", {
      slug: name.toLowerCase().replace(" ", "-"),
      name,
    });
  await office.page.goto(office.at("/resources/travel-formats"));
  await office.page.getByRole("heading", { level: 1, name: /^Travel formats/ }).waitFor();
  return stored();
};
const namesOf = (list: readonly Resource[]) => list.map(({ name }) => name);
const storedNames = async () => namesOf(await stored());

test("with the keyboard a resource is added, moved, taken back, chosen, replaced and deleted", async () => {
  const { page } = office;
  const list = await openFormats();
  const before = namesOf(list);
  const [kept = "", replaced = ""] = before.slice(-2);
  await page.getByRole("row", { name: replaced }).waitFor();
  const name = `Gamma ${crypto.randomUUID().slice(0, 8)}`;
  await page.keyboard.press("n");
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("field-name");
  await page.keyboard.type(name);
  const panel = page.getByRole("region");
  await expect
    .poll(() => panel.getByLabel("Slug").inputValue())
    .toBe(name.toLowerCase().replace(" ", "-"));
  await page.keyboard.press("Control+s");
  await page.getByText("Travel format added.", { exact: true }).waitFor();
  await expect.poll(storedNames).toEqual([...before, name]);

  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: `Move ${name}`, exact: true }).focus();
  await page.keyboard.press("Alt+ArrowUp");
  const last = before.length + 1;
  await page.getByText(`${name}, position ${last - 1} of ${last}`).waitFor();
  await expect.poll(storedNames).toEqual([...before.slice(0, -1), name, before.at(-1)]);
  await page.getByRole("button", { name: "Undo" }).press("Enter");
  await expect.poll(storedNames).toEqual([...before, name]);

  await page.keyboard.press("f");
  await page.getByRole("menuitemradio", { name: "by none" }).waitFor();
  await page.keyboard.press("Escape");
  // The menu gives the focus back after it is closed.
  await page.getByRole("menu").waitFor({ state: "detached" });
  await page.getByRole("button", { name: replaced, exact: true }).focus();
  await page.keyboard.press("x");
  await page.getByText("1 travel format", { exact: true }).waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: `More: ${replaced}` }).click();
  await page.getByRole("menuitem", { name: "Replace it …" }).click();
  const dialog = page.getByRole("dialog", { name: `Replace “${replaced}”` });
  await dialog.getByLabel("The travel format that takes its place").selectOption({ label: kept });
  await dialog.getByText("No travel has it.").waitFor();
  await dialog.getByRole("button", { name: "Replace it in 0 travels" }).click();
  await expect.poll(storedNames).toEqual([...before.slice(0, -1), name]);
  await dialog.waitFor({ state: "detached" });

  await page.getByRole("button", { name, exact: true }).press("Enter");
  // Until its panel has come, that of the format that took a place is still open.
  const opened = page.getByRole("region", { name, exact: true });
  await opened.getByRole("button", { name: "Delete", exact: true }).press("Enter");
  await page.getByRole("button", { name: "Delete the travel format" }).press("Enter");
  await expect.poll(storedNames).toEqual(before.slice(0, -1));

  // A move that does not reach the server is taken back.
  const shown = page.locator(".list-name");
  await expect.poll(() => shown.allInnerTexts()).toEqual(before.slice(0, -1));
  await page.route("**/api/it/resources/travel-formats", (route) =>
    route.request().method() === "PUT" ? route.abort() : route.continue(),
  );
  await page.getByLabel(`Place of ${before[0]}, of ${before.length - 1}`).fill("2");
  await page.keyboard.press("Enter");
  await page.getByText("The order is as it was.").waitFor();
  await expect.poll(() => shown.allInnerTexts()).toEqual(before.slice(0, -1));
  await page.unrouteAll();
});

test("two people who change a name in another market decide which counts, and lose none before", async () => {
  const { page } = office;
  const format = (await openFormats()).at(-1);
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
  await expect.poll(() => field.inputValue()).toBe(`${name} mine`);
  // Saving again asks again: nothing is overwritten that nobody has decided.
  await page.keyboard.press("Control+s");
  await dialog.waitFor();
  expect(await french()).toBe(`${name} theirs`);
  await dialog.getByText(`${name} mine`).click();
  await dialog.getByRole("button", { name: "Save both together" }).click();
  await expect.poll(french).toBe(`${name} mine`);
});

test("one Save writes the names of all markets, and what is refused stays in its field", async () => {
  const { page } = office;
  const format = (await openFormats()).at(-1);
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
  await expect.poll(() => page.getByLabel("Name in Germany").inputValue()).toBe(`${name} de`);
  const names = async () => {
    const { body } = await office.call("GET", `it/resources/travel-formats/${id}/names`);
    return Object.fromEntries(
      (body as ResourceName[]).map((each) => [each.country, each.name] as const),
    );
  };
  await expect.poll(names).toMatchObject({ it: `${name} it`, es: `${name} es`, de: null });
  await page.unroute("**/names/de");
  await page.keyboard.press("Control+s");
  await expect.poll(names).toMatchObject({ de: `${name} de`, fr: null });
  const row = page.getByRole("row", { name: `${name} it` });
  await row.getByText("Germany: there").waitFor({ state: "attached" });
  await row.getByText("France: missing").waitFor({ state: "attached" });
});

test("a badge that travels have names them and cannot be deleted", async () => {
  const { page } = office;
  const listed = await office.call("GET", "it/resources/badges");
  const badge = (listed.body as readonly (Resource & { travels: number })[]).find(
    ({ travels }) => travels > 1,
  );
  await page.goto(office.at(`/resources/badges?open=${badge?.id}`));
  await page.getByText(`Cannot be deleted while ${badge?.travels} travels`).waitFor();
  const remove = page.getByRole("button", { name: "Delete", exact: true });
  await expect.poll(() => remove.getAttribute("aria-disabled")).toBe("true");
  const lock = page.locator("#record-lock");
  const bottom = async (locator: Locator) => {
    const box = await locator.boundingBox();
    return box ? box.y + box.height : Infinity;
  };
  // The reason stands in sight above the locked button, and a press on the button leads to it.
  await expect.poll(async () => (await bottom(remove)) - (await bottom(lock))).toBeGreaterThan(0);
  await remove.press("Enter");
  await expect.poll(() => lock.evaluate((each) => each === document.activeElement)).toBe(true);

  const users = page.getByRole("region", { name: /^Used by/ });
  const first = users.getByRole("listitem").getByRole("link").first();
  await expect.poll(() => first.getAttribute("href")).toMatch(/^\/travels\//);
  await users.getByRole("link", { name: "Open them as a list" }).click();
  await page.waitForURL(`**/travels?badge=${badge?.slug}`);
  await page
    .getByRole("heading", { level: 1, name: new RegExp(`^Travels ${badge?.travels} of`) })
    .waitFor();
});
