import { type RefObject, useLayoutEffect } from "react";

/** The name of the control that had the focus in a bar that just went; null beside that moment. */
let left: string | null = null;

const nameOf = (control: Element): string | null =>
  control.getAttribute("aria-label") ?? control.textContent;

/**
 * Gives the focus to the control of the same name where one bar takes the place of another: a screen
 * draws its top anew once it has loaded, and keys that follow would reach nothing.
 */
export const useKeptFocus = (bar: RefObject<HTMLElement | null>): void => {
  useLayoutEffect(() => {
    const { current } = bar;
    if (left !== null)
      [...(current?.querySelectorAll<HTMLElement>("a, button") ?? [])]
        .find((control) => nameOf(control) === left)
        ?.focus();
    left = null;
    return () => {
      const { activeElement } = document;
      if (!activeElement || !current?.contains(activeElement)) return;
      left = nameOf(activeElement);
      // What takes the bar's place is drawn before, and a later screen is no successor.
      queueMicrotask(() => {
        left = null;
      });
    };
  }, [bar]);
};
