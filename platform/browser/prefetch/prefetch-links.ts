const maxIdleWaitMs = 2000;
const dwellMs = 100; // shorter hovers only pass over the link

type ConnectionQuality = Readonly<{ saveData?: boolean; effectiveType?: string }>;

/** False where the visitor saves data, and on 2G (the specification). */
export const mayPrefetch = ({ saveData, effectiveType }: ConnectionQuality): boolean =>
  saveData !== true && !(effectiveType ?? "").endsWith("2g");

export const connectionQuality = (): ConnectionQuality =>
  "connection" in navigator
    ? (navigator as Navigator & { connection: ConnectionQuality }).connection
    : {};

/**
 * The address that a link opens; null unless the link opens another page of this site in this tab.
 */
const linkedPage = (target: EventTarget | null): URL | null => {
  const link = target instanceof Element ? target.closest("a") : null;
  if (!link?.href || link.target || link.download || link.origin !== location.origin) return null;
  const isHere = link.pathname === location.pathname && link.search === location.search;
  return isHere ? null : new URL(link.href);
};

/**
 * Calls back when the browser is idle, and after two seconds at the latest.
 * @returns calls it off
 */
export const onceIdle = (callback: () => void): (() => void) => {
  if (!("requestIdleCallback" in globalThis)) {
    const timer = setTimeout(callback, maxIdleWaitMs);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(callback, { timeout: maxIdleWaitMs });
  return () => cancelIdleCallback(handle);
};

// React Router's own prefetch also loads the page's module, and when that fails it reloads the page
// on a mere hover. The data takes the time; the module is loaded at the click.
const fetchPage = (page: URL): void => {
  const path = page.pathname === "/" ? "/_root" : page.pathname;
  const link = document.createElement("link");
  link.rel = "prefetch";
  link.as = "fetch";
  link.href = `${path}.data${page.search}`;
  for (const type of ["load", "error"]) link.addEventListener(type, () => link.remove());
  document.head.append(link);
};

/**
 * Prefetches the page whose link the visitor hovers or focuses; by default its data. Starts when the
 * browser is first idle.
 * @returns stops the prefetching
 */
export const prefetchLinks = (prefetchPage = fetchPage): (() => void) => {
  const fetched = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onLeave = () => clearTimeout(timer);
  const onEnter = ({ target }: Event) => {
    onLeave();
    const page = linkedPage(target);
    if (page === null || fetched.has(page.href) || !mayPrefetch(connectionQuality())) return;
    timer = setTimeout(() => {
      fetched.add(page.href);
      prefetchPage(page);
    }, dwellMs);
  };
  const listening = new AbortController();
  const listen = (types: readonly string[], listener: (event: Event) => void) => {
    for (const type of types) document.addEventListener(type, listener, listening);
  };
  const cancel = onceIdle(() => {
    listen(["pointerover", "focusin"], onEnter);
    listen(["pointerout", "pointercancel", "focusout"], onLeave);
  });
  return () => {
    cancel();
    onLeave();
    listening.abort();
  };
};
