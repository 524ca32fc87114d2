import type { Page, Request } from "playwright-core";
import { expect, test } from "vitest";
import { keptPages } from "./kept-pages.ts";
import { blocksOf, type Office, openBlock, save, textBlock, titles } from "./office.ts";
import { officeForEach } from "./office-for-each.ts";

let office: Office;
let page: Page;
const product = officeForEach((desk) => {
  ({ office, page } = desk);
});

const statusLine = () => page.locator(".status-line");
const threeBlocks = () => ({ blocks: ["Uno", "Due", "Tre"].map((title) => textBlock(title)) });
/** Records the requests that save the page. */
const recordSaves = () => {
  const requests: Request[] = [];
  page.on("request", (request) => {
    if (/\/custompages(\/[^/]*)?$/.test(request.url()) && request.method() !== "GET")
      requests.push(request);
  });
  return requests;
};

test("edits are undone and redone by keys and buttons, even after a reload", async () => {
  await office.edit(await office.create(threeBlocks()));
  await openBlock(page, 1);
  const title = page.getByLabel("Title", { exact: true });
  await title.press("End");
  // A word at a time, as it is undone: a pause within a word would end a step.
  for (const typed of [" ", "due ", "parole"]) await page.keyboard.insertText(typed);
  await page.getByText("kept on this device").waitFor();
  /** How many of the edits are done, as this device keeps it a moment later. */
  const expectDone = (count: number) =>
    expect.poll(() => keptPages(page)).toContain(`"done":${count}`);
  await expectDone(3);
  await page.keyboard.press("Control+z");
  await expect.poll(() => title.inputValue()).toBe("Uno due ");
  await expectDone(2);
  await page.keyboard.press("Control+Shift+z");
  await expect.poll(() => title.inputValue()).toBe("Uno due parole");
  await expectDone(3);

  page.on("dialog", (dialog) => void dialog.accept());
  await page.reload();
  await statusLine().getByText("Unsaved changes").waitFor();
  await expect.poll(() => titles(page)).toEqual(["Uno due parole", "Due", "Tre"]);
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByRole("button", { name: "Undo" }).click();
  await statusLine().getByText("Nothing to save").waitFor();
  await expect.poll(() => titles(page)).toEqual(["Uno", "Due", "Tre"]);
  await page.getByRole("button", { name: "Redo" }).click();
  await save(page);
  await page.getByText("Page updated successfully.").waitFor();
});

test("edits of a closed tab are offered in another, and can be discarded", async () => {
  const record = await office.create(threeBlocks());
  for (const choice of ["Restore the edits", "Discard them"]) {
    const closedTab = await office.edit(record, await office.tab());
    await openBlock(closedTab, 2);
    await closedTab.getByLabel("Title", { exact: true }).fill("Mai salvato");
    await closedTab.getByText("kept on this device").waitFor();
    await closedTab.close();
    await office.edit(record);
    await page.getByText(/^Unsaved edits of/).waitFor();
    const before = await keptPages(page);
    await page.getByRole("button", { name: choice }).click();
    await expect.poll(() => keptPages(page)).not.toBe(before);
    const expected = choice === "Discard them" ? "Due" : "Mai salvato";
    await expect.poll(() => titles(page)).toEqual(["Uno", expected, "Tre"]);
    if (choice === "Discard them") continue;
    await page.keyboard.press("Control+z");
    await statusLine().getByText("Nothing to save").waitFor();
  }
  await page.reload();
  await page.getByRole("heading", { level: 1 }).waitFor();
  expect(await page.getByText(/^Unsaved edits of/).count()).toBe(0);
});

/** Renames the data that this browser has stored to the names of an older version. */
const renameToOldKeys = async () => {
  const resultOf = <Result>(request: IDBRequest<Result>) =>
    new Promise<Result>((resolve, reject) => {
      request.addEventListener("success", () => resolve(request.result));
      request.addEventListener("error", () => reject(request.error ?? new Error("No answer.")));
    });
  const stores = ["pages", "grounds", "edits"];
  const currentDatabase = await resultOf(indexedDB.open("page-journals"));
  const opening = indexedDB.open("wayroam-pages", 1);
  opening.addEventListener("upgradeneeded", () => {
    const pages = opening.result.createObjectStore("pages", { keyPath: "key" });
    pages.createIndex("page", "page");
    pages.createIndex("at", "at");
    opening.result.createObjectStore("grounds", { keyPath: "key" });
    opening.result.createObjectStore("edits", { keyPath: ["key", "position"] });
  });
  const oldDatabase = await resultOf(opening);
  for (const store of stores) {
    const rows = await resultOf(currentDatabase.transaction(store).objectStore(store).getAll());
    const target = oldDatabase.transaction(store, "readwrite").objectStore(store);
    for (const row of rows) await resultOf(target.put(row));
  }
  currentDatabase.close();
  oldDatabase.close();
  await resultOf(indexedDB.deleteDatabase("page-journals"));
  const storages = [localStorage, sessionStorage];
  for (const storage of storages)
    for (const key of Object.keys(storage)) {
      storage.setItem(key.replace("office-", "wayroam-"), storage.getItem(key) ?? "");
      if (key.startsWith("office-")) storage.removeItem(key);
    }
};

test("data stored under an older version's keys is found again", async () => {
  const record = await office.create(threeBlocks());
  const closedTab = await office.edit(record, await office.tab());
  await openBlock(closedTab, 2);
  await closedTab.getByLabel("Title", { exact: true }).fill("Mai salvato");
  await closedTab.getByText("kept on this device").waitFor();
  await closedTab.close();
  await page.evaluate(() => localStorage.setItem("office-preview", "open"));
  await page.evaluate(renameToOldKeys);

  await office.edit(record);
  await page.getByText(/^Unsaved edits of/).waitFor();
  await page.getByRole("button", { name: "Restore the edits" }).click();
  await expect.poll(() => titles(page)).toEqual(["Uno", "Mai salvato", "Tre"]);
  const names = () =>
    page.evaluate(async () => [
      ...(await indexedDB.databases()).map(({ name }) => name),
      ...Object.keys(localStorage),
    ]);
  expect(await names()).toContain("office-preview");
  await expect
    .poll(async () => (await names()).filter((name) => name?.startsWith("wayroam")))
    .toEqual([]);
});

test("blocks are moved by dragging, keys, buttons and position, and each move is announced", async () => {
  await office.edit(await office.create(threeBlocks()));
  const rows = blocksOf(page).getByRole("listitem");
  await expect
    .poll(async () => {
      await page.mouse.move(0, 0);
      await rows.nth(2).locator(".grip").hover();
      return rows.nth(2).getAttribute("draggable");
    })
    .toBe("true");
  await rows
    .nth(2)
    .locator(".grip")
    .dragTo(rows.nth(0), { targetPosition: { x: 60, y: 4 } });
  await expect.poll(() => titles(page)).toEqual(["Tre", "Uno", "Due"]);
  await page.getByText("Text moved to position 1 of 3").waitFor({ state: "attached" });

  await blocksOf(page).getByRole("button", { name: /^1\. / }).focus();
  await page.keyboard.press("Alt+ArrowDown");
  await expect.poll(() => titles(page)).toEqual(["Uno", "Tre", "Due"]);
  await openBlock(page, 2);
  await page.getByRole("button", { name: "Move down Text, block 2" }).click();
  await expect.poll(() => titles(page)).toEqual(["Uno", "Due", "Tre"]);
  await page.getByRole("button", { name: "More for Text, block 3" }).click();
  await page.getByRole("menuitem", { name: "Move to position …" }).click();
  await page.getByLabel("Position, 1 to 3").fill("1");
  await page.keyboard.press("Enter");
  await expect.poll(() => titles(page)).toEqual(["Tre", "Uno", "Due"]);
});

test("a duplicated block is disabled, unscheduled and open; a new block follows the selected one", async () => {
  const schedule = { from: "2099-01-01T00:00:00.000Z", to: null };
  const scheduled = textBlock("Uno", { schedule });
  const styled = {
    ...scheduled,
    content: { ...scheduled.content, customCss: `#${scheduled.id} p { margin: 0 }` },
  };
  const record = await office.create({ blocks: [styled, textBlock("Due")] });
  await office.edit(record);
  await openBlock(page, 1);
  await page.getByRole("button", { name: "Duplicate Text, block 1" }).click();
  await page.getByRole("region", { name: "Text, block 2" }).waitFor();
  await expect.poll(() => page.getByLabel("Enabled").isChecked()).toBe(false);
  await page.getByRole("button", { name: "Add after Text, block 2" }).click();
  await page.getByLabel("Search blocks").fill("quote");
  await page.keyboard.press("Enter");
  await page.getByRole("region", { name: /^Quote, block 3/ }).waitFor();
  await page.getByRole("button", { name: "Delete Quote, block 3" }).click();
  await save(page);
  await page.getByText("Page updated successfully.").waitFor();
  const { blocks } = await office.stored(record.id);
  const copy = blocks[1];
  expect(blocks.map(({ content }) => content["title"])).toEqual(["Uno", "Uno", "Due"]);
  expect(copy).toMatchObject({ enabled: false, schedule: null });
  expect(copy?.id).not.toBe(styled.id);
  expect(copy?.content["customCss"]).toBe(`#${copy?.id} p { margin: 0 }`);
});

test("a page with errors sends nothing; each error leads to its field, in its block too", async () => {
  const record = await office.create(threeBlocks());
  const saves = recordSaves();
  await office.edit(record);
  await openBlock(page, 3);
  await page.getByLabel("Title", { exact: true }).fill("x".repeat(200));
  await page.getByRole("button", { name: "Page settings" }).click();
  await page.getByLabel("Slug").fill("a/b/c");
  await page.getByLabel("Published").check();
  await page.getByText("You can use just one /").first().waitFor();
  await page
    .getByText("You have validation errors in your blocks. Please double check all fields.")
    .waitFor();
  const button = page.getByRole("button", { name: "Save", exact: true });
  expect(await button.getAttribute("aria-disabled")).toBe("true");
  await button.click({ force: true });
  await page.keyboard.press("Control+s");
  await page.getByRole("button", { name: /^Go to it title/ }).click();
  await expect
    .poll(() =>
      page
        .getByLabel("Title", { exact: true })
        .evaluate((field) => field === document.activeElement),
    )
    .toBe(true);
  expect(saves).toEqual([]);
});

test("client-only state is neither sent nor counts as a change", async () => {
  const record = await office.create(threeBlocks());
  const saves = recordSaves();
  await office.edit(record);
  await openBlock(page, 2);
  await page.getByRole("button", { name: "JSON Text, block 2" }).click();
  await page.getByRole("button", { name: "Collapse all" }).click();
  await statusLine().getByText("Nothing to save").waitFor();
  await page.getByLabel("Name").fill("Altro nome");
  await page.keyboard.press("Control+s");
  await page.getByText("Page updated successfully.").waitFor();
  const [body] = saves.map((request) => request.postDataJSON() as Record<string, unknown>);
  expect(Object.keys(body ?? {}).toSorted((a, b) => (a < b ? -1 : 1))).toEqual([
    "attributes",
    "blocks",
    "customCss",
    "customHtmlClasses",
    "id",
    "isFixed",
    "isPublished",
    "name",
    "owner",
    "routingKey",
    "seo",
    "slug",
    "template",
  ]);
  expect(JSON.stringify(body)).not.toMatch(/"(open|errorCount|isNewPage)"/);
  await statusLine().getByText("Nothing to save").waitFor();
});

test("a failed save shows the server's message and keeps the edits", async () => {
  const record = await office.create();
  await office.edit(record);
  await page.getByLabel("Name").fill("Sopravvissuta");
  await office.call("DELETE", `it/custompages/${record.id}`, {});
  await save(page);
  await page.getByText("There is no such page.", { exact: true }).waitFor();
  await page.getByRole("button", { name: "Not now" }).click();
  expect(await page.getByLabel("Name").inputValue()).toBe("Sopravvissuta");
  await statusLine().getByText("Unsaved changes").waitFor();
  await save(page);
  await page.getByRole("button", { name: "Save as a new page" }).click();
  await page.getByText("Page created successfully.").waitFor();
  await page.waitForURL((url) => !url.pathname.endsWith(record.id));
  await statusLine().getByText("Nothing to save").waitFor();
  expect(await page.getByLabel("Name").inputValue()).toBe("Sopravvissuta");
});

test("an unknown or deleted page leads to the list, the first with the reason", async () => {
  await page.goto(office.at("/custompages/00000000-0000-4000-8000-000000000000"));
  await page.getByText("This page is not there (404)").waitFor();
  await page.getByRole("heading", { name: /^Custom pages/ }).waitFor();
  await office.edit(await office.create());
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await page.getByRole("button", { name: "Delete the page" }).click();
  await page.getByText("Page deleted successfully.").waitFor();
  await page.waitForURL(/\/custompages$/);
  expect(await page.getByRole("button", { name: "Save and leave" }).count()).toBe(0);
});

test("a new page takes its blocks from another country's page named in the address", async () => {
  const enabled = textBlock("Presa");
  const source = await office.create(
    {
      blocks: [
        textBlock("Lasciata"),
        textBlock("Spenta", { enabled: false }),
        {
          ...enabled,
          content: { ...enabled.content, customCss: `#${enabled.id} p { margin: 0 }` },
        },
      ],
    },
    "fr",
  );
  await page.goto(office.at(`/custompages/new?copyFrom=${source.id}&selected=1,2,9&country=fr`));
  await statusLine().getByText("Unsaved changes").waitFor();
  await expect.poll(() => titles(page)).toEqual(["Presa"]);
  await page.getByLabel("Name").fill("Copiata");
  await page.getByLabel("Slug").fill(`copiata-${crypto.randomUUID().slice(0, 8)}`);
  await save(page);
  await page.getByText("Page created successfully.").waitFor();
  await page.waitForURL(/\/custompages\/[0-9a-f-]{36}$/);
  const { blocks } = await office.stored(page.url().split("/").at(-1) ?? "");
  expect(blocks[0]?.id).not.toBe(enabled.id);
  expect(blocks[0]?.content["customCss"]).toBe(`#${blocks[0]?.id} p { margin: 0 }`);

  const requestedUrls: string[] = [];
  page.on("request", (request) => requestedUrls.push(request.url()));
  const expectStart = async (query: string, summary: string) => {
    await page.goto(office.at(`/custompages/new?${query}`));
    await page.getByRole("heading", { level: 1, name: "New page" }).waitFor();
    await expect.poll(() => titles(page)).toEqual([summary]);
  };
  await expectStart("copyFrom=too-short&selected=0", "Default");
  expect(requestedUrls.filter((url) => url.includes("too-short") && url.includes("/api/"))).toEqual(
    [],
  );
  await expectStart(`copyFrom=${"0".repeat(36)}&selected=0`, "Default");
  await expectStart(`copyFrom=${source.id}&country=fr`, "Default");
});

test("a stale save is merged block by block, and nobody's work is lost", async () => {
  const record = await office.create(threeBlocks());
  await office.edit(record);
  await openBlock(page, 1);
  await page.getByLabel("Title", { exact: true }).fill("Mio");
  const concurrent = await office.stored(record.id);
  await office.call("PUT", `it/custompages/${record.id}`, {
    ...concurrent,
    name: "Loro",
    blocks: concurrent.blocks.map((block, index) =>
      index === 2 ? { ...block, content: { ...block.content, title: "Loro" } } : block,
    ),
  });
  await save(page);
  await page.getByRole("heading", { name: "This page was saved while you edited it" }).waitFor();
  await page.getByRole("button", { name: "Go on with both together" }).click();
  await page.getByText("Page updated successfully.").waitFor();
  const merged = await office.stored(record.id);
  expect(merged.name).toBe("Loro");
  expect(merged.blocks.map(({ content }) => content["title"])).toEqual(["Mio", "Due", "Loro"]);
});

test("an older version is read and restored", async () => {
  const record = await office.create(threeBlocks());
  await office.edit(record);
  await page.getByLabel("Name").fill("Seconda versione");
  await save(page);
  await page.getByText("Page updated successfully.").waitFor();
  await page.getByRole("button", { name: "Versions" }).click();
  await page.getByRole("button", { name: /^Version 1/ }).click();
  await page.getByRole("button", { name: /^Restore version 1/ }).click();
  await page.getByRole("button", { name: "Restore version 1", exact: true }).click();
  await expect.poll(async () => (await office.stored(record.id)).name).toBe(record.name);
  await page.getByRole("button", { name: "Close" }).click();
  await page.getByRole("heading", { level: 1, name: record.name }).waitFor();
  await statusLine().getByText("Nothing to save").waitFor();
});

test("a published page says where and when it is live", async () => {
  const record = await office.create({ ...threeBlocks(), isPublished: true });
  await office.edit(record);
  await openBlock(page, 1);
  await page.getByLabel("Title", { exact: true }).fill("Subito in linea");
  await save(page);
  await page.locator(".live-check-note[data-kind=live]").waitFor();
  expect(await product.read("it.localhost", `/${record.slug}`)).toContain("Subito in linea");
});

test("on a narrow screen a block's menu is reached in the strip, by touch and by keys", async () => {
  await office.edit(await office.create(threeBlocks()));
  await page.setViewportSize({ width: 390, height: 844 });
  const menuOf = (position: number) =>
    page.getByRole("button", { name: `More for Text, block ${position}` });
  await openBlock(page, 1);
  await menuOf(1).click();
  await page.getByRole("menuitem", { name: "Move down" }).click();
  await expect.poll(() => titles(page)).toEqual(["Due", "Uno", "Tre"]);
  await blocksOf(page).getByRole("button", { name: /^3\. / }).focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.getByRole("menu", { name: "Text, block 3" }).waitFor();
  await page.keyboard.press("m");
  await page.keyboard.press("Enter");
  await expect.poll(() => titles(page)).toEqual(["Due", "Tre", "Uno"]);
});
