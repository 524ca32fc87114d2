import { reloadOnce } from "../reload-once.ts";

/** What was done to an island before it was awake, and is done again then. */
export type Missed = Readonly<{ fields: Set<EventTarget>; clicks: Set<HTMLElement> }>;

const touches = [
  "pointerover", // of a finger too, before its press
  "focusin",
  "keydown",
  "beforetoggle",
  "input",
  "change",
  "click",
] as const;

/** Buttons whose press the browser itself answers need no second one. */
const ownButton = "button:not([popovertarget],[type=submit],[type=reset])";

const sleepingIsland = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>("[data-island]:not([data-awake])") : null;

/**
 * Wakes each island at the first touch of it: by pointer, focus, key, or what opens within it.
 * @param wake makes an island live, and returns what does again to it what was done meanwhile
 * @returns whether a field was changed in an island that is not awake yet
 */
export const wakeIslands = (
  wake: (island: HTMLElement) => Promise<(missed: Missed) => void>,
): ((field: EventTarget) => boolean) => {
  const waking = new Map<HTMLElement, Missed>();
  const start = async (island: HTMLElement, missed: Missed) => {
    let redo;
    try {
      redo = await wake(island);
    } catch (error) {
      waking.delete(island);
      if (!reloadOnce()) throw error;
      return;
    }
    island.dataset["awake"] = "";
    waking.delete(island);
    redo(missed);
  };
  const onTouch = ({ type, target }: Event) => {
    const island = sleepingIsland(target);
    if (!island || !(target instanceof Element)) return;
    let missed = waking.get(island);
    if (!missed) {
      missed = { fields: new Set(), clicks: new Set() };
      waking.set(island, missed);
      void start(island, missed);
    }
    if (type === "input" || type === "change") missed.fields.add(target);
    const button = type === "click" && target.closest<HTMLElement>(ownButton);
    if (button) missed.clicks.add(button);
  };
  for (const touch of touches) addEventListener(touch, onTouch, true);
  return (field) => [...waking.values()].some(({ fields }) => fields.has(field));
};
