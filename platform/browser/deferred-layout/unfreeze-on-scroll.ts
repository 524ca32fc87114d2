/**
 * Removes, at the first scroll, a style element that freezes what reacts to scrolling. A scroll by
 * the browser, to a fragment or a restored position, counts too. It uses nothing outside itself,
 * because its source is inlined into pages.
 * @param style the id of the style element
 */
export const unfreezeOnScroll = (style: string): void =>
  addEventListener("scroll", () => document.getElementById(style)?.remove(), { once: true });
