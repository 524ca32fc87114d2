import { readFile } from "node:fs/promises";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { FormRecord, ListedForm } from "#features/forms/contract.ts";
import { axeViolations } from "./axe.ts";
import { type Office, openOffice } from "./office.ts";
import { openBrowser } from "./product.ts";
import { sharedProduct } from "./shared.ts";

const product = sharedProduct();
let browser: Browser;
let office: Office;
beforeAll(async () => {
  browser = await openBrowser();
  office = await openOffice(browser, product, "editor");
});
afterAll(async () => {
  await browser?.close();
});

const site = "it.localhost";
const name = `Modulo ${crypto.randomUUID().slice(0, 8)}`;

const fieldNames = (page: Page): Promise<readonly string[]> =>
  page.locator(".form-field-question b").allTextContents();

const build = async (page: Page): Promise<void> => {
  await page.goto(office.at("/new-form-builder"));
  await page.getByRole("link", { name: "New form" }).click();
  await page.getByLabel("Name", { exact: true }).fill(name);
  const add = async (template: string, question: string) => {
    await page.getByRole("button", { name: template, exact: true }).click();
    await page.getByLabel("Question", { exact: true }).fill(question);
  };
  await add("E-mail", "La tua e-mail");
  await add("Short text", "Come ti chiami");
  await add("Several of", "Lingue");
  await page.getByLabel("Choice 1").fill("Italiano");
  await page.getByLabel("Choice 2").fill("Inglese");
  await page.getByLabel("Required", { exact: true }).check({ force: true });
  await add("Number", "Quanti gruppi");
  await page.getByRole("radio", { name: "When …" }).check({ force: true });
  await page.getByRole("checkbox", { name: "Inglese" }).check({ force: true });
  await page.getByText("if “Lingue” is Inglese").first().waitFor();
  await add("Consent", "Privacy");
  await page.getByLabel("What is agreed to").fill("Ho letto l’informativa.");
};

test("a form is built, its fields are moved by keys, undone and saved", async () => {
  const { page } = office;
  await build(page);
  const built = ["La tua e-mail", "Come ti chiami", "Lingue", "Quanti gruppi", "Privacy"];
  expect(await fieldNames(page)).toEqual(built);
  await page.getByRole("button", { name: "Move Come ti chiami" }).first().focus();
  await page.keyboard.press("Alt+ArrowUp");
  await page.getByText("Field 2, position 1 of 5").waitFor({ state: "attached" });
  const moved = ["Come ti chiami", "La tua e-mail", "Lingue", "Quanti gruppi", "Privacy"];
  expect(await fieldNames(page)).toEqual(moved);
  await page.keyboard.press("Control+z");
  expect(await fieldNames(page)).toEqual(built);
  await page.keyboard.press("Control+Shift+z");
  expect(await fieldNames(page)).toEqual(moved);
  await page.getByRole("switch", { name: /^Live/ }).check({ force: true });
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole("button", { name: "Live preview" }).click();
  const drawn = page.frameLocator(".form-preview iframe");
  await drawn.getByText("Lingue").waitFor();
  await drawn.getByRole("button", { name: "Invia" }).waitFor();
  await page.getByRole("button", { name: "Live preview" }).click();
  await page.keyboard.press("Control+s");
  await page.getByText("Form added.").waitFor();
  await page.waitForURL(/\/new-form-builder\/[0-9a-f-]{36}/);
});

const stored = async (): Promise<FormRecord> => {
  const { body } = await office.call("GET", `it/forms?search=${encodeURIComponent(name)}`);
  const [form] = (body as { items: readonly ListedForm[] }).items;
  return (await office.call("GET", `it/forms/${form?.id}`)).body as FormRecord;
};

const send = async (page: Page, who: string, email: string): Promise<void> => {
  await page.getByLabel("Come ti chiami").fill(who);
  await page.getByLabel("La tua e-mail").fill(email);
  expect(await page.getByLabel("Quanti gruppi").isVisible()).toBe(false);
  await page.getByLabel("Inglese").check();
  await page.getByLabel("Quanti gruppi").fill("12");
  await page.getByRole("button", { name: "Invia" }).click();
};

/** A page with the form, in a browser of a visitor. */
const openPage = async (javaScriptEnabled: boolean) => {
  const { id } = await stored();
  const content = { title: "Guida un gruppo", text: "", form: id, customCss: "" };
  const block = { id: "form", blockType: "wr-form", content, enabled: true, schedule: null };
  const { slug } = await office.create({ isPublished: true, blocks: [block] });
  const context = await browser.newContext({ javaScriptEnabled });
  const page = await context.newPage();
  await page.goto(product.at(site, `/${slug}`));
  return { page, slug, close: () => context.close() };
};

const isRefused = async (page: Page, who: string): Promise<void> => {
  await send(page, who, "nope");
  await page.getByText("Scrivi l’indirizzo così: nome@esempio.it.").waitFor();
  await page.getByText("Spunta la casella per proseguire.").waitFor();
  expect(await page.getByLabel("Inglese").isChecked()).toBe(true);
  expect(await page.getByLabel("Come ti chiami").inputValue()).toBe(who);
};

const isTaken = async (page: Page, slug: string): Promise<void> => {
  await page.getByLabel("La tua e-mail").fill("viaggiatore@esempio.it");
  await page.getByLabel("Ho letto l’informativa.").check();
  await page.getByRole("button", { name: "Invia" }).click();
  await page.getByText("Grazie, abbiamo ricevuto tutto").waitFor();
  expect(new URL(page.url()).pathname).toBe(`/${slug}`);
  expect(await page.getByRole("button", { name: "Invia" }).isVisible()).toBe(false);
  await page.getByRole("link", { name: "Torna al modulo" }).click();
  await page.getByRole("button", { name: "Invia" }).waitFor();
};

test("a visitor sends it, after what was wrong was said", async () => {
  const { page, slug, close } = await openPage(true);
  await isRefused(page, "=Marta");
  expect(await axeViolations(page)).toEqual([]);
  await isTaken(page, slug);
  await close();
});

test("a visitor sends it without a script", async () => {
  const { page, slug, close } = await openPage(false);
  await isRefused(page, "Luca");
  await isTaken(page, slug);
  // What was sent is nowhere in the page that everyone gets.
  expect(await product.read(site, `/${slug}`)).not.toContain("Luca");
  await close();
});

test("staff read what was sent, treat it, export it, and see where the form stands", async () => {
  const { page } = office;
  const { id } = await stored();
  await page.goto(office.at(`/new-form-builder/${id}?tab=submissions`));
  await page.getByRole("button", { name: "Luca", exact: true }).click();
  const panel = page.locator(".submission-panel");
  await panel.getByText("viaggiatore@esempio.it").waitFor();
  await panel.getByText("Ho letto l’informativa.").waitFor();
  await panel.getByText("12", { exact: true }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  // What staff can do with it stays in sight, however low the window is.
  await page.setViewportSize({ width: 1440, height: 640 });
  const write = await panel.getByRole("link", { name: "Write" }).boundingBox();
  expect((write?.y ?? 640) + (write?.height ?? 0)).toBeLessThanOrEqual(640);
  await page.setViewportSize({ width: 1440, height: 900 });
  await panel.getByRole("button", { name: "Answered" }).click();
  await page.getByText("Marked as “Answered”.").waitFor();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: /Export/ }).click(),
  ]);
  const text = await readFile(await download.path(), "utf8");
  expect(text).toContain("Luca");
  expect(text).toContain("Answered");
  expect(text).toContain(";'=Marta;");
  await page.getByRole("link", { name: /Where it stands/ }).click();
  await page
    .getByRole("link", { name: /^Pagina/ })
    .first()
    .waitFor();
  expect(await axeViolations(page)).toEqual([]);
});
