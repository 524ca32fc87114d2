import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { type Office, openOffice } from "./office.ts";
import { sharedProduct } from "./shared.ts";
import { ensureSession } from "./sign-in.ts";

// A redirect and a cost center stand for the kinds of records that are edited in a panel: all have
// the same panel, and what differs by kind is proven beside the API and the declarations.
const product = sharedProduct();

const openRecord = async (office: Office, address: string) => {
  await office.page.goto(office.at(address));
  const panel = office.page.locator(".record-panel");
  await panel.locator("input").first().waitFor();
  return panel;
};

const makeRedirect = async (office: Office) => {
  const from = `/from-${crypto.randomUUID().slice(0, 8)}`;
  const input = { from, to: "/travels", status: 301, enabled: true };
  const { body } = await office.call("POST", "it/redirects", input);
  const { id } = body as { id: string };
  return {
    from,
    id,
    path: `it/redirects/${id}`,
    address: `/redirects?open=${id}`,
    stored: async () => (await office.call("GET", `it/redirects/${id}`)).body,
  };
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

test("two people at one redirect see each other, lose nothing, and put an older version back", async () => {
  const [emma, sofia] = await Promise.all([openOffice(product), openOffice(product, "admin")]);
  const { from, path, address, stored } = await makeRedirect(emma);
  const emmas = await openRecord(emma, address);
  const sofias = await openRecord(sofia, address);
  const emmasTo = emmas.getByLabel("To", { exact: true });
  await emmasTo.fill("/emma");
  await sofias.getByText("Emma Clarke is editing To.").waitFor();
  await sofias.getByRole("button", { name: "Emma Clarke, editing To" }).waitFor();
  await sofias.getByLabel("From", { exact: true }).fill(`${from}-sofia`);
  await emmas.getByText("Sofia Greco is editing From.").waitFor();
  await sofias.getByRole("button", { name: /^Save/ }).click();
  await expect.poll(stored).toMatchObject({ from: `${from}-sofia` });
  await emmas.getByText("Sofia Greco changed From.").waitFor();
  await expect
    .poll(() => emmas.getByLabel("From", { exact: true }).inputValue())
    .toBe(`${from}-sofia`);
  await expect.poll(() => emmasTo.inputValue()).toBe("/emma");
  await emmas.getByRole("button", { name: /^Save/ }).click();
  await expect.poll(stored).toMatchObject({ to: "/emma", from: `${from}-sofia` });

  await openRecord(sofia, address);
  await emmasTo.fill("/emma-again");
  await sofias.getByRole("button", { name: /^History of/ }).click();
  await sofias.getByRole("tab", { name: "Who did what" }).waitFor();
  await sofias.getByRole("button", { name: /^Version 3.*Emma Clarke/s }).waitFor();
  await sofias.getByRole("button", { name: /^Version 1/ }).click();
  await sofias.locator(".word-changes").first().waitFor();
  await sofias.getByRole("button", { name: "Restore version 1 …" }).click();
  await sofias.getByRole("button", { name: "Restore version 1", exact: true }).click();
  await sofias.getByRole("button", { name: /^Version 4.*Restored version 1/s }).waitFor();
  expect(await stored()).toMatchObject({ to: "/travels", from });

  // What was put back collides with what Emma writes: she says what counts.
  await emmas.getByText(/^Sofia Greco changed .*, which collides with your edits\.$/).waitFor();
  await expect.poll(() => emmasTo.inputValue()).toBe("/emma-again");
  await emma.page.keyboard.press("Control+s");
  const dialog = emma.page.getByRole("dialog", { name: /was saved while you edited it/ });
  await dialog.getByRole("radio").first().check();
  await dialog.getByRole("button", { name: "Save both together" }).click();
  await expect.poll(stored).toMatchObject({ to: "/emma-again" });

  // A save of which Emma's panel has not heard is joined when hers is refused.
  await emma.page.route(/\/presence/, (route) => route.abort());
  const unheard = { from: `${from}-unheard`, to: "/emma-again", status: 301, enabled: true };
  expect((await sofia.call("PUT", path, unheard)).status).toBe(200);
  await emmasTo.fill("/emma-last");
  await emma.page.keyboard.press("Control+s");
  await expect.poll(stored).toMatchObject({ to: "/emma-last", from: `${from}-unheard` });
  // An answer on its way may have told of it, and of whom, before the next was stopped.
  await emmas.getByText(/^(Somebody|Sofia Greco) changed From\.$/).waitFor();
  await emma.page.unrouteAll();
  await Promise.all([emma.close(), sofia.close()]);
});

test("what is typed of a cost center survives a reload and a closed tab, for its author alone", async () => {
  const office = await openOffice(product);
  const { page, context } = office;
  const word = `j${crypto.randomUUID().slice(0, 8)}`;
  const center = { slug: word, name: word, number: "1" };
  const { body } = await office.call("POST", "it/resources/cost-centers", center);
  const { id } = body as { id: string };
  const address = `/resources/cost-centers?open=${id}`;
  const signIn = async (account: string) => {
    await page.goto("about:blank");
    await context.clearCookies();
    await ensureSession(context, new URL(office.at("/")).origin, account);
  };
  page.on("dialog", (dialog) => void dialog.accept());
  const panel = await openRecord(office, address);
  const name = panel.getByLabel("Name in Italy", { exact: true });
  const offer = panel.getByText(/^Unsaved edits of/);
  await name.fill(`typed ${word}`);
  await expect.poll(() => page.evaluate(journalCount)).toBe(1);
  await page.reload();
  await panel.getByText("What you had typed is back.").waitFor();
  await expect.poll(() => name.inputValue()).toBe(`typed ${word}`);

  await signIn("admin");
  await openRecord(office, address);
  await expect.poll(() => name.inputValue()).toBe(word);
  await name.fill(`sofia ${word}`);
  // What Sofia types is kept beside what Emma typed, of which she reads nothing.
  await expect.poll(() => page.evaluate(journalCount)).toBe(2);
  await offer.waitFor({ state: "detached" });

  await signIn("editor");
  const later = await office.tab();
  await later.goto(office.at(address));
  await later.getByText(/^Unsaved edits of/).waitFor();
  await later.getByRole("button", { name: "Restore the edits" }).click();
  const restored = later.getByLabel("Name in Italy", { exact: true });
  await expect.poll(() => restored.inputValue()).toBe(`typed ${word}`);
  await later.getByRole("button", { name: /^Save/ }).click();
  const stored = async () => (await office.call("GET", `it/resources/cost-centers/${id}`)).body;
  await expect.poll(stored).toMatchObject({ name: `typed ${word}` });
  await expect.poll(() => later.evaluate(journalCount)).toBe(1);
  await office.close();
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

test("what is typed while a redirect is created or saved goes into the same redirect later", async () => {
  const office = await openOffice(product);
  const { page } = office;
  const from = `/held-${crypto.randomUUID().slice(0, 8)}`;
  await page.goto(office.at("/redirects?open=new"));
  const panel = page.locator(".record-panel");
  const to = panel.getByLabel("To", { exact: true });
  await panel.getByLabel("From", { exact: true }).fill(from);
  await to.fill("/one");
  const creation = await holdWrites(page, "it/redirects");
  await page.keyboard.press("Control+s");
  await creation.isSent;
  await to.fill("/two");
  creation.letGo();
  await panel.getByRole("heading", { name: from }).waitFor();
  const all = async () =>
    (await office.call("GET", `it/redirects?search=${encodeURIComponent(from)}`)).body;
  expect(await all()).toMatchObject({ items: [{ from, to: "/one" }], total: 1 });
  // The panel of what was new closes with its second save.
  await page.keyboard.press("Control+s");
  await panel.waitFor({ state: "detached" });
  const { items, total } = (await all()) as { items: { id: string; to: string }[]; total: number };
  expect([items[0]?.to, total]).toEqual(["/two", 1]);

  const { id } = items[0] ?? { id: "" };
  await openRecord(office, `/redirects?open=${id}`);
  const change = await holdWrites(page, `it/redirects/${id}`);
  await to.fill("/three");
  await page.keyboard.press("Control+s");
  await change.isSent;
  await to.fill("/four");
  await panel.getByLabel("From", { exact: true }).fill(`${from}-more`);
  change.letGo();
  await expect.poll(all).toMatchObject({ items: [{ from, to: "/three" }] });
  await page.getByText("Redirect saved.", { exact: true }).waitFor();
  await panel.locator(".record-foot").getByRole("button", { name: /^Save/ }).click();
  await expect.poll(all).toMatchObject({ items: [{ from: `${from}-more`, to: "/four" }] });
  await office.close();
});

test("a travel that was typed in while it was saved is not left without a question", async () => {
  const office = await openOffice(product);
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
  await expect.poll(() => line.inputValue()).toBe("Due");
  await office.close();
});
