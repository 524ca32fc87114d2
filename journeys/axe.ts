import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

type Violation = Readonly<{ id: string; nodes: readonly Readonly<{ html: string }>[] }>;

// Text that fades in has too little contrast for a moment. Endless and scroll-driven animations
// never end, so they are ignored.
const isSettled = () =>
  !document
    .getAnimations()
    .some(
      ({ effect, timeline, playState }) =>
        timeline === document.timeline &&
        playState === "running" &&
        effect?.getComputedTiming().iterations !== Infinity,
    );

/** WCAG 2.2 AA. */
const allRules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
export const contrastAlone = ["color-contrast"];

/**
 * Frames are left out: they show pages of the site, which are looked at by themselves, and axe waits
 * half a second for each frame in which it does not run. No rule needs style sheets to be loaded.
 */
const options = { iframes: false, preload: false, resultTypes: ["violations"] };

const find = async (
  page: Page,
  within: readonly string[],
  rules: readonly string[],
): Promise<string[]> => {
  await page.waitForFunction(isSettled, null, { polling: 50 });
  const scope =
    within.length > 0 ? JSON.stringify({ include: within.map((each) => [each]) }) : "document";
  const violations = await page.evaluate<Violation[]>(
    `axe.run(${scope}, ${JSON.stringify({ ...options, runOnly: rules })})
      .then(({ violations }) => violations)`,
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`);
};

/**
 * The violations of WCAG 2.2 AA that axe finds once all animations have ended. A toast may begin to
 * fade while axe looks, so what is found must still be there when all is still again.
 * @param within selectors of the parts to check; empty means the whole page
 */
export const axeViolations = async (
  page: Page,
  within: readonly string[] = [],
  rules: readonly string[] = allRules,
): Promise<string[]> => {
  if (!(await page.evaluate("'axe' in window"))) await page.evaluate(axe);
  const found = await find(page, within, rules);
  return found.length === 0 ? found : find(page, within, rules);
};
