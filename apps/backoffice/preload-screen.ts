import { screenAt } from "#features/staff/screens.ts";
import { prefetch } from "#platform/browser/prefetch.ts";
import { storedCountry } from "./shell/country.ts";

const editorPath = /^\/custompages\/([^/]+)$/;

/**
 * Starts loading the code and data of the editor in parallel with `/api/me`. Without a known
 * country, the data wait for the session.
 */
export const preloadScreen = (pathname: string): void => {
  const [, id] = editorPath.exec(pathname) ?? [];
  if (id === undefined || !screenAt(pathname)) return;
  void import("#features/page-editor/editor/editor-screen.tsx");
  const country = storedCountry() ?? document.documentElement.dataset["country"];
  if (country === undefined) return;
  if (id !== "new") prefetch.request(`/api/${country}/custompages/${id}`);
  prefetch.request(`/api/${country}/page-composer-blocks`);
  prefetch.request(`/api/${country}/settings`);
};
