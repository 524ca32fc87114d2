import { Notifications } from "@mantine/notifications";
import { useEffect } from "react";
import { firstPlace, liftOver } from "./lift.ts";

const position = "bottom-left";
const usable = "button, a, input, select, textarea, summary, [role], [contenteditable]";

const pressable =
  'button, a[href], label, input, select, textarea, summary, iframe, [contenteditable="true"], [role="option"], [role="gridcell"], [role="separator"]';

type Pressable = Readonly<{ element: Element; box: DOMRect }>;

/** What could be pressed in the window, without the toasts themselves. */
const pressableIn = (toasts: Element): readonly Pressable[] =>
  [...document.querySelectorAll(pressable)].flatMap((element) => {
    if (toasts.contains(element)) return [];
    const box = element.getBoundingClientRect();
    const isInWindow = box.width > 1 && box.bottom > 0 && box.top < innerHeight;
    return isInWindow ? [{ element, box }] : [];
  });

/** A pencil that stands in its row only while somebody points at it. */
const isSeen = ({ element }: Pressable): boolean => getComputedStyle(element).opacity !== "0";

/** A cell of a sheet fills its window: those that count are in rows that were just added. */
const isNoOldCell = ({ element }: Pressable): boolean =>
  !element.matches('[role="gridcell"]') || element.closest("[data-added]") !== null;

/** Where a list or a sheet fills the window, less is kept free. */
const boxesToClear = (toasts: Element): readonly (readonly DOMRect[])[] => {
  const all = pressableIn(toasts);
  const seen = all.filter(isSeen);
  return [all, seen, seen.filter(isNoOldCell)].map((found) => found.map(({ box }) => box));
};

const read = (name: string): number =>
  Number.parseFloat(document.body.style.getPropertyValue(name)) || 0;

const move = ({ lift, shift }: Readonly<{ lift: number; shift: number }>): void => {
  document.body.style.setProperty("--toast-lift", `${lift}px`);
  document.body.style.setProperty("--toast-shift", `${shift}px`);
};

/** Over the control that has the focus they rise, where nowhere is free. */
const place = (toasts: Element): void => {
  const { activeElement } = document;
  if (toasts.contains(activeElement)) return; // no button moves away from who presses it
  const { top, bottom, left, right, height } = toasts.getBoundingClientRect();
  if (height < 2) {
    move({ lift: 0, shift: 0 });
    return;
  }
  const [lift, shift] = [read("--toast-lift"), read("--toast-shift")];
  const own = { top: top + lift, bottom: bottom + lift, left: left - shift, right: right - shift };
  const free = firstPlace(own, boxesToClear(toasts), { width: innerWidth, height: innerHeight });
  const used = activeElement?.matches(usable) ? activeElement.getBoundingClientRect() : null;
  move(free ?? { lift: used ? liftOver(own, used) : 0, shift: 0 });
};

/** Toasts lie on no control, and where that cannot be, on none that has the focus. */
const useClearance = () => {
  useEffect(() => {
    const toasts = document.querySelector(
      `[class*="Notifications-root"][data-position="${position}"]`,
    );
    if (!toasts) return undefined;
    const placeThem = () => place(toasts);
    const observer = new ResizeObserver(placeThem); // it grows with each toast
    observer.observe(toasts);
    // What was pressed may have opened a bar below them.
    const placeSoon = () => requestAnimationFrame(placeThem);
    document.addEventListener("focusin", placeThem);
    document.addEventListener("click", placeSoon);
    return () => {
      observer.disconnect();
      document.removeEventListener("focusin", placeThem);
      document.removeEventListener("click", placeSoon);
    };
  }, []);
};

export const Toasts = () => {
  useClearance();
  // Without a portal they are in the document before the effect looks for them.
  return <Notifications position={position} withinPortal={false} />;
};
