/** Longer than any page takes; a link may also lead to a file, which leaves the page as it is. */
const longestMs = 10_000;

let timer: ReturnType<typeof setTimeout> | undefined;

/** Shows or hides the bar, which its style sheet delays and moves. */
export const setLoading = (isLoading: boolean): void => {
  const bar = document.querySelector<HTMLElement>(".loading-bar");
  if (bar) bar.dataset["busy"] = String(isLoading);
  clearTimeout(timer);
  if (isLoading) timer = setTimeout(() => setLoading(false), longestMs);
};

/** The link that a click follows within this tab to another page of the site. */
export const followedLink = (event: MouseEvent): HTMLAnchorElement | null => {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = event;
  if (defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return null;
  const link = target instanceof Element ? target.closest("a") : null;
  if (!link?.href || link.target || link.download || link.origin !== location.origin) return null;
  const isHere = link.pathname === location.pathname && link.search === location.search;
  return isHere && link.hash !== "" ? null : link;
};

/** The bar shows from a click on, until the next page is shown. */
export const showLoading = (): void => {
  addEventListener("click", (event) => {
    if (followedLink(event)) setLoading(true);
  });
  addEventListener("pageshow", () => setLoading(false));
};
