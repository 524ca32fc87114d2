/**
 * Ends a style that keeps still what follows the scroll, with the first scroll: also one of the
 * browser's own, to a part of the page or to where it was left. Stands alone: its text is put into pages.
 * @param style the id of the style element
 */
export const unfreezeOnScroll = (style: string): void =>
  addEventListener("scroll", () => document.getElementById(style)?.remove(), { once: true });
