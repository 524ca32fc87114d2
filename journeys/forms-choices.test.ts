import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { ListedTravel } from "#features/travels/list-contract.ts";
import { type Office, openOffice, save } from "./office.ts";
import { openBrowser } from "./product.ts";
import { ownProduct } from "./shared.ts";

let product: Awaited<ReturnType<typeof ownProduct>>;
let browser: Browser;
let office: Office;
beforeAll(async () => {
  product = await ownProduct();
  browser = await openBrowser();
  office = await openOffice(browser, product, "editor");
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

const add = (label: string) =>
  office.page
    .getByRole("region", { name: "Add a field" })
    .getByRole("button", { name: label, exact: true })
    .click();
const ask = (question: string) =>
  office.page.getByLabel("Question", { exact: true }).fill(question);

test("a departure of another market's travel is refused at its field", async () => {
  const { body } = await office.call("GET", "de/travels?pageSize=1");
  const { items } = body as { items: readonly ListedTravel[] };
  const field = {
    kind: "departure",
    id: crypto.randomUUID(),
    question: "Quando?",
    help: "",
    isRequired: false,
    travel: items[0]?.id,
  };
  const form = {
    name: "Di un altro mercato",
    isOpen: false,
    fields: [field],
    sendLabel: "",
    thanksTitle: "",
    thanksText: "",
    mailTo: [],
    sendsReply: false,
    replySubject: "",
    replyText: "",
    keepDays: 30,
  };
  const answer = await office.call("POST", "it/forms", form);
  expect(answer.status).toBe(422);
  expect(answer.body).toMatchObject({ errors: [{ path: "fields.0.travel" }] });
});

test("a form asks for stars, a travel and one of its departures, without a script", async () => {
  const { page } = office;
  const { body } = await office.call("GET", "it/travels?pageSize=1");
  const [travel] = (body as { items: readonly ListedTravel[] }).items;
  const name = travel?.name ?? "";
  await page.goto(office.at("/new-form-builder/new"));
  await page.getByLabel("Name").fill("Dopo il viaggio");
  await page.getByRole("switch", { name: "Live" }).click();
  await add("Stars");
  await ask("Com’è andata?");
  await add("Travel");
  await ask("Il prossimo viaggio");
  await add("Departure");
  await ask("Quando?");
  await save(page);
  await page.getByText("Choose the travel.").first().waitFor();
  await page.getByRole("button", { name: "Choose a travel for Travel" }).click();
  const dialog = page.getByRole("dialog");
  const search = dialog.getByRole("textbox", { name: /^Search / });
  await search.fill(name);
  const found = dialog.getByRole("listitem").locator("strong");
  await expect.poll(() => found.allInnerTexts()).toEqual([name]);
  await search.press("Enter");
  await page.getByText("No errors").waitFor();
  await save(page);
  await page.getByText("Form added.").waitFor();
  const formAddress = /\/new-form-builder\/([0-9a-f-]{36})/;
  await page.waitForURL(formAddress);

  const formId = formAddress.exec(page.url())?.[1] ?? "";
  const content = { title: "Com’era", text: "", form: formId, customCss: "" };
  const block = { id: "form", blockType: "wr-form", content, enabled: true, schedule: null };
  const { slug } = await office.create({ isPublished: true, blocks: [block] });
  const context = await browser.newContext({ javaScriptEnabled: false });
  const visitor = await context.newPage();
  await visitor.goto(product.at("it.localhost", `/${slug}`));
  await visitor.getByRole("radio", { name: "4 stelle" }).check();
  await visitor.getByLabel("Il prossimo viaggio").selectOption({ label: name });
  const days = visitor.getByLabel("Quando?");
  const first = await days.locator("option").nth(1).innerText();
  expect(first).toMatch(/20\d\d$/);
  await days.selectOption({ label: first });
  await visitor.getByRole("button", { name: "Invia" }).click();
  await visitor.waitForURL(/#sent-/);
  await context.close();

  await page.goto(office.at(`/new-form-builder/${formId}?tab=submissions`));
  await page.locator("tbody tr, .list-card").first().getByRole("button").first().click();
  for (const answer of ["4 of 5 stars", name, first])
    await page.locator(".submission-answers").getByText(answer, { exact: true }).waitFor();
});
