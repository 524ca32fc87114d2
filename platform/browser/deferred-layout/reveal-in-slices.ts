/**
 * Ends the holding back of what stands far below the first screen (its rule is a style element of the
 * page, docs/decisions/0027): piece by piece, so that no visitor who scrolls, goes back or leaves ever
 * meets a height that was only guessed. Stands alone: its text is put into pages.
 * @param style the id of the style element
 * @param pieces the selector of what it holds back
 */
export const revealInSlices = (style: string, pieces: string): void => {
  const held = document.getElementById(style);
  if (!held) return;
  // The browser's other threads draw what was painted, and then each piece: on few cores they would
  // share them with the next piece, and a touch would wait for both.
  const first = 100; // ms
  const between = 40; // ms
  const waiting = [...document.querySelectorAll<HTMLElement>(pieces)];
  const next = () => {
    const end = performance.now() + 5; // ms: a touch that comes meanwhile is answered soon enough
    for (let piece = waiting.shift(); piece; piece = waiting.shift()) {
      piece.style.contentVisibility = "visible";
      // Asking for a height lays it out now, so that the time it takes is seen.
      if (piece.offsetHeight >= 0 && performance.now() > end) {
        setTimeout(next, between);
        return;
      }
    }
    held.remove();
  };
  setTimeout(next, first);
};
