import { Notifications } from "@mantine/notifications";
import { useEffect } from "react";
import { freePlace, liftOver } from "./lift.ts";

const position = "bottom-left";
const usable = "button, a, input, select, textarea, summary, [role], [contenteditable]";

const pressable =
  'button, a[href], label, input, select, textarea, summary, iframe, [contenteditable="true"], [role="option"], [role="gridcell"], [role="separator"]';

/** What could be pressed in the window, without the toasts themselves. */
const boxesOf = (toasts: Element): readonly DOMRect[] =>
  [...document.querySelectorAll(pressable)].flatMap((element) => {
    if (toasts.contains(element)) return [];
    const box = element.getBoundingClientRect();
    const isInWindow = box.width > 1 && box.bottom > 0 && box.top < innerHeight;
    return isInWindow ? [box] : [];
  });

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
  const free = freePlace(own, boxesOf(toasts), { width: innerWidth, height: innerHeight });
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
