import { connectionQuality, mayPrefetch, onceIdle } from "./connection.ts";

const dwellMs = 100; // shorter hovers only pass over the link

/**
 * The address that a link opens; null unless the link opens another page of this site in this tab.
 */
const linkedPage = (target: EventTarget | null): URL | null => {
  const link = target instanceof Element ? target.closest("a") : null;
  if (!link?.href || link.target || link.download || link.origin !== location.origin) return null;
  const isHere = link.pathname === location.pathname && link.search === location.search;
  return isHere ? null : new URL(link.href);
};

const fetchPage = (page: URL): void => {
  const link = document.createElement("link");
  link.rel = "prefetch";
  link.href = page.href;
  for (const type of ["load", "error"]) link.addEventListener(type, () => link.remove());
  document.head.append(link);
};

/**
 * Prefetches the page whose link the visitor hovers or focuses. Starts when the
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
