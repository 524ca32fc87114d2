/**
 * Lays a page out as a whole at once where a browser is about to scroll it to where it was left
 * (after a reload or on the way back): among heights that are only guessed that would be another
 * place (docs/decisions/0027). Stands alone: its text is put into pages.
 * @param style the id of the style element that holds back what stands far below
 */
export const revealAtOnce = (style: string): void => {
  const [entry] = performance.getEntriesByType("navigation");
  if (entry instanceof PerformanceNavigationTiming && entry.type !== "navigate")
    document.getElementById(style)?.remove();
};
