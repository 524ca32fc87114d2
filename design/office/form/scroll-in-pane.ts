const gap = 8; // px that stay free below what was brought into view

const paneOf = (element: Element): Element | null => {
  for (let at = element.parentElement; at; at = at.parentElement)
    if (/^(?:auto|scroll)$/.test(getComputedStyle(at).overflowY)) return at;
  return null;
};

/**
 * Brings what lies below the visible part of its scrolling pane into it. `scrollIntoView` would
 * also scroll the window, and the bar with Save out of it.
 */
export const scrollInPane = (element: Element): void => {
  const pane = paneOf(element);
  if (!pane) return; // on narrow screens the page scrolls as a whole
  const hidden = element.getBoundingClientRect().bottom + gap - pane.getBoundingClientRect().bottom;
  if (hidden > 0) pane.scrollTop += hidden;
};
