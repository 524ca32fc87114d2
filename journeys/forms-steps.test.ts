import { readFile } from "node:fs/promises";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { FormField, FormInput, ListedForm } from "#features/forms/contract.ts";
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

const asked = (question: string) => ({
  id: crypto.randomUUID(),
  question,
  help: "",
  isRequired: true,
  showWhen: null,
  isHalf: false,
});

const fields: readonly FormField[] = [
  { kind: "step", ...asked("Su di te") },
  { kind: "email", ...asked("La tua e-mail"), isHalf: true },
  { kind: "place", ...asked("Città"), isHalf: true },
  { kind: "step", ...asked("I tuoi viaggi") },
  { kind: "words", ...asked("Che cosa cerchiamo"), help: "Chi ha già viaggiato in gruppo." },
  { kind: "file", ...asked("Curriculum"), types: ["pdf"], maxMegabytes: 5, maxFiles: 1 },
  { kind: "text", ...asked("Racconta"), isLong: true, minLength: null, maxLength: null },
];

const form: FormInput = {
  name: `Passi ${crypto.randomUUID().slice(0, 8)}`,
  isOpen: true,
  fields,
  sendLabel: "",
  thanksTitle: "",
  thanksText: "",
  mailTo: [],
  sendsReply: false,
  replySubject: "",
  replyText: "",
  keepDays: 30,
};

const pdf = { name: "marta.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7 x") };

test("a form in steps is filled without a script, and loses nothing on the way back", async () => {
  const { body } = await office.call("POST", "it/forms", form);
  const content = { title: "Guida", text: "", form: (body as { id: string }).id, customCss: "" };
  const block = { id: "form", blockType: "wr-form", content, enabled: true, schedule: null };
  const { slug } = await office.create({ isPublished: true, blocks: [block] });
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(product.at("it.localhost", `/${slug}`));
  const step = (title: string) => page.locator("summary").filter({ hasText: title });
  const send = page.getByRole("button", { name: "Invia" });
  const email = page.getByLabel("La tua e-mail");
  const story = page.getByLabel("Racconta");
  expect(await send.isVisible()).toBe(false);
  await email.fill("nope");
  // Enter does not send what nobody has seen yet.
  await email.press("Enter");
  await step("I tuoi viaggi").click();
  expect(await email.isVisible()).toBe(false);
  await story.fill("Quattordici persone.");
  const cv = page.getByLabel("Curriculum");
  await cv.setInputFiles(pdf);
  await step("Su di te").press("Enter");
  expect(await email.isVisible()).toBe(true);
  expect(await email.inputValue()).toBe("nope");
  await step("I tuoi viaggi").press("Enter");
  await send.click();
  // What is wrong may stand in any step, so all are open.
  await page.getByText("Scrivi l’indirizzo così: nome@esempio.it.").waitFor();
  expect(await story.inputValue()).toBe("Quattordici persone.");
  await email.fill("marta@esempio.it");
  await page.getByLabel("Città").fill("Bari");
  // The browser has forgotten the file, and is told so.
  await page.getByText("Scegli di nuovo il file.").waitFor();
  await cv.setInputFiles(pdf);
  await send.click();
  await page.getByText("Grazie, abbiamo ricevuto tutto").waitFor();
  await context.close();
});

test("staff open the submission, and get its file as a download", async () => {
  const { page } = office;
  const { body } = await office.call("GET", `it/forms?search=${encodeURIComponent(form.name)}`);
  const [found] = (body as { items: readonly ListedForm[] }).items;
  await page.goto(office.at(`/new-form-builder/${found?.id}?tab=submissions`));
  await page.getByRole("button", { name: "marta@esempio.it", exact: true }).click();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "marta.pdf" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("marta.pdf");
  expect(await readFile(await download.path(), "utf8")).toBe("%PDF-1.7 x");
});
