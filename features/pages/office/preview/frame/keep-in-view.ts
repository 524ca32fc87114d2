const headerHeight = 88; // px: the public page's header lies over its top
const userMoves = ["wheel", "touchmove", "pointerdown", "keydown"] as const;

/**
 * Keeps one block of the frame in sight: blocks above it are drawn later, pictures load, the width
 * changes. Whoever moves in the frame has it to themselves from then on.
 */
export const createViewKeeper = (document: Document, firstOf: (id: string) => Element | null) => {
  const { defaultView: window } = document;
  let kept: string | null = null;
  let isUnderWay = false;

  const check = () => {
    const first = kept === null ? null : firstOf(kept);
    if (!window || !first?.isConnected) return;
    const { top, bottom } = first.getBoundingClientRect();
    const isSeen =
      top >= headerHeight / 2 && (bottom <= window.innerHeight || top < window.innerHeight / 3);
    if (isSeen) return;
    const isCalm = isUnderWay || window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    isUnderWay = true; // a second smooth way to a place that moves would never arrive
    // The place may have moved on the way there.
    document.addEventListener("scrollend", check, { once: true });
    // Not scrollIntoView: that would scroll the editor around the frame too.
    window.scrollTo({
      top: window.scrollY + top - headerHeight,
      behavior: isCalm ? "instant" : "smooth",
    });
  };
  const keep = (id: string | null) => {
    kept = id;
    isUnderWay = false;
    check();
  };

  for (const move of userMoves)
    document.addEventListener(move, () => (kept = null), { capture: true, passive: true });
  if (window) new window.ResizeObserver(check).observe(document.body);
  return { keep, check };
};
