/**
 * Starts a page's script when somebody acts: at the first move, touch, scroll, key or focus, and else
 * once the page has been at rest for a while. What is read and looked at never waits for what makes it
 * quick afterwards. The script's files are fetched once the page has been painted, so that whoever
 * acts has them. What is chosen before the script answers is said to it again, once it tells the
 * window that it is `live`. Going back before that loads the page anew: the browser takes the
 * addresses of one page for one document, and only the script would show another one's content.
 * Stands alone: its text is put into pages.
 * @param files the script's files, fetched side by side
 * @param sheets style sheets of other pages, fetched after them
 * @param start runs the script
 * @param onFailure what to do when a file could not be loaded
 * @param onPaint what else waits until the page has been painted
 */
export const hydrateOnInteraction = (
  files: readonly string[],
  stylesheets: readonly string[],
  start: () => Promise<unknown>,
  onFailure: () => void,
  onPaint: () => void,
): void => {
  const rest = 5000; // ms
  const signs = [
    "pointermove",
    "pointerdown",
    "touchstart",
    "wheel",
    "scroll",
    "keydown",
    "focusin",
  ];
  let isStarted = false;
  const name = (rel: string, href: string) => {
    const link = document.createElement("link");
    link.rel = rel;
    link.href = href;
    document.head.append(link);
  };
  const once = () => {
    if (isStarted) return;
    isStarted = true;
    for (const sign of signs) removeEventListener(sign, act, true);
    for (const href of files) name("modulepreload", href);
    start().catch(onFailure);
  };
  // A strip within the page may be scrolled by the page itself.
  const act = ({ type, target }: Event) => (type !== "scroll" || target === document) && once();
  const afterPaint = (next: () => void) => {
    if (document.visibilityState === "hidden") return next();
    new PerformanceObserver((_, observer) => {
      observer.disconnect();
      requestAnimationFrame(() => setTimeout(next));
    }).observe({ type: "paint", buffered: true });
  };
  const loaded = () => {
    // Each in a task of its own: together they would hold up a touch on a slow phone.
    if (!isStarted)
      for (const href of [...files, ...stylesheets]) setTimeout(() => name("prefetch", href));
    setTimeout(once, rest);
  };
  const early = new Set<EventTarget>();
  const keep = ({ target }: Event) => target && early.add(target);
  const own = location.pathname + location.search;
  const moved = () => location.pathname + location.search !== own && location.reload();
  const live = () => {
    removeEventListener("change", keep, true);
    removeEventListener("popstate", moved);
    for (const field of early) field.dispatchEvent(new Event("change", { bubbles: true }));
  };
  addEventListener("change", keep, true);
  addEventListener("popstate", moved);
  addEventListener("live", live, { once: true });
  for (const sign of signs) addEventListener(sign, act, { capture: true, passive: true });
  afterPaint(onPaint);
  if (document.readyState === "complete") afterPaint(loaded);
  else addEventListener("load", () => afterPaint(loaded));
  setTimeout(once, 2 * rest); // a picture that never comes may hold the script back no longer
};
