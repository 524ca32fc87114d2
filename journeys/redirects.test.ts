import { readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Office, openOffice } from "./office.ts";
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

const openList = async (path = "/redirects") => {
  await page.goto(office.at(path));
  await page.getByRole("heading", { level: 1, name: /^Redirects/ }).waitFor();
};
const word = () => crypto.randomUUID().slice(0, 8);
const panel = () => page.getByRole("complementary");
/** Stands in the panel while no redirect is open. */
const testBox = () => panel().getByRole("heading", { name: "Test an address" });
const toast = (text: string) => page.getByText(text, { exact: false }).first();
const make = async (redirect: object) => {
  const { status, body } = await office.call("POST", "it/redirects", redirect);
  expect({ status, body }).toMatchObject({ status: 201 });
  return (body as { id: string }).id;
};

/** What a visitor of Italy is answered: the status and where it leads. */
const visit = async (path: string) => {
  const { status, headers } = await read(product.at("it.localhost", path));
  return [status, headers["location"] ?? null];
};

test("a redirect is made, found, switched off and on by keyboard alone, and refused at its field", async () => {
  const [from, to, nowhere] = [`/${word()}`, "/cerca", `/${word()}`];
  await make({ from: `/${word()}`, to });
  await openList();
  await page.getByRole("row").nth(1).waitFor();
  await page.keyboard.press("n");
  const fromField = panel().getByLabel("From", { exact: true });
  await expect.poll(() => fromField.evaluate((each) => each === document.activeElement)).toBe(true);
  await page.keyboard.type(from);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.type(nowhere);
  await panel().getByText(`Nothing is at ${nowhere}`).waitFor();
  await page.keyboard.press("Control+a");
  await page.keyboard.type(to);
  await panel().getByText(`Visitors arrive at ${to}.`).waitFor();
  await page.keyboard.press("Control+s");
  await toast("Redirect made.").waitFor();
  await expect.poll(() => visit(from)).toEqual([301, to]);
  await testBox().waitFor(); // the panel has closed, and a key is no letter of its field

  await page.keyboard.press("/");
  await page.keyboard.type(from);
  const name = page.getByRole("button", { name: from, exact: true });
  await name.waitFor();
  await expect.poll(() => page.getByRole("row").count()).toBe(2);
  await page.getByRole("switch", { name: `${from} is on` }).focus();
  await page.keyboard.press("Space");
  await toast(`${from} is off.`).waitFor();
  await page.getByRole("button", { name: "Undo" }).focus(); // which keeps it there
  await expect.poll(async () => (await visit(from))[0]).toBe(404);
  await page.keyboard.press("Enter");
  await expect.poll(() => visit(from)).toEqual([301, to]);

  await name.focus();
  await page.keyboard.press("Enter");
  await panel().getByRole("heading", { name: from }).waitFor();
  const toField = panel().getByLabel("To", { exact: true });
  await toField.fill(from);
  await page.keyboard.press("Control+s");
  await panel().locator(".field-error", { hasText: "itself" }).waitFor();
  await expect.poll(() => toField.getAttribute("aria-invalid")).toBe("true");
  expect(await visit(from)).toEqual([301, to]);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Leave it" }).click();
  await testBox().waitFor();
});

test("a test walks two hops to their end, and the detour is taken away", async () => {
  const from = `/${word()}`;
  const id = await make({ from, to: "/Cerca?discounted=1" });
  await openList();
  const address = page.getByRole("textbox", { name: "Address to test" });
  await address.fill(`${from}?utm_source=mail`);
  await address.press("Enter");
  await panel().getByText("2 hops:").waitFor();
  const steps = panel().getByRole("list").first().getByRole("listitem");
  await expect.poll(() => steps.count()).toBe(3);
  await panel().getByText("the query is kept").waitFor();
  await panel().getByRole("heading", { name: "The same address elsewhere" }).waitFor();
  await panel()
    .getByRole("button", { name: `Point ${from} straight at the end` })
    .click();
  await toast(`${from} leads straight to the end.`).waitFor();
  await expect.poll(() => visit(from)).toEqual([301, "/cerca?discounted=1"]);
  await panel().getByText("2 hops:").waitFor({ state: "detached" });
  await panel()
    .getByRole("button", { name: `Open the redirect from ${from}` })
    .click();
  await expect.poll(() => page.url()).toContain(`open=${id}`);
});

test("a file is tried, corrected in place and imported, and the export holds its lines", async () => {
  const [good, faulty, goneOne, odd] = [word(), word(), word(), word()];
  const file = join(tmpdir(), `redirects-${good}.csv`);
  await writeFile(
    file,
    `from;to;status\n/${good};/cerca;301\nofferte ${faulty};/cerca;302\n/login;/cerca;301\n/${goneOne};;410\n/${odd};/cerca;399\n`,
  );
  await openList();
  await page.getByRole("button", { name: "Import" }).click();
  const dialog = page.getByRole("dialog", { name: "Import redirects" });
  await dialog.getByLabel("File of redirects").setInputFiles(file);
  await dialog.getByRole("button", { name: "Import 2 redirects" }).waitFor();
  await dialog.getByRole("button", { name: "Refused 3" }).click();
  await expect.poll(() => dialog.getByRole("row").count()).toBe(4);
  // Each column says for itself that it is wrong, and why.
  const status = dialog.getByLabel("Status, line 6");
  await expect.poll(() => status.getAttribute("aria-invalid")).toBe("true");
  const reason = (await status.getAttribute("aria-describedby")) ?? "none";
  await dialog.locator(`[id="${reason}"]`).getByText("Choose one of 301,").waitFor();
  await status.selectOption("302");
  await dialog.getByRole("button", { name: "Import 3 redirects" }).waitFor();
  await dialog.getByRole("button", { name: `/offerte-${faulty}` }).click();
  await dialog.getByRole("button", { name: "Import 4 redirects" }).waitFor();
  const download = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Download 1 line" }).click();
  const refused = await readFile(await (await download).path(), "utf8");
  expect(refused).toContain('"/login","/cerca","301","on","The site itself answers here');
  expect((await visit(`/${good}`))[0]).toBe(404);
  await page.keyboard.press("Control+Enter");
  await dialog.getByText("4 redirects imported.").waitFor();
  await dialog.getByRole("button", { name: "Close" }).last().click();
  await expect.poll(() => visit(`/${good}`)).toEqual([301, "/cerca"]);
  await expect.poll(async () => (await visit(`/${goneOne}`))[0]).toBe(410);

  const exported = page.waitForEvent("download");
  await page.getByRole("link", { name: "Export" }).click();
  const text = await readFile(await (await exported).path(), "utf8");
  expect(text).toContain(`/offerte-${faulty};/cerca;302;on`);
});

test("redirects chosen on two pages of the list are switched off and on, and deleted, together", async () => {
  const prefix = word();
  for (let index = 0; index < 26; index += 1)
    await make({ from: `/${prefix}-${index}`, to: "/cerca" });
  await openList(`/redirects?search=${prefix}`);
  const boxes = page.locator("tbody").getByRole("checkbox");
  await boxes.first().click();
  const first = await page.locator("tbody .list-name").first().innerText();
  await page.getByRole("button", { name: "Next", exact: true }).click();
  await page.getByText("26–26 of 26").waitFor();
  await boxes.first().click();
  await page.getByRole("button", { name: "Switch off" }).click();
  await toast("2 redirects switched off.").waitFor();
  await expect.poll(async () => (await visit(first))[0]).toBe(404);
  await page.getByRole("button", { name: "Switch on" }).click();
  await toast("2 redirects switched on.").waitFor();
  await expect.poll(async () => (await visit(first))[0]).toBe(301);
  await page.getByRole("region").getByRole("button", { name: "Delete …" }).click();
  await page.getByRole("button", { name: "Delete 2 redirects" }).click();
  await toast("2 redirects deleted.").waitFor();
  await expect.poll(async () => (await visit(first))[0]).toBe(404);
  await page.getByRole("region", { name: "The chosen redirects" }).waitFor({ state: "detached" });
});

test("a toast never covers Save, wide and narrow", async () => {
  const id = await make({ from: `/${word()}`, to: "/cerca" });
  await openList(`/redirects?open=${id}`);
  const save = panel().getByRole("button", { name: "Save" });
  for (const [width, height] of [
    [1440, 900],
    [1000, 800],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await panel().getByLabel("To", { exact: true }).fill(`/cerca?width=${width}`);
    await save.click();
    const shown = page.locator("[class*=Notification-root]", { hasText: "Redirect saved." });
    await expect.poll(() => shown.count()).toBe(1);
    const isCovered = () =>
      save.evaluate((button) => {
        const { left, top, width: across, height: down } = button.getBoundingClientRect();
        const found = document.elementFromPoint(left + across / 2, top + down / 2);
        return !button.contains(found);
      });
    await shown.evaluate((toastNode) =>
      Promise.all(toastNode.getAnimations({ subtree: true }).map(({ finished }) => finished)),
    );
    await expect
      .poll(async () => ({ width, isCovered: await isCovered() }))
      .toEqual({ width, isCovered: false });
    await shown.getByRole("button").last().click();
    await shown.waitFor({ state: "detached" });
  }
  await page.setViewportSize({ width: 1440, height: 900 });
});
