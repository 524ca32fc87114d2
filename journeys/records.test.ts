import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { axeViolations } from "./axe.ts";
import { type Office, openOffice } from "./office.ts";
import { openBrowser } from "./product.ts";
import { sharedProduct } from "./shared.ts";

const product = sharedProduct();
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

type Kind = Readonly<{
  one: string;
  /** Of the API's list. */
  path: string;
  screen: string;
  input: (word: string) => Readonly<Record<string, unknown>>;
  /** A text field that Emma writes in and one that Sofia writes in: its name and its label. */
  emmas: readonly [name: string, label: string];
  sofias: readonly [name: string, label: string];
}>;

const kinds: readonly Kind[] = [
  {
    one: "redirect",
    path: "it/redirects",
    screen: "/redirects",
    input: (word) => ({ from: `/from-${word}`, to: "/travels", status: 301, enabled: true }),
    emmas: ["to", "To"],
    sofias: ["from", "From"],
  },
  {
    one: "cost center",
    path: "it/resources/cost-centers",
    screen: "/resources/cost-centers",
    input: (word) => ({ slug: word, name: word, number: "1" }),
    emmas: ["name", "Name in Italy"],
    sofias: ["number", "Number"],
  },
];

const openRecord = async (office: Office, { screen }: Kind, id: string) => {
  await office.page.goto(office.at(`${screen}?open=${id}`));
  const panel = office.page.locator(".record-panel");
  await panel.locator("input").first().waitFor();
  return panel;
};

/** A stored record of a kind, and the panels in which two people edit it. */
const openTwice = async (kind: Kind) => {
  const [emma, sofia] = await Promise.all([
    openOffice(browser, product),
    openOffice(browser, product, "admin"),
  ]);
  const word = `r${crypto.randomUUID().slice(0, 8)}`;
  const { body } = await emma.call("POST", kind.path, kind.input(word));
  const { id } = body as { id: string };
  const [emmas, sofias] = [
    await openRecord(emma, kind, id),
    await openRecord(sofia, kind, id),
  ] as const;
  const stored = async () =>
    (await emma.call("GET", `${kind.path}/${id}`)).body as Readonly<Record<string, unknown>>;
  const close = () => Promise.all([emma.close(), sofia.close()]);
  return { word, id, emma, sofia, emmas, sofias, stored, close };
};

/** How many journals this browser holds. To open a database that is not there would make it. */
const journalCount = async (): Promise<number> => {
  const databases = await indexedDB.databases();
  if (!databases.some(({ name }) => name === "page-journals")) return 0;
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open("page-journals");
    opening.addEventListener("error", () => reject(opening.error ?? new Error("No database.")));
    opening.addEventListener("success", () => {
      const { result: database } = opening;
      const counting = database.transaction("pages").objectStore("pages").count();
      counting.addEventListener("success", () => {
        database.close();
        resolve(counting.result);
      });
    });
  });
};

test.each(kinds)("two people at one $one see each other and lose nothing", async (kind) => {
  const { word, emma, sofia, emmas, sofias, stored, close } = await openTwice(kind);
  const [emmasField, emmasLabel] = kind.emmas;
  const [sofiasField, sofiasLabel] = kind.sofias;
  await emmas.getByLabel(emmasLabel, { exact: true }).fill(`/emma-${word}`);
  await sofias.getByText(`Emma Clarke is editing ${emmasLabel}.`).waitFor();
  await sofias.getByRole("button", { name: `Emma Clarke, editing ${emmasLabel}` }).waitFor();
  await sofias.getByLabel(sofiasLabel, { exact: true }).fill(`/sofia-${word}`);
  await emmas.getByText(`Sofia Greco is editing ${sofiasLabel}.`).waitFor();
  expect(await axeViolations(sofia.page, [".record-panel"])).toEqual([]);

  await sofias.getByRole("button", { name: /^Save/ }).click();
  await sofia.page.getByText(/ saved\.$/).waitFor();
  await emmas.getByRole("button", { name: /^Save/ }).click();
  const dialog = emma.page.getByRole("dialog", { name: /was saved while you edited it/ });
  await dialog.getByText("Nothing collides").waitFor();
  await dialog.getByRole("button", { name: "Save both together" }).click();
  await expect
    .poll(stored)
    .toMatchObject({ [emmasField]: `/emma-${word}`, [sofiasField]: `/sofia-${word}` });
  await close();
});

test.each(kinds)("what is typed of a $one survives a reload and a closed tab", async (kind) => {
  const office = await openOffice(browser, product);
  const { page } = office;
  const word = `j${crypto.randomUUID().slice(0, 8)}`;
  const { body } = await office.call("POST", kind.path, kind.input(word));
  const { id } = body as { id: string };
  const [emmasField, label] = kind.emmas;
  const typed = `/typed-${word}`;
  page.on("dialog", (dialog) => void dialog.accept());
  const panel = await openRecord(office, kind, id);
  await panel.getByLabel(label, { exact: true }).fill(typed);
  await expect.poll(() => page.evaluate(journalCount)).toBe(1);
  await page.reload();
  await panel.getByText("What you had typed is back.").waitFor();
  await expect.poll(() => panel.getByLabel(label, { exact: true }).inputValue()).toBe(typed);
  expect(await axeViolations(page, [".record-panel"])).toEqual([]);

  await page.goto("about:blank");
  const later = await office.tab();
  await later.goto(office.at(`${kind.screen}?open=${id}`));
  await later.getByText(/^Unsaved edits of/).waitFor();
  expect(await axeViolations(later, [".record-panel"])).toEqual([]);
  await later.getByRole("button", { name: "Restore the edits" }).click();
  await expect.poll(() => later.getByLabel(label, { exact: true }).inputValue()).toBe(typed);
  await later.getByRole("button", { name: /^Save/ }).click();
  await later.getByText(/ saved\.$/).waitFor();
  await expect.poll(() => later.evaluate(journalCount)).toBe(0);
  const stored = await later.evaluate(
    async (url) => (await fetch(url)).json() as Promise<unknown>,
    `/api/${kind.path}/${id}`,
  );
  expect(stored).toMatchObject({ [emmasField]: typed });
  await office.close();
});

test("another account at the same browser is not offered what somebody typed", async () => {
  const [kind] = kinds;
  if (!kind) throw new Error("There is no kind.");
  const office = await openOffice(browser, product);
  const { page } = office;
  const word = `a${crypto.randomUUID().slice(0, 8)}`;
  const { body } = await office.call("POST", kind.path, kind.input(word));
  const { id } = body as { id: string };
  page.on("dialog", (dialog) => void dialog.accept());
  const panel = await openRecord(office, kind, id);
  await panel.getByLabel("To", { exact: true }).fill(`/emma-${word}`);
  await expect.poll(() => page.evaluate(journalCount)).toBe(1);
  await page.goto(office.at("/faq"));
  await page.getByRole("button", { name: "Sign out" }).click();
  await page.waitForURL((url) => url.pathname !== "/faq");
  await page.goto(office.at("/custompages"));
  await page.getByLabel("E-mail").fill("admin@wayroam.test");
  await page.getByLabel("Password").fill("wayroam-admin");
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.getByRole("heading", { level: 1 }).waitFor();
  const sofias = await openRecord(office, kind, id);
  expect(await sofias.getByLabel("To", { exact: true }).inputValue()).toBe("/travels");
  await sofias.getByLabel("To", { exact: true }).fill(`/sofia-${word}`);
  await expect.poll(() => page.evaluate(journalCount)).toBe(2);
  expect(await sofias.getByText(/^Unsaved edits of/).count()).toBe(0);
  await office.close();
});

test.each(kinds)("an older version of a $one is looked at and put back", async (kind) => {
  const { word, emma, emmas, sofia, sofias, stored, close } = await openTwice(kind);
  const [emmasField, label] = kind.emmas;
  const original = kind.input(word);
  await emmas.getByLabel(label, { exact: true }).fill(`/emma-${word}`);
  await emmas.getByRole("button", { name: /^Save/ }).click();
  await emma.page.getByText(/ saved\.$/).waitFor();
  await sofia.page.reload();
  await sofias.getByRole("button", { name: /^History of/ }).click();
  await sofias.getByRole("tab", { name: "Who did what" }).waitFor();
  await sofias.getByRole("button", { name: /^Version 2.*Emma Clarke/s }).waitFor();
  await sofias.getByRole("button", { name: /^Version 1/ }).click();
  await sofias.locator(".word-changes").first().waitFor();
  expect(await axeViolations(sofia.page, [".record-panel"])).toEqual([]);
  await sofias.getByRole("button", { name: "Restore version 1 …" }).click();
  await sofias.getByRole("button", { name: "Restore version 1", exact: true }).click();
  await sofias.getByRole("button", { name: /^Version 3.*Restored version 1/s }).waitFor();
  expect(await stored()).toMatchObject({ [emmasField]: original[emmasField] });

  // Emma's panel still shows what was put away; her next save asks.
  await emmas.getByLabel(label, { exact: true }).fill(`/emma-again-${word}`);
  await emma.page.keyboard.press("Control+s");
  const dialog = emma.page.getByRole("dialog", { name: /was saved while you edited it/ });
  await dialog.getByRole("radio").first().check();
  await dialog.getByRole("button", { name: "Save both together" }).click();
  await expect.poll(stored).toMatchObject({ [emmasField]: `/emma-again-${word}` });
  await close();
});

/** Holds what is written until it is let go; reads go through. */
const holdWrites = async (page: Page, path: string) => {
  const held = Promise.withResolvers<void>();
  const isSent = page.waitForRequest(
    (request) => request.method() !== "GET" && request.url().endsWith(`/api/${path}`),
  );
  await page.route(`**/api/${path}*`, async (route) => {
    if (route.request().method() !== "GET") await held.promise;
    await route.continue();
  });
  return { isSent, letGo: held.resolve };
};

test.each(kinds)("what is typed of a $one while it is saved stays unsaved", async (kind) => {
  const office = await openOffice(browser, product);
  const { page } = office;
  const word = `h${crypto.randomUUID().slice(0, 8)}`;
  const { body } = await office.call("POST", kind.path, kind.input(word));
  const { id } = body as { id: string };
  const [[emmasField, emmasLabel], [sofiasField, sofiasLabel]] = [kind.emmas, kind.sofias];
  const panel = await openRecord(office, kind, id);
  const { isSent, letGo } = await holdWrites(page, `${kind.path}/${id}`);
  await panel.getByLabel(emmasLabel, { exact: true }).fill(`/one-${word}`);
  await page.keyboard.press("Control+s");
  await isSent;
  await panel.getByLabel(emmasLabel, { exact: true }).fill(`/two-${word}`);
  await panel.getByLabel(sofiasLabel, { exact: true }).fill(`/three-${word}`);
  letGo();
  await page.getByText(/ saved\.$/).waitFor();
  const stored = async () => (await office.call("GET", `${kind.path}/${id}`)).body;
  expect(await stored()).toMatchObject({ [emmasField]: `/one-${word}` });
  await panel.locator(".record-foot").getByRole("button", { name: /^Save/ }).click();
  await expect
    .poll(stored)
    .toMatchObject({ [emmasField]: `/two-${word}`, [sofiasField]: `/three-${word}` });
  await office.close();
});

test("what is typed while a redirect is created goes into the same redirect", async () => {
  const office = await openOffice(browser, product);
  const { page } = office;
  const from = `/held-${crypto.randomUUID().slice(0, 8)}`;
  await page.goto(office.at("/redirects?open=new"));
  const panel = page.locator(".record-panel");
  await panel.getByLabel("From", { exact: true }).fill(from);
  await panel.getByLabel("To", { exact: true }).fill("/one");
  const { isSent, letGo } = await holdWrites(page, "it/redirects");
  await page.keyboard.press("Control+s");
  await isSent;
  await panel.getByLabel("To", { exact: true }).fill("/two");
  letGo();
  await panel.getByRole("heading", { name: from }).waitFor();
  await page.keyboard.press("Control+s");
  await panel.waitFor({ state: "detached" });
  const { body } = await office.call("GET", `it/redirects?search=${encodeURIComponent(from)}`);
  expect(body).toMatchObject({ items: [{ from, to: "/two" }], total: 1 });
  await office.close();
});

test("a travel that was typed in while it was saved is not left without a question", async () => {
  const office = await openOffice(browser, product);
  const { page } = office;
  const { body } = await office.call("GET", "it/travels?pageSize=1");
  const [first] = (body as { items: readonly { id: string }[] }).items;
  const copied = await office.call("POST", "it/travels/copies", { country: "it", id: first?.id });
  const { id } = copied.body as { id: string };
  await page.goto(office.at(`/travels/${id}?tab=facts`));
  const line = page.getByLabel("Line under the name", { exact: true });
  await line.fill("Uno");
  const { isSent, letGo } = await holdWrites(page, `it/travels/${id}`);
  await page.keyboard.press("Control+s");
  await isSent;
  await line.fill("Due");
  letGo();
  await page.getByText("Travel saved.").first().waitFor();
  await page.getByRole("link", { name: "Redirects" }).first().click();
  await page
    .getByRole("dialog", { name: "Leave without saving?" })
    .getByRole("button", { name: "Go on editing" })
    .click();
  expect(await line.inputValue()).toBe("Due");
  await office.close();
});
