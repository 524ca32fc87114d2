import { closeDialogs, listenForDialogs } from "#design/live/dialog-listener.ts";
import { applyFilters } from "#features/content/search/site/instant-filters.ts";
import { submitSearches } from "#features/content/search/site/submit-search.ts";
import { announceChoices, syncFormFields } from "#features/content/search/site/sync-form-fields.ts";
import { loadAhead } from "#platform/browser/pages/load-ahead.ts";
import { followedLink, setLoading, showLoading } from "#platform/browser/pages/loading-bar.ts";
import type { createSwap, SwapOptions } from "#platform/browser/pages/swap.ts";
import { wakeIslands } from "#platform/browser/pages/wake-islands.ts";
import { listenForLateParts } from "./late-parts.ts";
import { onPageShown } from "./page-parts.ts";

// The script of all public pages: a few listeners. All else is loaded by the first touch that needs it.

const loadReact = () => import("./hydrate.tsx");
let isReactLoaded = false;

const isWaiting = wakeIslands(async (island) => {
  isReactLoaded = true;
  return (await loadReact()).hydrateIsland(island);
});

const resultsForm = () => document.querySelector<HTMLFormElement>("form[data-search=results]");
const syncSearch = () => {
  const form = resultsForm();
  if (form) syncFormFields(form, isWaiting);
};

const onSwapped = () => {
  if (isReactLoaded)
    void loadReact().then(({ updateIslands }) => {
      updateIslands();
      syncSearch();
    });
  syncSearch();
  onPageShown();
};

const loadedFrom = location.href;
let exchange: Promise<ReturnType<typeof createSwap>> | null = null;
const loadExchange = () =>
  (exchange ??= import("#platform/browser/pages/swap.ts").then((module) =>
    module.createSwap({ regions: ["main", "#markets"], loadedFrom, onShown: onSwapped }),
  ));
const swap = (address: string, options: SwapOptions): void => {
  loadExchange()
    .then((loaded) => loaded.swap(address, options))
    .catch(() => location.assign(address));
};
// After a page was loaded anew, steps through the history lead to addresses that it has not shown.
addEventListener("popstate", () => {
  if (exchange || location.href.split("#")[0] !== loadedFrom.split("#")[0])
    loadExchange().then(
      ({ follow }) => follow(),
      () => location.reload(),
    );
});

const isShown = (address: string): boolean => address === location.pathname + location.search;

applyFilters((address) => {
  if (!isShown(address)) swap(address, { entry: "added" });
});
submitSearches((address, isSamePage) => {
  const entry = isShown(address) ? "replaced" : "added";
  if (isSamePage) {
    swap(address, { entry, toTop: true });
    return;
  }
  setLoading(true);
  if (entry === "replaced") location.replace(address);
  else location.assign(address);
});
addEventListener("click", (event) => {
  const link = followedLink(event);
  const entry = link?.dataset["swap"];
  if (!link || !entry || link.pathname !== location.pathname) return;
  event.preventDefault();
  swap(link.href, {
    entry: entry === "replaced" || isShown(link.pathname + link.search) ? "replaced" : "added",
  });
});
listenForLateParts();
listenForDialogs();
showLoading();
loadAhead();
// A page that comes back as it was left may have the menu open that led on.
addEventListener("pageshow", ({ persisted }) => persisted && closeDialogs());
const form = resultsForm();
if (form) announceChoices(form);
onPageShown();
import.meta.hot?.on("page-changed", () => swap(location.href, { entry: "replaced" }));
