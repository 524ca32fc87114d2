import type { Page, Request } from "playwright-core";
import { expect, test } from "vitest";
import type { Page as CustomPage } from "#features/content/pages/contract.ts";
import { giveNewestAway, keptPages } from "./kept-pages.ts";
import { type Office, openBlock, save, textBlock, titles, saveAndWait } from "./office.ts";
import { officeForEach } from "./office-for-each.ts";
import { renameToOldKeys } from "./old-journals.ts";

let office: Office;
let page: Page;
officeForEach((desk) => {
  ({ office, page } = desk);
});

const status = (words: string | RegExp) => page.locator(".status-line").getByText(words);
const threeBlocks = () => ({ blocks: ["Uno", "Due", "Tre"].map((title) => textBlock(title)) });
const title = (tab = page) => tab.getByLabel("Title", { exact: true });
const expectTitles = (...expected: readonly string[]) =>
  expect.poll(() => titles(page)).toEqual(expected);
const expectFocused = (label: string) =>
  expect
    .poll(() =>
      page.getByLabel(label, { exact: true }).evaluate((field) => field === document.activeElement),
    )
    .toBe(true);
const button = (name: string | RegExp) => page.getByRole("button", { name });

test("edits are undone and redone by keys and buttons, even after a reload", async () => {
  await office.edit(await office.create(threeBlocks()));
  await openBlock(page, 1);
  await title().press("End");
  // A word at a time, as it is undone: a pause within a word would end a step.
  for (const typed of [" ", "due ", "parole"]) await page.keyboard.insertText(typed);
  await page.getByText("kept on this device").waitFor();
  /** How many of the edits are done, as this device keeps it a moment later. */
  const expectDone = (count: number) =>
    expect.poll(() => keptPages(page)).toContain(`"done":${count}`);
  await expectDone(3);
  await page.keyboard.press("Control+z");
  await expect.poll(() => title().inputValue()).toBe("Uno due ");
  await expectDone(2);
  await page.keyboard.press("Control+Shift+z");
  await expect.poll(() => title().inputValue()).toBe("Uno due parole");
  await expectDone(3);

  await page.reload();
  await status("Unsaved changes").waitFor();
  await expectTitles("Uno due parole", "Due", "Tre");
  for (const _edit of [1, 2, 3]) await button("Undo").click();
  await status("Nothing to save").waitFor();
  await expectTitles("Uno", "Due", "Tre");
  await button("Redo").click();
  await saveAndWait(page);
});

test("edits of a closed tab are offered in another, also those of an older version", async () => {
  const record = await office.create(threeBlocks());
  const offer = page.getByText(/^Unsaved edits of/);
  const leaveEdits = async (text = "Mai salvato", kept = 1) => {
    const closedTab = await office.edit(record, await office.tab());
    await openBlock(closedTab, 2);
    await title(closedTab).fill(text);
    await closedTab.getByText(/^\d+ edits? since .* kept on this device/).waitFor();
    // An offer says so too, of what another tab has left.
    const keptEdits = async () => (await keptPages(closedTab)).match(/"done":[1-9]/g)?.length;
    await expect.poll(keptEdits).toBe(kept);
    await closedTab.close();
  };
  await leaveEdits();
  await office.edit(record);
  await offer.waitFor();
  const before = await keptPages(page);
  await button("Discard them").click();
  await expect.poll(() => keptPages(page)).not.toBe(before);
  await expectTitles("Uno", "Due", "Tre");

  await page.goto(office.at("/health/live"));
  await leaveEdits();
  await leaveEdits("Di un altro", 2);
  await giveNewestAway(page, "somebody.else@wayroam.test");
  await page.evaluate(() => localStorage.setItem("office-preview", "open"));
  await page.evaluate(renameToOldKeys);
  await office.edit(record);
  await offer.waitFor();
  const names = () =>
    page.evaluate(async () => [
      ...(await indexedDB.databases()).map(({ name }) => name),
      ...Object.keys(localStorage),
    ]);
  await expect.poll(names).toContain("office-preview");
  await expect
    .poll(async () => (await names()).filter((name) => name?.startsWith("wayroam")))
    .toEqual([]);
  await button("Restore the edits").click();
  await expectTitles("Uno", "Mai salvato", "Tre");
  await page.keyboard.press("Control+z");
  await status("Nothing to save").waitFor();
  await expect.poll(() => keptPages(page)).toContain(`"done":0`);
  await page.reload();
  await page.getByRole("heading", { level: 1, name: record.name }).waitFor();
  await expectTitles("Uno", "Due", "Tre");
  await expect.poll(() => offer.count()).toBe(0);
});

test("neither a lost answer nor a colleague's save nor a deletion loses what was written", async () => {
  const name = `Sempre salva ${crypto.randomUUID().slice(0, 8)}`;
  await page.goto(office.at("/custompages/new"));
  await page.getByLabel("Name").fill(name);
  await page.evaluate(() => {
    const originalFetch = window.fetch;
    window.fetch = async (...args) => {
      const response = await originalFetch(...args); // when `fetch` resolves, the server has created the page
      if (args[1]?.method !== "POST" || args[0] !== "/api/it/custompages") return response;
      window.fetch = originalFetch;
      throw new TypeError("The answer is lost on its way.");
    };
  });
  await save(page);
  await page.getByText("The server could not be reached.").waitFor();
  await save(page);
  await page.waitForURL(/\/custompages\/[0-9a-f-]{36}$/);
  const { body } = await office.call("GET", `it/custompages?search=${encodeURIComponent(name)}`);
  expect(body).toMatchObject({ total: 1 });

  const id = page.url().split("/").at(-1) ?? "";
  await status("Nothing to save").waitFor();
  // A colleague's save of which this tab has not heard.
  await page.route(/\/presence/, (route) => route.abort());
  const saveElsewhere = async (changes: Partial<CustomPage>) => {
    const theirs = { ...(await office.stored(id)), ...changes };
    const { status: code, body: saved } = await office.call("PUT", `it/custompages/${id}`, theirs);
    expect({ code, saved }).toMatchObject({ code: 200 }); // what follows waits for it
  };
  const { blocks } = await office.stored(id);
  await saveElsewhere({ blocks: [...blocks, textBlock("Loro")] });
  await page.getByLabel("Name").fill(`${name}, mia`);
  await save(page);
  await status(/ added 1 block at \d\d:\d\d\.$/).waitFor();
  await status("Nothing to save").waitFor();
  const merged = await office.stored(id);
  expect(merged.name).toBe(`${name}, mia`);
  expect(merged.blocks.at(-1)?.content["title"]).toBe("Loro");

  await saveElsewhere({ isPublished: true });
  await page.getByLabel("Name").fill(`${name}, di tutti`);
  await save(page);
  await page.getByText("Save again to show your edits to visitors.").waitFor();
  expect((await office.stored(id)).name).toBe(`${name}, mia`);
  await save(page);
  await status("Nothing to save").waitFor();
  expect((await office.stored(id)).name).toBe(`${name}, di tutti`);
  await page.unrouteAll();

  await page.getByLabel("Name").fill("Sopravvissuta");
  const deleted = await office.call("DELETE", `it/custompages/${id}`, { forceSave: true });
  expect(deleted).toMatchObject({ status: 200 });
  await save(page);
  await page.getByText("There is no such page.", { exact: true }).waitFor();
  await button("Not now").click();
  await expect.poll(() => page.getByLabel("Name").inputValue()).toBe("Sopravvissuta");
  await status("Unsaved changes").waitFor();
  await save(page);
  await button("Save as a new page").click();
  await button("Save, and publish it").click();
  await page.waitForURL((url) => !url.pathname.endsWith(id));
  await status("Nothing to save").waitFor();
  await expect.poll(() => page.getByLabel("Name").inputValue()).toBe("Sopravvissuta");
});

test("a page with errors is not sent, and each error leads to its field", async () => {
  const record = await office.create(threeBlocks());
  const saves: Request[] = [];
  page.on("request", (request) => {
    if (/\/custompages(\/[^/]*)?$/.test(request.url()) && request.method() !== "GET")
      saves.push(request);
  });
  await office.edit(record);
  await openBlock(page, 3);
  await title().fill("x".repeat(200));
  await button("Schedule Text, block 3").click();
  await page.getByLabel("From").fill("2099-01-02T09:00");
  const until = page.getByLabel("Until");
  await until.fill("01/01/2099");
  await until.blur();
  await expect.poll(() => until.inputValue()).toBe("01/01/2099 23:59");
  await until.fill("2099-01-01T09:00");
  const schedule = page.getByRole("group", { name: "Schedule of Text, block 3" });
  await schedule.getByText("The end must come after the beginning.").waitFor();

  await button("Page settings").click();
  await page.getByLabel("Slug").fill("a/b/c");
  await page.getByText("You can use just one /").first().waitFor();
  const classes = page.getByLabel("Custom HTML classes");
  await classes.fill("1st");
  await classes.press("Enter");
  await page.getByText("1st: Begin with a letter").waitFor();
  await page
    .getByText("You have validation errors in your blocks. Please double check all fields.")
    .waitFor();
  const saving = page.getByRole("button", { name: "Save", exact: true });
  await expect.poll(() => saving.getAttribute("aria-disabled")).toBe("true");
  await saving.click({ force: true });
  await page.keyboard.press("Control+s");
  await button(/^Go to it title/).click();
  await expectFocused("Title");
  await button(/^Go to it customHtmlClasses/).click();
  await expectFocused("Custom HTML classes");
  expect(saves).toEqual([]);
});

test("a page is opened by its address, with another's blocks or in an older version", async () => {
  await page.goto(office.at("/custompages/00000000-0000-4000-8000-000000000000"));
  await page.getByText("This page is not there (404)").waitFor();
  await page.getByRole("heading", { name: /^Custom pages/ }).waitFor();

  const blocks = [textBlock("Lasciata"), textBlock("Spenta", { enabled: false }), textBlock("Sua")];
  const source = await office.create({ blocks }, "fr");
  await page.goto(office.at(`/custompages/new?copyFrom=${source.id}&selected=1,2,9&country=fr`));
  await status("Unsaved changes").waitFor();
  await expectTitles("Sua");

  const record = await office.create(threeBlocks());
  await office.edit(record);
  await page.getByLabel("Name").fill("Seconda versione");
  await saveAndWait(page);
  await button("Versions").click();
  await button(/^Version 1/).click();
  await button(/^Restore version 1/).click();
  await page.getByRole("button", { name: "Restore version 1", exact: true }).click();
  await expect.poll(async () => (await office.stored(record.id)).name).toBe(record.name);
  await button("Close").click();
  await page.getByRole("heading", { level: 1, name: record.name }).waitFor();
  await status("Nothing to save").waitFor();
});
