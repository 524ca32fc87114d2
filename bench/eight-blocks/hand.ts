import type { Locator, Page } from "playwright-core";

/** What a hand has done, and what it would have cost a person. */
export type Work = {
  clicks: number;
  drags: number;
  /** Times that a target had to be scrolled into view; the model has no operator for it. */
  scrolls: number;
  /** Strokes that are neither words of the page nor letters typed to find something. */
  strokes: number;
  lettersToFind: number;
  dialogs: number;
  /** Operators of the keystroke-level model. */
  keys: number;
  points: number;
  homings: number;
  decisions: number;
};

/**
 * Seconds of the operators, for a practised person who types 55 words a minute: Card, Moran and
 * Newell, "The keystroke-level model for user performance time with interactive systems",
 * Communications of the ACM 23 (7), 1980, figure 1.
 */
const seconds = { key: 0.2, point: 1.1, homing: 0.4, decision: 1.35 } as const;

/** Seconds that a person needs, without the waits for the editor. */
export const secondsOf = ({ keys, points, homings, decisions }: Work): number =>
  keys * seconds.key +
  points * seconds.point +
  homings * seconds.homing +
  decisions * seconds.decision;

const noWork = (): Work => ({
  clicks: 0,
  drags: 0,
  scrolls: 0,
  strokes: 0,
  lettersToFind: 0,
  dialogs: 0,
  keys: 0,
  points: 0,
  homings: 0,
  decisions: 0,
});

type Device = "mouse" | "keyboard";

const createKeys = (page: Page, work: Work, moveTo: (device: Device) => void) => {
  const press = async (key: string) => {
    moveTo("keyboard");
    work.strokes += 1;
    work.keys += key.split("+").length; // a modifier is a key of its own in the model
    await page.keyboard.press(key);
  };
  const write = async (text: string) => {
    moveTo("keyboard");
    work.keys += text.length;
    await page.keyboard.type(text);
  };
  const isFocused = (target: Locator) =>
    target.evaluate((element) => element === document.activeElement);
  return {
    press,
    /** Types the words of the page. */
    write,
    /** Types what finds an entry of a list; a person knows how few letters are enough. */
    find: async (letters: string) => {
      work.lettersToFind += letters.length;
      await write(letters);
    },
    /** @throws Error when the target is not reached with 100 strokes */
    pressUntilFocused: async (key: "Tab" | "Shift+Tab", target: Locator) => {
      for (let strokes = 0; strokes < 100; strokes += 1) {
        if (await isFocused(target)) return;
        await press(key);
      }
      throw new Error(`${key} does not lead to ${target.toString()}.`);
    },
  };
};

const createPointer = (page: Page, work: Work, moveTo: (device: Device) => void) => {
  const scrollTo = async (target: Locator) => {
    await target.waitFor();
    const isInView = await target.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const x = left + width / 2;
      const y = top + height / 2;
      return x >= 0 && x <= innerWidth && y >= 0 && y <= innerHeight;
    });
    if (!isInView) work.scrolls += 1;
    await target.scrollIntoViewIfNeeded();
  };
  return {
    click: async (target: Locator) => {
      moveTo("mouse");
      work.clicks += 1;
      work.points += 1;
      work.keys += 1;
      await scrollTo(target);
      await target.click();
    },
    /**
     * Presses the button over the target, and releases it over a point of the page after a moment:
     * a page under load has not yet seen where the hand is, which a person would wait for.
     */
    drag: async (target: Locator, x: number, y: number) => {
      moveTo("mouse");
      work.drags += 1;
      work.points += 2;
      work.keys += 2;
      await scrollTo(target);
      await target.hover({ force: true }); // what is dragged may lie in front of its name
      await page.mouse.down();
      await page.mouse.move(x, y, { steps: 12 });
      await page.waitForTimeout(300);
      await page.mouse.up();
    },
  };
};

export type Hand = ReturnType<typeof createHand>;

/** Works in a page as a person does, and counts it. */
export const createHand = (page: Page, startsAt: Device) => {
  const work = noWork();
  let device = startsAt;
  const moveTo = (next: Device) => {
    if (next !== device) work.homings += 1;
    device = next;
  };
  return {
    page,
    work,
    ...createKeys(page, work, moveTo),
    ...createPointer(page, work, moveTo),
    /**
     * The model's mental preparation, once for each thing to do: a page, its name, a block, its
     * words, the save. What follows from it within an editor is anticipated.
     */
    decide: () => {
      work.decisions += 1;
    },
    waitForDialog: async (dialog: Locator) => {
      work.dialogs += 1;
      await dialog.waitFor();
    },
  };
};
