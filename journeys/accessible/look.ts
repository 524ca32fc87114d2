import type { Locator, Page } from "playwright-core";
import { axeViolations, contrastAlone } from "../axe.ts";
import { waitForBroken } from "./find-broken.ts";
import { drawAll, watchData } from "./watch-data.ts";

export const wide = 1440;
export const narrow = 390;

type LookOptions = Readonly<{
  /** So high that nothing that stands still covers a part of a screen. */
  height?: number;
  /** Other widths, in which all has to fit. */
  otherWidths?: readonly number[];
  /** Whether the dark colours are looked at in the narrow width too. */
  isDarkOnPhones?: boolean;
}>;

/** Looks at what a page shows, wide and narrow, light and dark, without loading it again. */
export const openLook = (
  page: Page,
  { height = 1800, otherWidths = [1024, 820], isDarkOnPhones = false }: LookOptions = {},
) => {
  const findings: string[] = [];
  const settle = watchData(page);
  const resize = async (width: number) => {
    await page.setViewportSize({ width, height });
    await drawAll(page);
  };
  const colour = async (colorScheme: "light" | "dark") => {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await drawAll(page);
  };
  const note = (state: string, found: readonly string[]) => {
    const width = page.viewportSize()?.width;
    findings.push(...found.map((each) => `${state} at ${width}: ${each}`));
  };
  const lookLight = async (state: string) => {
    note(state, await waitForBroken(page));
    note(state, await axeViolations(page));
  };
  // Only colours are others in the dark.
  const lookDark = async (state: string) =>
    note(`${state}, dark,`, await axeViolations(page, [], contrastAlone));
  return {
    settle,
    /** Makes the page wide and light. */
    begin: async () => {
      await resize(wide);
      await colour("light");
    },
    resize,
    /** Looks at the page in its present width alone. */
    lookHere: async (state: string) => {
      await settle();
      await lookLight(state);
      await colour("dark");
      await lookDark(state);
      await colour("light");
    },
    /** @param shown what has to be there in every width, so that a state is not lost meanwhile */
    look: async (state: string, shown: Locator | null = null) => {
      await settle();
      await lookLight(state);
      await colour("dark");
      await lookDark(state);
      for (const width of otherWidths) {
        await resize(width);
        note(state, await waitForBroken(page));
      }
      await resize(narrow);
      await shown?.waitFor();
      await settle();
      if (isDarkOnPhones) await lookDark(state);
      await colour("light");
      await lookLight(state);
      await resize(wide);
    },
    /** All that was found since it was asked for last. */
    found: () => findings.splice(0),
  };
};
