import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { insertDefaultSetting } from "#features/settings/store.ts";
import { openDatabase } from "#platform/server/database/open.ts";
import type { OpenDatabase } from "#platform/server/database/open-database.ts";
import { openOffice, save } from "./office.ts";
import { server } from "./own-database.ts";
import { openBrowser, startProduct } from "./product.ts";
import { ownDatabase } from "./shared.ts";

let testDatabase: Awaited<ReturnType<typeof ownDatabase>>;
let product: Awaited<ReturnType<typeof startProduct>>;
let browser: Browser;
let database: OpenDatabase;
beforeAll(async () => {
  if (!server) return;
  testDatabase = await ownDatabase();
  product = await startProduct({
    DATABASE_URL: testDatabase.url,
    SESSION_SECRET: "one process, 32 and more letters",
  });
  browser = await openBrowser();
  database = await openDatabase({ url: testDatabase.url });
});
afterAll(async () => {
  if (!server) return;
  await browser.close();
  await product.stop();
  await database.close();
  await testDatabase.drop();
});

test.skipIf(!server)(
  "maintenance keeps editors from saving, says so and keeps their edits; administrators go on (needs PostgreSQL)",
  async () => {
    const editor = await openOffice(browser, product);
    const record = await editor.create();
    const editorPage = await editor.edit(record);
    await editorPage.getByLabel("Name").fill("Scritta prima");
    await insertDefaultSetting(database.db, "it-IT", "maintenance", {
      site: false,
      customPage: true,
      message: "Back at noon.",
      from: null,
      until: null,
    });
    await save(editorPage);
    await editorPage.getByText("Back at noon.").waitFor();
    expect(await editorPage.getByLabel("Name").inputValue()).toBe("Scritta prima");

    const secondTab = await editor.edit(record, await editor.tab());
    await secondTab.getByText("Custom pages are locked by maintenance.").first().waitFor();
    const saves: string[] = [];
    secondTab.on("request", (request) => {
      if (request.method() === "PUT" && !request.url().includes("presence"))
        saves.push(request.url());
    });
    await secondTab.getByLabel("Name").fill("Nie");
    await secondTab.keyboard.press("Control+s");
    await secondTab
      .getByRole("alert")
      .filter({ hasText: "Custom pages are locked by maintenance." })
      .waitFor();
    expect(saves).toEqual([]);
    await editor.close();

    const admin = await openOffice(browser, product, "admin");
    const adminPage = await admin.edit(record);
    await adminPage.getByLabel("Name").fill("Dall'amministratrice");
    await save(adminPage);
    await adminPage.getByText("Page updated successfully.").waitFor();
    expect((await admin.stored(record.id)).name).toBe("Dall'amministratrice");
    await admin.close();
  },
);

test.skipIf(!server)(
  "visitors can choose the currencies that staff offer, immediately (needs PostgreSQL)",
  async () => {
    const admin = await openOffice(browser, product, "admin");
    const offer = async (...currencies: readonly string[]) => {
      const value = { currencies };
      const { status } = await admin.call("PUT", "fr/settings/available_currencies", { value });
      expect(status).toBe(200);
    };
    const choices = async (path: string) => {
      const page = await product.read("fr.localhost", path);
      const [, tab = ""] = /data-tab="currency"(.*?)<\/section>/s.exec(page) ?? [];
      const codes = [...tab.matchAll(/href="\/\?currency=([A-Z]{3})"([^>]*aria-current)?/g)];
      return codes.map(([, code = "", chosen]) => (chosen ? `${code} chosen` : code));
    };
    expect(await choices("/")).toEqual(["EUR chosen", "GBP", "USD"]);
    await offer("EUR", "USD");
    await expect.poll(() => choices("/")).toEqual(["EUR chosen", "USD"]);
    expect(await choices("/?currency=USD")).toEqual(["EUR", "USD chosen"]);
    expect(await choices("/?currency=GBP")).toEqual(["EUR chosen", "USD"]);
    await offer("EUR", "GBP", "USD");
    await admin.close();
  },
);
