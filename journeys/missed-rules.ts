import type { Page } from "playwright-core";

const prefetchedSheets = 'link[rel="prefetch"][href$=".css"]';

/** Rules that match an element on the page but are in a style sheet that loads later. */
export const missedRules = (page: Page): Promise<string[]> =>
  page.evaluate(async (sheets) => {
    // Pseudo-elements, and states that need a pointer, a key or a dialog.
    const states = /::[\w-]+(\([^)]*\))?|:(hover|active|focus(-visible|-within)?|modal|open)\b/g;
    const matchingSelectors = (rule: CSSRule): string[] => {
      const inner =
        "cssRules" in rule ? [...(rule.cssRules as CSSRuleList)].flatMap(matchingSelectors) : [];
      const selector = "selectorText" in rule ? String(rule.selectorText) : "&";
      if (selector.includes("&")) return inner;
      const isMatched = document.querySelector(selector.replace(states, ":is(*)"));
      return isMatched ? [...inner, selector] : inner;
    };
    const links = [...document.querySelectorAll<HTMLLinkElement>(sheets)];
    const texts = links.map(async ({ href }) => (await fetch(href)).text());
    return (await Promise.all(texts)).flatMap((text) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      return [...sheet.cssRules].flatMap(matchingSelectors);
    });
  }, prefetchedSheets);
