import { Notifications } from "@mantine/notifications";
import { useEffect } from "react";
import { liftOver } from "./lift.ts";

const position = "bottom-left";
const usable = "button, a, input, select, textarea, summary, [role], [contenteditable]";

const place = (toasts: Element): void => {
  const { activeElement } = document;
  if (toasts.contains(activeElement)) return; // no button moves away from who presses it
  const used = activeElement?.matches(usable) ? activeElement : null;
  const { style } = document.body;
  const lift = Number.parseFloat(style.getPropertyValue("--toast-lift")) || 0;
  const { top, bottom, left, right } = toasts.getBoundingClientRect();
  const next = used
    ? liftOver(
        { top: top + lift, bottom: bottom + lift, left, right },
        used.getBoundingClientRect(),
      )
    : 0;
  style.setProperty("--toast-lift", `${next}px`);
};

/** Toasts lie on no control that has the focus: they rise over it. */
const useClearance = () => {
  useEffect(() => {
    const toasts = document.querySelector(
      `[class*="Notifications-root"][data-position="${position}"]`,
    );
    if (!toasts) return undefined;
    const placeThem = () => place(toasts);
    const observer = new ResizeObserver(placeThem); // it grows with each toast
    observer.observe(toasts);
    document.addEventListener("focusin", placeThem);
    return () => {
      observer.disconnect();
      document.removeEventListener("focusin", placeThem);
    };
  }, []);
};

export const Toasts = () => {
  useClearance();
  // Without a portal they are in the document before the effect looks for them.
  return <Notifications position={position} withinPortal={false} />;
};
