import { screenAt } from "#features/staff/screens.ts";
import { prefetch } from "#platform/browser/prefetch.ts";
import { storedCountry } from "./shell/country.ts";

const editorPath = /^\/custompages\/([^/]+)$/;

/**
 * Sends for the code and the data of the screen that is opened, beside who one is instead of after
 * it. Where neither the device nor the page knows the country, the data wait for it.
 */
export const preloadScreen = (pathname: string): void => {
  const [, id] = editorPath.exec(pathname) ?? [];
  if (id === undefined || !screenAt(pathname)) return;
  void import("#features/pages/office/editor/editor-screen.tsx");
  const country = storedCountry() ?? document.documentElement.dataset["country"];
  if (country === undefined) return;
  if (id !== "new") prefetch.ask(`/api/${country}/custompages/${id}`);
  prefetch.ask(`/api/${country}/page-composer-blocks`);
  prefetch.ask(`/api/${country}/settings`);
};
