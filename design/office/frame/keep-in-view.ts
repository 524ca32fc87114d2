const headerHeight = 88; // px; the height of the public page's header, which covers the top
const userEvents = ["wheel", "touchmove", "pointerdown", "keydown"] as const;

/**
 * Keeps one block in view while blocks above it are rendered, pictures load or the width changes.
 * Stops as soon as the user scrolls or clicks in the frame.
 */
export const createViewKeeper = (
  document: Document,
  firstElementOf: (id: string) => Element | null,
) => {
  const { defaultView: window } = document;
  let blockId: string | null = null;
  let isScrolling = false;

  const check = () => {
    const first = blockId === null ? null : firstElementOf(blockId);
    if (!window || !first?.isConnected) return;
    const { top, bottom } = first.getBoundingClientRect();
    const isInView =
      top >= headerHeight / 2 && (bottom <= window.innerHeight || top < window.innerHeight / 3);
    if (isInView) return;
    const isInstant = isScrolling || window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    isScrolling = true; // a second smooth scroll to a moving target would never end
    // The target may have moved while the frame scrolled.
    document.addEventListener("scrollend", check, { once: true });
    // scrollIntoView would also scroll the editor around the frame.
    window.scrollTo({
      top: window.scrollY + top - headerHeight,
      behavior: isInstant ? "instant" : "smooth",
    });
  };
  const keep = (id: string | null) => {
    blockId = id;
    isScrolling = false;
    check();
  };

  for (const userEvent of userEvents)
    document.addEventListener(userEvent, () => (blockId = null), { capture: true, passive: true });
  if (window) new window.ResizeObserver(check).observe(document.body);
  return { keep, check };
};
