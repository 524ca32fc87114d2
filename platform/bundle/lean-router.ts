import { join } from "node:path";
import type { Plugin } from "vite";

const reloadOnce = join(import.meta.dirname, "../browser/reload-once.ts");

/** What this site never asks of React Router, or asks otherwise, said to its sources at the build. */
const facts: readonly (readonly [file: string, text: string, instead: string, needs?: string])[] = [
  ["lib/router/router.js", "init.instrumentations", "undefined"],
  ["lib/dom-export/hydrated-router.js", "ssrInfo.context.isSpaMode", "false"],
  [
    "lib/dom/ssr/fog-of-war.js",
    'return routeDiscovery.mode === "lazy" && ssr === true;',
    "return false;",
  ],
  // A file that cannot be loaded reloads the page at most once in 60 seconds; then it is an error, said
  // by the component: what a module's loading throws is heard by nobody.
  [
    "lib/dom/ssr/routeModules.js",
    "window.location.reload();",
    "if (!reloadOnce()) return { default: () => { throw error; } };",
    `import { reloadOnce } from ${JSON.stringify(reloadOnce)};`,
  ],
];

/**
 * Leaves out of browsers' files what the router could do and the site never asks for: instruments,
 * a site without a server, routes that are discovered on the way.
 * @throws at the build, when a version of the router no longer says what is replaced
 */
export const leanRouter = (): Plugin => ({
  name: "lean-router",
  apply: "build",
  enforce: "pre",
  applyToEnvironment: ({ name }) => name === "client",
  transform(code, id) {
    const own = facts.filter(([file]) => id.endsWith(`/react-router/dist/production/${file}`));
    if (own.length === 0) return null;
    let lean = code;
    for (const [file, text, instead, needs = ""] of own) {
      if (!code.includes(text)) throw new Error(`${file} no longer holds ${text}`);
      lean = `${needs}${lean.replaceAll(text, instead)}`;
    }
    return { code: lean, map: null };
  },
});
