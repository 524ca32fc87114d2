import { reloadOnce } from "#platform/browser/reload-once.ts";
import { hydrateOnInteraction } from "#platform/browser/hydrate-on-interaction.ts";
import { deferLayoutScript, deferLayout } from "./defer-layout.ts";

const modulePreloads = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const stylesheetPrefetches = /<link rel="prefetch" as="style" href="([^"]+)"\/>/g;
const moduleScript = /(<script type="module" async="">)([\s\S]*?)(<\/script>)/;

/** Turns static imports into dynamic ones, so that they load when the code runs, not when it is parsed. */
const withDynamicImports = (code: string): string =>
  code
    .replace(/^import \* as (\w+) from ("[^"]+");/gm, "const $1 = await import($2);")
    .replace(/^import ("[^"]+")/gm, "await import($1)")
    .replace(/^import\(/gm, "await import(");

/**
 * Delays the scripts of React Router's HTML until the page is painted: their preloads would share a
 * slow connection with the styles, fonts and first picture (docs/decisions/0026), and so would the
 * prefetched style sheets of other pages.
 */
export const deferHydration = (html: string): string => {
  const hrefsOf = (links: RegExp) => [...html.matchAll(links)].map(([, href]) => href);
  return deferLayout(html)
    .replace(modulePreloads, "")
    .replace(stylesheetPrefetches, "")
    .replace(
      moduleScript,
      (_, open: string, code: string, close: string) =>
        `${open}(${hydrateOnInteraction.toString()})(${JSON.stringify(hrefsOf(modulePreloads))},${JSON.stringify(hrefsOf(stylesheetPrefetches))},async()=>{${withDynamicImports(code)}},${reloadOnce.toString()},${deferLayoutScript})${close}`,
    );
};
