import { thirdPartiesElementId } from "#features/company/third-parties/parts/third-parties-view.ts";
import type { ThirdPartiesView } from "#features/company/third-parties/parts/third-parties-view.ts";

let stopSections: (() => void) | null = null;

const followSections = async (): Promise<void> => {
  stopSections?.();
  stopSections = null;
  const bar = document.querySelector<HTMLElement>(".trip-nav");
  if (!bar) return;
  const sections = await import("#features/content/trip-pages/site/trip/current-section.ts");
  stopSections = sections.followSections(bar);
};

const rememberSearch = async (): Promise<void> => {
  const recent = document.querySelector<HTMLElement>("[data-recent]")?.dataset["recent"];
  if (!recent) return;
  const search: { api: string; label: string; path: string } = JSON.parse(recent);
  const searches = await import("#features/content/search/parts/where/recent-searches.ts");
  searches.rememberSearch(search.api, search);
};

const startThirdParties = async (): Promise<void> => {
  const json = document.getElementById(thirdPartiesElementId)?.textContent;
  if (!json) return;
  const view: ThirdPartiesView = JSON.parse(json);
  const services = await import("#features/company/third-parties/site/start.ts");
  services.onPageView(view, location.pathname + location.search);
};

/** Strangers who have saved nothing, whom no cookie announces, load and ask nothing. */
const showVisitor = async (): Promise<void> => {
  if (!localStorage["saved"] && !document.cookie.includes("wr-signed-in")) return;
  const visitor = await import("./visitor-parts.ts");
  visitor.showVisitor();
};

/** What a page does by itself when it is shown, at first and with each other choice. */
export const onPageShown = (): void => {
  for (const part of [followSections, rememberSearch, startThirdParties, showVisitor])
    part().catch(() => undefined); // The page is whole without it.
};
