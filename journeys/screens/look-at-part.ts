import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Office, openOffice } from "../office.ts";
import { openBrowser } from "../product.ts";
import { sharedProduct } from "../shared.ts";
import { findWrong } from "./look-at-screens.ts";
import { screenParts } from "./screen-parts.ts";
import { screenPaths } from "./screen-paths.ts";

/** The tests of one part of the screens; each part is a file, so that two run at a time. */
export const lookAtPart = (part: keyof typeof screenParts): void => {
  const product = sharedProduct();
  let browser: Browser;
  let office: Office;
  let paths: Awaited<ReturnType<typeof screenPaths>>;
  beforeAll(async () => {
    browser = await openBrowser();
    office = await openOffice(browser, product, "admin");
    paths = await screenPaths(office);
  });
  afterAll(async () => {
    await browser?.close();
  });

  test.each(screenParts[part])(
    "axe finds nothing on the screen $name, which fits every width",
    async ({ name, path }) => {
      expect(await findWrong(office, paths[name] ?? [path])).toEqual([]);
    },
  );
};
