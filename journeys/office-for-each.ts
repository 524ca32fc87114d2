import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach } from "vitest";
import { type Office, openOffice, type StaffName } from "./office.ts";
import { openBrowser, type TestBrowser } from "./browser.ts";
import { sharedProduct } from "./shared.ts";

export type Desk = Readonly<{ browser: TestBrowser; office: Office; page: Page }>;

/**
 * Gives each test of a file a back-office that nothing of another test is left in, all in one window
 * and beside the product that they share. It is called at the head of the file.
 * @param sit called before each test
 * @param name whose back-office
 */
export const officeForEach = (sit: (desk: Desk) => void, name: StaffName = "editor") => {
  const product = sharedProduct();
  let browser: TestBrowser | undefined;
  let office: Office | undefined;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(async () => {
    await browser?.close();
  });
  beforeEach(async () => {
    if (!browser) throw new Error("The browser did not open.");
    office = await openOffice(product, name);
    sit({ browser, office, page: office.page });
  });
  afterEach(() => office?.close());
  return product;
};
