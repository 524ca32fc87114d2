import { writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { tourDraftExample } from "#features/catalogue/tours/save-contract.ts";
import { sharedProduct } from "../shared.ts";
import { openLook } from "./look.ts";
import { openOfficeWindow, type OfficeWindow } from "./office-window.ts";

const product = sharedProduct();
let window: OfficeWindow;
beforeAll(async () => {
  window = await openOfficeWindow(product);
});
afterAll(() => window?.office.close());

const button = (name: string | RegExp) => window.page.getByRole("button", { name });
const word = () => crypto.randomUUID().slice(0, 8);

test("axe finds nothing in the states of a list", async () => {
  const { page, lookAt, office, found } = window;
  await office.create({ name: `Da scegliere ${word()}` });
  await lookAt("menu of a row", "/custompages", async () => {
    await button(/^More: /)
      .first()
      .click();
    return page.getByRole("menuitem", { name: "Choose", exact: true });
  });
  await lookAt("chosen rows", "/custompages", async () => {
    await page.getByRole("row").nth(1).getByRole("checkbox").click();
    return page.getByRole("region", { name: "The chosen pages" });
  });
  await lookAt("an entry of the audit", "/audit?entity=custompage", async () => {
    await page.locator(".list-name").first().click();
    return page.getByText(/ by .* \(\w+@wayroam.test\)\./);
  });
  expect(found()).toEqual([]);
});

test("axe finds nothing in the states of redirects", async () => {
  const { page, lookAt, lookAtWide, office, found } = window;
  const panel = page.getByRole("complementary");
  const from = `/${word()}`;
  await office.call("POST", "it/redirects", { from, to: "/Cerca?discounted=1" });
  await lookAtWide("a refused redirect", "/redirects", async () => {
    await page.locator(".screen-top").getByRole("button", { name: "New redirect" }).click();
    await panel.getByLabel("From", { exact: true }).fill("/a");
    await panel.getByLabel("To", { exact: true }).fill("/a");
    await panel.getByRole("button", { name: "Save" }).click();
    return panel.locator(".field-error").first();
  });
  await panel.getByRole("button", { name: "Cancel" }).click();
  await button("Leave it").click();
  await lookAtWide("a tested address", "/redirects", async () => {
    const address = page.getByRole("textbox", { name: "Address to test" });
    await address.fill(`${from}?utm_source=mail`);
    await address.press("Enter");
    await panel.getByRole("heading", { name: "The same address elsewhere" }).waitFor();
    return panel.getByText("2 hops:");
  });
  const file = join(tmpdir(), `redirects-${word()}.csv`);
  await writeFile(file, `from;to;status\n/${word()};/cerca;301\n/login;/cerca;301\n`);
  await lookAt("an import", "/redirects", async () => {
    await button("Import").click();
    const dialog = page.getByRole("dialog", { name: "Import redirects" });
    await dialog.getByLabel("File of redirects").setInputFiles(file);
    return dialog.getByRole("button", { name: "Import 1 redirect" });
  });
  expect(found()).toEqual([]);
});

test("axe finds nothing in the panels of records", async () => {
  const { page, lookAt, office, found } = window;
  const panel = page.locator(".record-panel");
  for (const path of ["destination?search=maro", "faqs?category=general&search=volo", "events"])
    await lookAt(`panel of ${path}`, `/page-contents/${path}`, async () => {
      await page.locator(".list-name").first().click();
      return page.locator(".record-foot");
    });
  const { body } = await office.call("POST", "it/redirects", { from: `/${word()}`, to: "/cerca" });
  const { id } = body as { id: string };
  await lookAt("an older version", `/redirects?open=${id}`, async () => {
    await panel.getByLabel("To", { exact: true }).fill("/viaggi");
    await panel.getByRole("button", { name: /^Save/ }).click();
    await page.getByText(/ saved\.$/).waitFor();
    await panel.getByRole("button", { name: /^History of/ }).click();
    await panel.getByRole("button", { name: /^Version 1/ }).click();
    return panel.locator(".word-changes").first();
  });
  await lookAt("a new trip with what is wrong", "/travels?list=trips", async () => {
    await button("New trip").click();
    await panel.getByRole("button", { name: /^Save/ }).click();
    return panel.locator(".field-error, [role=alert]").first();
  });
  await lookAt("an account without a password", "/staff", async () => {
    await button("New account").click();
    await page.getByLabel("E-mail").fill(`${word()}@wayroam.test`);
    await page.getByLabel("Name", { exact: true }).fill("Da invitare");
    await button(/^Save/).click();
    return page.getByText("No password yet.", { exact: true });
  });
  expect(found()).toEqual([]);
});

test("axe finds nothing where a link of a text leads nowhere", async () => {
  const { page, lookAt, found } = window;
  await lookAt("a broken link", "/page-contents/fixed/age-groups", async () => {
    await page.getByRole("textbox", { name: "Text", exact: true }).first().click();
    await page.keyboard.press("Control+End");
    await page.keyboard.press("Control+Shift+k");
    const link = page.getByRole("combobox", { name: "Search, or paste an address" });
    await link.fill("/non-esiste");
    await page.getByRole("option").first().waitFor();
    await link.press("Enter");
    await link.waitFor({ state: "detached" });
    await button("Save").first().click();
    await page.getByText("nothing is at /non-esiste").waitFor();
    await button("Go on editing").click();
    return page.getByRole("textbox", { name: "Text", exact: true }).first();
  });
  expect(found()).toEqual([]);
});

test("axe finds nothing in the library", async () => {
  const { page, lookAt, found } = window;
  const name = `alba ${word()}`;
  const photo = await sharp({
    create: { width: 800, height: 600, channels: 3, background: "#a0522d" },
  })
    .jpeg()
    .toBuffer();
  await lookAt("uploads, one refused", "/media", async () => {
    const chooser = page.waitForEvent("filechooser");
    await button("Upload pictures").first().click();
    await (
      await chooser
    ).setFiles([
      { name: `${name}.jpg`, mimeType: "image/jpeg", buffer: photo },
      { name: "logo.svg", mimeType: "image/svg+xml", buffer: Buffer.from("<svg/>") },
    ]);
    const queue = page.getByRole("region", { name: "Uploads" });
    await queue.getByText("SVG can carry scripts").waitFor();
    return queue.getByText("1 done, 1 refused");
  });
  await lookAt("a described picture", `/media?search=${encodeURIComponent(name)}`, async () => {
    await page.getByRole("list", { name: "Pictures" }).getByRole("button", { name }).click();
    const panel = page.getByRole("region", { name });
    await panel.getByLabel("Alternative text in Italian").fill("Un'alba sul lago");
    await panel.getByRole("button", { name: /% from the left/ }).focus();
    return panel.getByText("1 of 5");
  });
  expect(found()).toEqual([]);
});

test("axe finds nothing in the steps of a bulk action", async () => {
  const { page, lookAt, look, office, found } = window;
  const { body } = await office.call("GET", "it/travels?pageSize=1&published=true");
  const [travel] = (body as { items: readonly Readonly<{ id: string }>[] }).items;
  const made = await office.call("POST", `it/travels/${travel?.id}/tours`, {
    ...tourDraftExample,
    departureDate: "2047-03-04",
    startDate: "2047-03-04",
    endDate: "2047-03-21",
    deposit: null,
    balanceDue: "2047-01-10",
    priceCents: 126_900,
  });
  expect(made.status).toBe(201);
  const chooseDay = async (label: string, day: string) => {
    await page.getByLabel(label).fill(day);
    await page.getByLabel(label).press("Tab");
  };
  await lookAt("which", "/settings/bulk-actions", async () => {
    await page.getByRole("radio", { name: /^Prices/ }).check({ force: true });
    await button("Next: which").click();
    await chooseDay("Leaves from", "01/03/2047");
    await chooseDay("Leaves until", "31/03/2047");
    return button("Next: look at 1 departure");
  });
  await button("Next: look at 1 departure").click();
  const outcome = page.getByText(/^1 of 1 departures? change/);
  await outcome.waitFor();
  await look("what changes", outcome);
  await page.getByLabel("Why, for the audit log").fill("Spring push");
  await button("Change 1 price").click();
  const done = page.getByRole("heading", { name: "1 of 1" });
  await done.waitFor();
  // The row is done a moment before the run has ended, and its buttons fade then.
  await button("Stop after this row").waitFor({ state: "detached" });
  await look("what was changed", done);
  await lookAt("earlier runs", "/settings/bulk-actions", async () => {
    await button("Earlier runs").click();
    return page.getByRole("row", { name: /Spring push/ }).first();
  });
  const march = "/travels?list=departures&leaveFrom=2047-03-01&leaveUntil=2047-03-31";
  const row = page.getByRole("row", { name: /04\/03\/2047/ });
  await lookAt("chosen departures", march, async () => {
    await row.getByRole("checkbox").check();
    await button("Bulk action …").click();
    await button("Next: which").click();
    return page.getByText("Exactly the 1 departure that was chosen in the list.");
  });
  await lookAt("a cell of the list that is written", march, async () => {
    await row.getByRole("button", { name: /^Change status/ }).press("F2");
    return page.getByRole("listbox");
  });
  await lookAt("what changes, in the dialog of the list", march, async () => {
    await row.getByRole("checkbox").check();
    await button("Change …").click();
    await button("Look at what will happen").click();
    return page.getByText(/^1 of 1 departures? change/);
  });
  expect(found()).toEqual([]);
});

test("axe finds nothing where somebody is away", async () => {
  const { page, lookAt, found } = window;
  const path = "/page-contents/coordinators?view=calendar&from=2039-03-05";
  await lookAt("days of absence", path, async () => {
    await button(/ is not available$/)
      .first()
      .press("Enter");
    const dialog = page.getByRole("dialog", { name: /is not available$/ });
    await dialog.getByRole("button", { name: "Mar 2039" }).press("Enter");
    await dialog.getByLabel("To, included").fill("30/06/2039");
    await page.keyboard.press("Tab");
    return dialog.getByLabel("To, included");
  });
  expect(found()).toEqual([]);
});

test("axe finds nothing in a form's fields and in what was sent", async () => {
  const { page, lookAt, found } = window;
  const name = `Modulo ${word()}`;
  const add = async (template: string, question: string) => {
    await page.getByRole("button", { name: template, exact: true }).click();
    await page.getByLabel("Question", { exact: true }).fill(question);
  };
  await lookAt("a form with a condition", "/new-form-builder/new", async () => {
    await page.getByLabel("Name", { exact: true }).fill(name);
    await add("E-mail", "La tua e-mail");
    await add("Several of", "Lingue");
    await page.getByLabel("Choice 1").fill("Italiano");
    await page.getByLabel("Choice 2").fill("Inglese");
    await add("Number", "Quanti gruppi");
    await page.getByRole("radio", { name: "When …" }).check({ force: true });
    await page.getByRole("checkbox", { name: "Inglese" }).check({ force: true });
    return page.getByText("if “Lingue” is Inglese").first();
  });
  await page.getByRole("switch", { name: /^Live/ }).check({ force: true });
  await page.keyboard.press("Control+s");
  await page.waitForURL(/\/new-form-builder\/[0-9a-f-]{36}/);
  const { pathname } = new URL(page.url());
  const id = pathname.split("/").at(-1) ?? "";
  const content = { title: "Guida un gruppo", text: "", form: id, customCss: "" };
  const block = { id: "form", blockType: "wr-form", content, enabled: true, schedule: null };
  const standing = `Dove sta ${word()}`;
  const { slug } = await window.office.create({
    name: standing,
    isPublished: true,
    blocks: [block],
  });
  const visitor = await window.office.tab();
  try {
    const ofVisitor = openLook(visitor, { height: 900, isDarkOnPhones: true });
    await ofVisitor.begin();
    await visitor.goto(product.at("it.localhost", `/${slug}`));
    await visitor.getByLabel("La tua e-mail").fill("nope");
    await visitor.getByRole("button", { name: "Invia" }).click();
    const refusal = visitor.getByText("Scrivi l’indirizzo così: nome@esempio.it.");
    await refusal.waitFor();
    await ofVisitor.look("a refused form", refusal);
    expect(ofVisitor.found()).toEqual([]);
    await visitor.getByLabel("La tua e-mail").fill("qualcuno@esempio.it");
    await visitor.getByLabel("Inglese").check();
    await visitor.getByLabel("Quanti gruppi").fill("12");
    await visitor.getByRole("button", { name: "Invia" }).click();
    await visitor.getByText("Grazie, abbiamo ricevuto tutto").waitFor();
  } finally {
    await visitor.close();
  }
  await lookAt("what was sent", `${pathname}?tab=submissions`, async () => {
    await page.locator(".list-name").first().click();
    return page.locator(".submission-panel");
  });
  // The form was open before the page was made: another screen between makes it ask again.
  await window.go("/new-form-builder");
  await lookAt("where a form stands", `${pathname}?tab=where`, async () =>
    page.getByRole("link", { name: standing }),
  );
  expect(found()).toEqual([]);
});
