import { reloadOnce } from "#platform/browser/reload-once.ts";
import { hydrateOnInteraction } from "#platform/browser/hydrate-on-interaction.ts";
import { deferLayoutScript, deferLayout } from "./defer-layout.ts";

const ahead = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const sheetsAhead = /<link rel="prefetch" as="style" href="([^"]+)"\/>/g;
const module = /(<script type="module" async="">)([\s\S]*?)(<\/script>)/;

/** The same module, its imports made when it runs and not when it is read. */
const onDemand = (code: string): string =>
  code
    .replace(/^import \* as (\w+) from ("[^"]+");/gm, "const $1 = await import($2);")
    .replace(/^import ("[^"]+")/gm, "await import($1)")
    .replace(/^import\(/gm, "await import(");

/**
 * Holds back the script of a page as React Router writes it until the page is painted: the files that
 * it names ahead would share a slow line with the style, the fonts and the picture that is seen first
 * (docs/decisions/0026). So would the style sheets of other pages.
 */
export const deferHydration = (html: string): string => {
  const named = (links: RegExp) => [...html.matchAll(links)].map(([, href]) => href);
  return deferLayout(html)
    .replace(ahead, "")
    .replace(sheetsAhead, "")
    .replace(
      module,
      (_, open: string, code: string, close: string) =>
        `${open}(${hydrateOnInteraction.toString()})(${JSON.stringify(named(ahead))},${JSON.stringify(named(sheetsAhead))},async()=>{${onDemand(code)}},${reloadOnce.toString()},${deferLayoutScript})${close}`,
    );
};
