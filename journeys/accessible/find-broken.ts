import type { Page } from "playwright-core";
import { patience } from "../patience.ts";

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

/** What is broken once the page has taken its width, which some of it does a moment later. */
export const waitForBroken = async (page: Page): Promise<readonly string[]> => {
  const isFitting = () => document.documentElement.scrollWidth <= innerWidth;
  const limit = { polling: 50, timeout: patience / 4 };
  await page.waitForFunction(isFitting, null, limit).catch(() => null);
  return page.evaluate(findBroken);
};
