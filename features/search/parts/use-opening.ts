import { type RefObject, useEffect } from "react";

/** The popovers around an element, itself among them. */
const popoversAround = (element: Element | null | undefined): Element[] => {
  const popover = element?.closest("[popover]");
  return popover ? [popover, ...popoversAround(popover.parentElement)] : [];
};

/** Calls back when a popover around an element opens, at once where one was open before the scripts came. */
export const useOpening = (at: RefObject<Element | null>, onOpen: () => void): void =>
  useEffect(() => {
    const popovers = popoversAround(at.current);
    if (popovers.some((each) => each.matches(":popover-open"))) onOpen();
    for (const each of popovers) each.addEventListener("beforetoggle", onOpen);
    return () => {
      for (const each of popovers) each.removeEventListener("beforetoggle", onOpen);
    };
  });
