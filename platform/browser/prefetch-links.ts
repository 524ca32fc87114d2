const maxIdleWaitMs = 2000; // ms until what is asked for ahead no longer waits for a quiet moment
const dwellMs = 100; // ms on a link that are no passing over it

type Line = Readonly<{ saveData?: boolean; effectiveType?: string }>;

/** Whether a line is one to fetch ahead over: not where data is saved, nor on 2G (the source's rule). */
export const mayPrefetch = ({ saveData, effectiveType }: Line): boolean =>
  saveData !== true && !(effectiveType ?? "").endsWith("2g");

const lineOf = (): Line =>
  "connection" in navigator ? (navigator as Navigator & { connection: Line }).connection : {};

/** Where a link leads that opens another page of this site in place; null for any other element. */
const pageOf = (target: EventTarget | null): URL | null => {
  const link = target instanceof Element ? target.closest("a") : null;
  if (!link?.href || link.target || link.download || link.origin !== location.origin) return null;
  const isHere = link.pathname === location.pathname && link.search === location.search;
  return isHere ? null : new URL(link.href);
};

const onceIdle = (act: () => void): (() => void) => {
  if (!("requestIdleCallback" in globalThis)) {
    const timer = setTimeout(act, maxIdleWaitMs);
    return () => clearTimeout(timer);
  }
  const asked = requestIdleCallback(act, { timeout: maxIdleWaitMs });
  return () => cancelIdleCallback(asked);
};

// React Router's own prefetch also loads the page's module, and where that fails it reloads the page
// that one only pointed in. The data is what takes time; the module comes with the click.
const fetchPage = (page: URL): void => {
  const path = page.pathname === "/" ? "/_root" : page.pathname;
  const link = document.createElement("link");
  link.rel = "prefetch";
  link.as = "fetch";
  link.href = `${path}.data${page.search}`;
  link.addEventListener("load", () => link.remove());
  link.addEventListener("error", () => link.remove());
  document.head.append(link);
};

/**
 * Fetches ahead the page that a visitor is about to go to: a pointer rests on its link, or the
 * keyboard is there. Begins in a quiet moment after the page stands.
 * @returns ends the watch
 */
export const prefetchLinks = (): (() => void) => {
  const fetched = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const leave = () => clearTimeout(timer);
  const come = ({ target }: Event) => {
    leave();
    const page = pageOf(target);
    if (page === null || fetched.has(page.href) || !mayPrefetch(lineOf())) return;
    timer = setTimeout(() => {
      fetched.add(page.href);
      fetchPage(page);
    }, dwellMs);
  };
  const coming = ["pointerover", "focusin"];
  const leaving = ["pointerout", "pointercancel", "focusout"];
  const cancel = onceIdle(() => {
    for (const sign of coming) document.addEventListener(sign, come);
    for (const sign of leaving) document.addEventListener(sign, leave);
  });
  return () => {
    cancel();
    leave();
    for (const sign of coming) document.removeEventListener(sign, come);
    for (const sign of leaving) document.removeEventListener(sign, leave);
  };
};
