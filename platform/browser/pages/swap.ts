import { setLoading } from "./loading-bar.ts";
import { morph } from "./morph.ts";

type SwapParts = Readonly<{
  /** Selectors of the elements that are exchanged besides those of the head. */
  regions: readonly string[];
  /** The address that the document was loaded from. */
  loadedFrom: string;
  /** Called when the page shows another address. */
  onShown: () => void;
}>;

export type SwapOptions = Readonly<{
  /** Whether the address is a new entry of the history; null where it is the present one already. */
  entry: "added" | "replaced" | null;
  /** Leads to the beginning of the page, and not to where the visitor was. */
  toTop?: boolean;
}>;

const headTags =
  "title,meta[property],meta[name=description],meta[name=robots],link[rel=canonical],link[rel=alternate],script[type='application/ld+json']";

const maxKept = 12;

const withoutHash = (url: string): string => url.replace(/#.*/, "");

/**
 * Exchanges what differs between the present page and the same page with other choices, in place of
 * loading it. Pages that were shown are kept, so that going back shows them at once.
 */
export const createSwap = ({ regions, loadedFrom, onShown }: SwapParts) => {
  const kept = new Map<string, Document>();
  let shown = withoutHash(loadedFrom);
  let request = new AbortController();

  const keep = (url: string, page: Document) => {
    kept.delete(url);
    kept.set(url, page);
    const [oldest] = kept.keys();
    if (kept.size > maxKept && oldest !== undefined) kept.delete(oldest);
  };
  const show = (url: string, page: Document) => {
    shown = withoutHash(url);
    keep(shown, page);
    for (const tag of document.head.querySelectorAll(headTags)) tag.remove();
    for (const tag of page.head.querySelectorAll(headTags))
      document.head.append(document.importNode(tag, true));
    for (const region of regions) {
      const [present, next] = [document.querySelector(region), page.querySelector(region)];
      if (present && next) morph(present, next);
    }
    onShown();
  };
  const read = async (url: string, signal: AbortSignal): Promise<Document | null> => {
    const answer = await fetch(url, { signal });
    const isHere = new URL(answer.url).pathname === location.pathname;
    if (!answer.ok || !isHere) return null;
    return new DOMParser().parseFromString(await answer.text(), "text/html");
  };

  const swap = async (address: string, { entry, toTop = false }: SwapOptions): Promise<void> => {
    request.abort();
    request = new AbortController();
    const { signal } = request;
    const url = new URL(address, location.href);
    // The first page is known by its elements alone.
    if (!kept.has(shown)) keep(shown, document.cloneNode(true) as Document);
    setLoading(true);
    const page = await read(url.href, signal).catch(() => null);
    if (signal.aborted) return;
    setLoading(false);
    if (!page) {
      location.assign(url);
      return;
    }
    if (entry === "added") history.pushState(null, "", url);
    if (entry === "replaced") history.replaceState(null, "", url);
    show(url.href, page);
    if (toTop) scrollTo({ top: 0, behavior: "instant" });
    const target = url.hash ? document.getElementById(url.hash.slice(1)) : null;
    target?.scrollIntoView();
    target?.focus({ preventScroll: true });
  };

  /** Shows what the address says after a step through the history. */
  const follow = (): void => {
    const url = withoutHash(location.href);
    if (url === shown) return;
    request.abort();
    const page = kept.get(url);
    if (page) show(url, page);
    else void swap(url, { entry: null });
  };
  return { swap, follow };
};
