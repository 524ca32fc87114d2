/**
 * Lays out, slice by slice, what a style element keeps unrendered below the first screen
 * (docs/decisions/0027), so that a visitor who scrolls, goes back or leaves never meets an
 * estimated height. It uses nothing outside itself, because its source is inlined into pages.
 * @param style the id of the style element
 * @param pieces the selector of the elements whose layout the style element defers
 */
export const revealInSlices = (style: string, pieces: string): void => {
  const styleElement = document.getElementById(style);
  if (!styleElement) return;
  // The browser's other threads still paint the last slice: on few cores they would compete with
  // the next one, and a touch would wait for both.
  const firstDelayMs = 100;
  const sliceGapMs = 40;
  const remaining = [...document.querySelectorAll<HTMLElement>(pieces)];
  const revealNext = () => {
    const sliceEnd = performance.now() + 5; // ms: a touch that arrives during a slice is answered soon enough
    for (let piece = remaining.shift(); piece; piece = remaining.shift()) {
      piece.style.contentVisibility = "visible";
      // Reading a height forces the layout now, so that its time counts.
      if (piece.offsetHeight >= 0 && performance.now() > sliceEnd) {
        setTimeout(revealNext, sliceGapMs);
        return;
      }
    }
    styleElement.remove();
  };
  setTimeout(revealNext, firstDelayMs);
};
