import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

type Finding = Readonly<{ id: string; nodes: readonly Readonly<{ html: string }>[] }>;

// What fades in is too pale for a moment; what turns for ever or goes with the scroll is not waited for.
// What stands far below is laid out after the paint, and its rule goes then (docs/decisions/0027).
// Asked again and again: the promise of a transition whose element is hidden midway is never kept.
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
export const findings = async (page: Page, within: readonly string[] = []): Promise<string[]> => {
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
