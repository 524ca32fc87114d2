import { afterAll, beforeAll, expect, test } from "vitest";
import { sharedProduct } from "../shared.ts";
import { openOfficeWindow, type OfficeWindow } from "./office-window.ts";
import { screenParts } from "./screen-parts.ts";
import { screenPaths } from "./screen-paths.ts";

/** The test of one part of the screens; each part is a file, so that two run at a time. */
export const lookAtScreens = (part: keyof typeof screenParts): void => {
  const product = sharedProduct();
  let window: OfficeWindow;
  beforeAll(async () => {
    window = await openOfficeWindow(product);
  });
  afterAll(() => window?.office.close());

  test(`axe finds nothing on the screens of ${part}, which fit every width`, async () => {
    const paths = await screenPaths(window.office);
    for (const { name, path } of screenParts[part])
      for (const each of paths[name] ?? [path]) {
        await window.go(each);
        await window.look(each);
      }
    expect(window.found()).toEqual([]);
  });
};
