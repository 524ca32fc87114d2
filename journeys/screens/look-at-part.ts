import { expect, test } from "vitest";
import { openOffice } from "../office.ts";
import { openBrowser } from "../product.ts";
import { sharedProduct } from "../shared.ts";
import { findWrong } from "./look-at-screens.ts";
import { screenParts } from "./screen-parts.ts";
import { screenPaths } from "./screen-paths.ts";

/** The test of one part of the screens; each part is a file, so that two run at a time. */
export const lookAtPart = (part: keyof typeof screenParts): void => {
  const product = sharedProduct();
  test(`axe finds nothing on the screens of ${part}, which fit every width`, async () => {
    const browser = await openBrowser();
    try {
      const office = await openOffice(browser, product, "admin");
      const paths = await screenPaths(office);
      const ofPart = screenParts[part].flatMap(({ name }) => paths[name]);
      expect(await findWrong(office, ofPart)).toEqual([]);
    } finally {
      await browser.close();
    }
  }, 300_000);
};
