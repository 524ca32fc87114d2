import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach } from "vitest";
import { type Office, openOffice } from "./office.ts";
import { openBrowser } from "./product.ts";
import { sharedProduct } from "./shared.ts";

export type Desk = Readonly<{ browser: Browser; office: Office; page: Page }>;

/**
 * Gives each test of a file an editor's back-office of its own, all in one browser and beside the
 * product that they share. It is called at the head of the file.
 * @param sit called before each test
 */
export const officeForEach = (sit: (desk: Desk) => void) => {
  const product = sharedProduct();
  let browser: Browser | undefined;
  let office: Office | undefined;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(async () => {
    await browser?.close();
  });
  beforeEach(async () => {
    if (!browser) throw new Error("The browser did not open.");
    office = await openOffice(browser, product);
    sit({ browser, office, page: office.page });
  });
  afterEach(() => office?.close());
  return product;
};
