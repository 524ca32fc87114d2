/** Kept free above what is scrolled to, in CSS pixels: the head of the page and a gap. */
const headRoom = 96;
/** Between the panel and the end of the window. */
const gap = 12;

/**
 * Scrolls the page so far that a panel that hangs below its bar has room, the bar itself staying in
 * sight. Where the panel is part of a sheet nothing moves.
 */
export const makeRoom = (panel: HTMLElement): void => {
  const bar = panel.closest("search");
  if (!bar || !panel.matches(":popover-open")) return;
  const room = innerHeight - panel.getBoundingClientRect().top - gap;
  const most = bar.getBoundingClientRect().top - headRoom;
  const by = Math.max(0, Math.min(panel.scrollHeight - room, most));
  // The browser reckons with the room that there was where the page stood.
  panel.style.maxHeight = `${room + by}px`;
  const behavior = matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth";
  scrollBy({ top: by, behavior });
};
