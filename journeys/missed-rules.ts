import type { Page } from "playwright-core";

const [prefetchedSheets, ownSheets] = [
  'link[rel="prefetch"][href$=".css"]',
  'link[rel="stylesheet"]',
];

/**
 * Rules that match an element on the page but are in a style sheet that loads later, and in none of
 * the page's own.
 */
export const missedRules = (page: Page): Promise<string[]> =>
  page.evaluate(
    async ([later, own]) => {
      // Pseudo-elements, and states that need a pointer, a key or a dialog.
      const states = /::[\w-]+(\([^)]*\))?|:(hover|active|focus(-visible|-within)?|modal|open)\b/g;
      const innerOf = (rule: CSSRule): CSSRule[] =>
        "cssRules" in rule ? [...(rule.cssRules as CSSRuleList)] : [];
      const rulesOf = async (links: string): Promise<CSSRule[]> => {
        const found = [...document.querySelectorAll<HTMLLinkElement>(links)];
        const texts = await Promise.all(found.map(async ({ href }) => (await fetch(href)).text()));
        return texts.flatMap((text) => {
          const sheet = new CSSStyleSheet();
          sheet.replaceSync(text);
          return [...sheet.cssRules];
        });
      };
      const allWithin = (rule: CSSRule): CSSRule[] => [rule, ...innerOf(rule).flatMap(allWithin)];
      const here = new Set((await rulesOf(own)).flatMap(allWithin).map(({ cssText }) => cssText));
      const matchingSelectors = (rule: CSSRule): string[] => {
        if (here.has(rule.cssText)) return [];
        const inner = innerOf(rule).flatMap(matchingSelectors);
        const selector = "selectorText" in rule ? String(rule.selectorText) : "&";
        if (selector.includes("&")) return inner;
        const isMatched = document.querySelector(selector.replace(states, ":is(*)"));
        return isMatched ? [...inner, selector] : inner;
      };
      return (await rulesOf(later)).flatMap(matchingSelectors);
    },
    [prefetchedSheets, ownSheets] as const,
  );
