/**
 * Hydrates a page when the visitor first interacts (move, touch, scroll, key or focus), and
 * otherwise a few seconds after it has loaded, so that hydration never delays the first paint. The
 * script's files are fetched after the first paint, so that they are there when they are needed.
 * Fields changed before hydration get their `change` event again when the script dispatches `live`
 * on the window. Going back before hydration reloads the page: the browser treats the page's
 * addresses as one document, and only the script could show another one's content. It uses nothing
 * outside itself, because its source is inlined into pages.
 * @param files the script's files, fetched in parallel
 * @param stylesheets style sheets of other pages, fetched after the files
 * @param start runs the script
 * @param onFailure is called when a file could not be loaded
 * @param onPaint is called after the first paint
 */
export const hydrateOnInteraction = (
  files: readonly string[],
  stylesheets: readonly string[],
  start: () => Promise<unknown>,
  onFailure: () => void,
  onPaint: () => void,
): void => {
  const idleTimeoutMs = 5000;
  const interactions = [
    "pointermove",
    "pointerdown",
    "touchstart",
    "wheel",
    "scroll",
    "keydown",
    "focusin",
  ];
  let isStarted = false;
  const addLink = (rel: string, href: string) => {
    const link = document.createElement("link");
    link.rel = rel;
    link.href = href;
    document.head.append(link);
  };
  const hydrate = () => {
    if (isStarted) return;
    isStarted = true;
    for (const interaction of interactions) removeEventListener(interaction, onInteraction, true);
    for (const href of files) addLink("modulepreload", href);
    start().catch(onFailure);
  };
  // The page itself may scroll an element within it, such as a carousel.
  const onInteraction = ({ type, target }: Event) =>
    (type !== "scroll" || target === document) && hydrate();
  const afterPaint = (next: () => void) => {
    if (document.visibilityState === "hidden") return next();
    new PerformanceObserver((_, observer) => {
      observer.disconnect();
      requestAnimationFrame(() => setTimeout(next));
    }).observe({ type: "paint", buffered: true });
  };
  const onLoaded = () => {
    // Each style sheet is added in its own task: together they would delay a touch on a slow phone.
    if (!isStarted)
      for (const href of [...files, ...stylesheets]) setTimeout(() => addLink("prefetch", href));
    setTimeout(hydrate, idleTimeoutMs);
  };
  const changedFields = new Set<EventTarget>();
  const rememberField = ({ target }: Event) => target && changedFields.add(target);
  const initialAddress = location.pathname + location.search;
  const reloadIfMoved = () =>
    location.pathname + location.search !== initialAddress && location.reload();
  const replayChanges = () => {
    removeEventListener("change", rememberField, true);
    removeEventListener("popstate", reloadIfMoved);
    for (const field of changedFields) field.dispatchEvent(new Event("change", { bubbles: true }));
  };
  addEventListener("change", rememberField, true);
  addEventListener("popstate", reloadIfMoved);
  addEventListener("live", replayChanges, { once: true });
  for (const interaction of interactions)
    addEventListener(interaction, onInteraction, { capture: true, passive: true });
  afterPaint(onPaint);
  if (document.readyState === "complete") afterPaint(onLoaded);
  else addEventListener("load", () => afterPaint(onLoaded));
  setTimeout(hydrate, 2 * idleTimeoutMs); // a picture that never loads may not delay hydration any longer
};
