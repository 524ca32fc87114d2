import { type RefObject, useEffect } from "react";

/** All popovers that contain an element, including the element itself if it is a popover. */
const popoversAround = (element: Element | null | undefined): Element[] => {
  const popover = element?.closest("[popover]");
  return popover ? [popover, ...popoversAround(popover.parentElement)] : [];
};

/**
 * Calls `onOpen` when a popover around the element opens, and at once if one is open at hydration.
 */
export const usePopoverOpening = (ref: RefObject<Element | null>, onOpen: () => void): void =>
  useEffect(() => {
    const popovers = popoversAround(ref.current);
    if (popovers.some((each) => each.matches(":popover-open"))) onOpen();
    for (const each of popovers) each.addEventListener("beforetoggle", onOpen);
    return () => {
      for (const each of popovers) each.removeEventListener("beforetoggle", onOpen);
    };
  });
