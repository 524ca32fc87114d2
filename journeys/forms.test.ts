import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { FormInput } from "#features/content/forms/contract.ts";
import { formDraft } from "#features/content/forms/testing/form-draft.ts";
import type { ListedTravel } from "#features/catalogue/travels/list-contract.ts";
import { type Office, openOffice, save } from "./office.ts";
import { openBrowser, type TestBrowser } from "./browser.ts";
import { sharedProduct } from "./shared.ts";

const product = sharedProduct();
let browser: TestBrowser;
let office: Office;
let travel: Readonly<{ id: string; name: string }>;
beforeAll(async () => {
  browser = await openBrowser();
  office = await openOffice(product, "editor");
  const { body } = await office.call("GET", "it/travels?pageSize=1&published=true");
  [travel = { id: "", name: "" }] = (body as { items: readonly ListedTravel[] }).items;
});
afterAll(async () => {
  await office?.close();
  await browser?.close();
});

const newName = () => `Modulo ${crypto.randomUUID().slice(0, 8)}`;

const asked = (question: string, isRequired = false) => ({
  id: crypto.randomUUID(),
  question,
  help: "",
  isRequired,
  showWhen: null,
  isHalf: false,
});

/** Stores a form. @returns its id, and the slug of a page on which visitors find it */
const publish = async (fields: FormInput["fields"]) => {
  const form = formDraft({ name: newName(), isOpen: true, fields });
  const made = await office.call("POST", "it/forms", form);
  expect(made).toMatchObject({ status: 201 });
  const { id } = made.body as { id: string };
  const content = { title: "Guida un gruppo", text: "", form: id, customCss: "" };
  const block = { id: "form", blockType: "wr-form", content, enabled: true, schedule: null };
  const { slug } = await office.create({ isPublished: true, blocks: [block] });
  return { id, slug };
};

/** The page of a form, in a browser of a visitor. */
const visit = async (slug: string, javaScriptEnabled: boolean) => {
  const context = await browser.newContext({ javaScriptEnabled });
  const page = await context.newPage();
  await page.goto(product.at("it.localhost", `/${slug}`));
  return { page, leave: () => context.close() };
};

test("a form is built, its fields are moved by keys, undone, seen and saved", async () => {
  const { page } = office;
  await page.goto(office.at("/new-form-builder"));
  await page.getByRole("link", { name: "New form" }).click();
  await page.getByLabel("Name", { exact: true }).fill(newName());
  const add = async (template: string, question: string) => {
    await page
      .getByRole("region", { name: "Add a field" })
      .getByRole("button", { name: template, exact: true })
      .click();
    await page.getByLabel("Question", { exact: true }).fill(question);
  };
  await add("E-mail", "La tua e-mail");
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
  await add("Departure", "Quando?");

  const names = () => page.locator(".form-field-question b").allTextContents();
  const built = ["La tua e-mail", "Lingue", "Quanti gruppi", "Privacy", "Quando?"];
  const moved = ["Lingue", "La tua e-mail", "Quanti gruppi", "Privacy", "Quando?"];
  await expect.poll(names).toEqual(built);
  await page.getByRole("button", { name: "Move Lingue" }).first().focus();
  await page.keyboard.press("Alt+ArrowUp");
  await page.getByText("Field 2, position 1 of 5").waitFor({ state: "attached" });
  await expect.poll(names).toEqual(moved);
  await page.keyboard.press("Control+z");
  await expect.poll(names).toEqual(built);
  await page.keyboard.press("Control+Shift+z");
  await expect.poll(names).toEqual(moved);
  await page.getByRole("switch", { name: /^Live/ }).check({ force: true });

  await save(page);
  await page.getByText("Choose the travel.").first().waitFor();
  await page.getByRole("button", { name: "Choose a travel for Travel" }).click();
  const dialog = page.getByRole("dialog");
  const search = dialog.getByRole("textbox", { name: /^Search / });
  await search.fill(travel.name);
  const found = dialog.getByRole("listitem").locator("strong");
  await expect.poll(() => found.first().innerText()).toBe(travel.name);
  await search.press("Enter");
  await page.getByText("No errors").waitFor();

  await page.getByRole("button", { name: "Live preview" }).click();
  const drawn = page.frameLocator(".form-preview iframe");
  await drawn.getByText("Lingue").waitFor();
  await drawn.getByRole("button", { name: "Invia" }).waitFor();
  await page.getByRole("button", { name: "Live preview" }).click();
  await page.keyboard.press("Control+s");
  await page.getByText("Form added.").waitFor();
  await page.waitForURL(/\/new-form-builder\/[0-9a-f-]{36}/);
});

/** Types what is not good enough, and is told so. */
const isRefused = async (page: Page, who: string): Promise<void> => {
  const [name, english] = [page.getByLabel("Come ti chiami"), page.getByLabel("Inglese")];
  const groups = page.getByLabel("Quanti gruppi");
  await name.fill(who);
  await page.getByLabel("La tua e-mail").fill("nope");
  await groups.waitFor({ state: "hidden" });
  await english.check();
  await groups.fill("12");
  await page.getByRole("radio", { name: "4 stelle" }).check();
  await page.getByLabel("Il prossimo viaggio").selectOption({ label: travel.name });
  await page.getByLabel("Quando?").selectOption({ index: 1 });
  await page.getByRole("button", { name: "Invia" }).click();
  await page.getByText("Scrivi l’indirizzo così: nome@esempio.it.").waitFor();
  await page.getByText("Spunta la casella per proseguire.").waitFor();
  await expect.poll(() => english.isChecked()).toBe(true);
  await expect.poll(() => name.inputValue()).toBe(who);
};

/** @returns the departure that was chosen, in the visitor's words */
const isTaken = async (page: Page, slug: string): Promise<string> => {
  const day = await page.getByLabel("Quando?").locator("option:checked").innerText();
  await page.getByLabel("La tua e-mail").fill("viaggiatore@esempio.it");
  await page.getByLabel("Ho letto l’informativa.").check();
  const send = page.getByRole("button", { name: "Invia" });
  await send.click();
  await page.getByText("Grazie, abbiamo ricevuto tutto").waitFor();
  await page.waitForURL((url) => url.pathname === `/${slug}` && url.hash.startsWith("#sent-"));
  await send.waitFor({ state: "hidden" });
  await page.getByRole("link", { name: "Torna al modulo" }).click();
  await send.waitFor();
  return day;
};

test("visitors send a form with and without a script, and staff read, treat and export it", async () => {
  const english = { id: crypto.randomUUID(), label: "Inglese" };
  const languages = {
    ...asked("Lingue", true),
    kind: "choice" as const,
    isSeveral: true,
    isList: false,
    choices: [{ id: crypto.randomUUID(), label: "Italiano" }, english],
    atLeast: null,
    atMost: null,
  };
  const { id, slug } = await publish([
    { kind: "text", ...asked("Come ti chiami"), isLong: false, minLength: null, maxLength: null },
    { kind: "email", ...asked("La tua e-mail", true) },
    languages,
    {
      kind: "number",
      ...asked("Quanti gruppi"),
      isWhole: true,
      min: null,
      max: null,
      showWhen: { field: languages.id, choices: [english.id] },
    },
    { kind: "stars", ...asked("Com’è andata?") },
    { kind: "travel", ...asked("Il prossimo viaggio") },
    { kind: "departure", ...asked("Quando?"), travel: travel.id },
    { kind: "consent", ...asked("Privacy", true), text: "Ho letto l’informativa.", link: "" },
  ]);
  const marta = await visit(slug, true);
  await isRefused(marta.page, "=Marta");
  await isTaken(marta.page, slug);
  await marta.leave();
  const luca = await visit(slug, false);
  await isRefused(luca.page, "Luca");
  const day = await isTaken(luca.page, slug);
  await luca.leave();
  // What was sent is nowhere in the page that everyone gets.
  expect(await product.read("it.localhost", `/${slug}`)).not.toContain("Luca");

  const { page } = office;
  await page.goto(office.at(`/new-form-builder/${id}?tab=submissions`));
  await page.getByRole("button", { name: "Luca", exact: true }).click();
  const panel = page.locator(".submission-panel");
  for (const answer of ["4 of 5 stars", travel.name, day, "12", "viaggiatore@esempio.it"])
    await panel.locator(".submission-answers").getByText(answer, { exact: true }).waitFor();
  await panel.getByText("Ho letto l’informativa.").waitFor();
  // What staff can do with it stays in sight, however low the window is.
  await page.setViewportSize({ width: 1440, height: 640 });
  const foot = async () => {
    const box = await panel.getByRole("link", { name: "Write" }).boundingBox();
    return box ? box.y + box.height : Infinity;
  };
  await expect.poll(foot).toBeLessThanOrEqual(640);
  await page.setViewportSize({ width: 1440, height: 900 });
  await panel.getByRole("button", { name: "Answered" }).click();
  await page.getByText("Marked as “Answered”.").waitFor();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: /Export/ }).click(),
  ]);
  const text = await readFile(await download.path(), "utf8");
  for (const part of ["Luca", "Answered", ";'=Marta;"]) expect(text).toContain(part);
  await page.getByRole("link", { name: /Where it stands/ }).click();
  await page
    .getByRole("link", { name: /^Pagina/ })
    .first()
    .waitFor();
});

const pdf = { name: "marta.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7 x") };

test("a form in steps is filled without a script and loses nothing on the way back, and staff get its file", async () => {
  const { id, slug } = await publish([
    { kind: "step", ...asked("Su di te", true) },
    { kind: "email", ...asked("La tua e-mail", true), isHalf: true },
    { kind: "place", ...asked("Città", true), isHalf: true },
    { kind: "step", ...asked("I tuoi viaggi", true) },
    {
      kind: "words",
      ...asked("Che cosa cerchiamo", true),
      help: "Chi ha già viaggiato in gruppo.",
    },
    { kind: "file", ...asked("Curriculum", true), types: ["pdf"], maxMegabytes: 5, maxFiles: 1 },
    { kind: "text", ...asked("Racconta", true), isLong: true, minLength: null, maxLength: null },
  ]);
  const { page, leave } = await visit(slug, false);
  const step = (title: string) => page.locator("summary").filter({ hasText: title });
  const send = page.getByRole("button", { name: "Invia" });
  const email = page.getByLabel("La tua e-mail");
  const story = page.getByLabel("Racconta");
  await send.waitFor({ state: "hidden" });
  await email.fill("nope");
  // Enter does not send what nobody has seen yet.
  await email.press("Enter");
  await step("I tuoi viaggi").click();
  await email.waitFor({ state: "hidden" });
  await story.fill("Quattordici persone.");
  const cv = page.getByLabel("Curriculum");
  await cv.setInputFiles(pdf);
  await step("Su di te").press("Enter");
  await email.waitFor();
  await expect.poll(() => email.inputValue()).toBe("nope");
  await step("I tuoi viaggi").press("Enter");
  await send.click();
  // What is wrong may stand in any step, so all are open.
  await page.getByText("Scrivi l’indirizzo così: nome@esempio.it.").waitFor();
  await expect.poll(() => story.inputValue()).toBe("Quattordici persone.");
  await email.fill("marta@esempio.it");
  await page.getByLabel("Città").fill("Bari");
  // The browser has forgotten the file, and is told so.
  await page.getByText("Scegli di nuovo il file.").waitFor();
  await cv.setInputFiles(pdf);
  await send.click();
  await page.getByText("Grazie, abbiamo ricevuto tutto").waitFor();
  await leave();

  const { page: desk } = office;
  await desk.goto(office.at(`/new-form-builder/${id}?tab=submissions`));
  await desk.getByRole("button", { name: "marta@esempio.it", exact: true }).click();
  const [download] = await Promise.all([
    desk.waitForEvent("download"),
    desk.getByRole("link", { name: "marta.pdf" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("marta.pdf");
  expect(await readFile(await download.path(), "utf8")).toBe("%PDF-1.7 x");
});
