import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

type Finding = Readonly<{ id: string; nodes: readonly Readonly<{ html: string }>[] }>;

// Text that fades in has too little contrast for a moment; endless and scroll-driven animations are
// not waited for. What is far below is laid out after the paint, which removes its rule
// (docs/decisions/0027).
const isSettled = () =>
  (!document.getElementById("rest") || !matchMedia("(scripting: enabled)").matches) &&
  !document
    .getAnimations()
    .some(
      ({ effect, timeline, playState }) =>
        timeline === document.timeline &&
        playState === "running" &&
        effect?.getComputedTiming().iterations !== Infinity,
    );

/**
 * What axe finds against WCAG 2.2 AA on the page as it stands once nothing moves.
 * @param within selectors of the only parts that are looked at; the whole page without any
 */
export const axeViolations = async (
  page: Page,
  within: readonly string[] = [],
): Promise<string[]> => {
  await page.waitForFunction(isSettled, null, { timeout: 10_000 });
  await page.evaluate(axe);
  const place =
    within.length > 0 ? JSON.stringify({ include: within.map((each) => [each]) }) : "document";
  const found = await page.evaluate<Finding[]>(
    `axe.run(${place}, { runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"] })
      .then(({ violations }) => violations)`,
  );
  return found.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`);
};
