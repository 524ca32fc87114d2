/**
 * Lays the whole page out at once when the browser is about to restore a scroll position (a reload,
 * or going back): with estimated heights the browser would scroll to a wrong place
 * (docs/decisions/0027). It uses nothing outside itself, because its source is inlined into pages.
 * @param style the id of the style element that defers the layout of what is below the first screen
 */
export const revealAtOnce = (style: string): void => {
  const [entry] = performance.getEntriesByType("navigation");
  if (entry instanceof PerformanceNavigationTiming && entry.type !== "navigate")
    document.getElementById(style)?.remove();
};
