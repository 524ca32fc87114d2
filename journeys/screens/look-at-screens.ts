import type { Page } from "playwright-core";
import { contrastAlone, axeViolations } from "../axe.ts";
import type { Office } from "../office.ts";

const narrow = 390;
const widths = [1440, 1024, 820, narrow] as const;
/** All of a screen is in view, so that nothing that stands still covers a part of it. */
const height = 1800;

/** What is wider than the window, and words of a table's head that are broken. */
const findBroken = () => {
  const found: string[] = [];
  const { scrollWidth } = document.documentElement;
  if (scrollWidth > innerWidth) {
    const widest = [...document.body.querySelectorAll("*")].findLast(
      (each) => Math.ceil(each.getBoundingClientRect().right + scrollX) >= scrollWidth,
    );
    found.push(`${scrollWidth} of ${innerWidth} px: ${widest?.outerHTML.slice(0, 160)}`);
  }
  const range = document.createRange();
  for (const head of document.querySelectorAll("thead th")) {
    const texts = document.createTreeWalker(head, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { currentNode: text } = texts;
      for (const { 0: word, index } of (text.textContent ?? "").matchAll(/\p{L}+/gu)) {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) found.push(`“${word}” is broken`);
      }
    }
  }
  return found;
};

/** What is broken once the screen has taken its width, which some of it does a moment later. */
const waitForBroken = async (page: Page): Promise<readonly string[]> => {
  const isFitting = () => document.documentElement.scrollWidth <= innerWidth;
  await page.waitForFunction(isFitting, null, { timeout: 3000 }).catch(() => null);
  return page.evaluate(findBroken);
};

/** A live preview and presence never stop asking, so that the wait has an end. */
const waitForData = (page: Page) =>
  page.waitForLoadState("networkidle", { timeout: 3000 }).catch(() => null);

const look = async (page: Page, width: number): Promise<readonly string[]> => {
  const found = await waitForBroken(page);
  if (width !== widths[0] && width !== narrow) return found;
  const inLight = await axeViolations(page);
  if (width === narrow) return [...found, ...inLight];
  // Only colours are others in the dark.
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  const inDark = await axeViolations(page, [], contrastAlone);
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  return [...found, ...inLight, ...inDark];
};

type Finding = Readonly<{ path: string; width: number; found: readonly string[] }>;

/** What axe finds on screens, in light and dark, and what does not fit a width. */
export const findWrong = async (
  { page, at }: Office,
  paths: readonly string[],
): Promise<readonly Finding[]> => {
  const findings: Finding[] = [];
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  for (const path of paths) {
    await page.setViewportSize({ width: widths[0], height });
    await page.goto(at(path));
    await page.getByRole("main").getByRole("heading").first().waitFor();
    await waitForData(page);
    for (const width of widths) {
      await page.setViewportSize({ width, height });
      const found = await look(page, width);
      if (found.length > 0) findings.push({ path, width, found });
    }
  }
  return findings;
};
