import { join } from "node:path";
import type { Plugin } from "vite";

const reloadOnce = join(import.meta.dirname, "../browser/reload-once.ts");

/** Replacements in React Router's sources. They remove what this site never uses, or change it. */
const replacements: readonly (readonly [
  file: string,
  text: string,
  instead: string,
  needs?: string,
])[] = [
  ["lib/router/router.js", "init.instrumentations", "undefined"],
  ["lib/dom-export/hydrated-router.js", "ssrInfo.context.isSpaMode", "false"],
  [
    "lib/dom/ssr/fog-of-war.js",
    'return routeDiscovery.mode === "lazy" && ssr === true;',
    "return false;",
  ],
  // A browser without view transitions shows the next page at once, which is no reason for a warning
  // in the visitor's console.
  [
    "lib/components.js",
    'warnOnce(viewTransitionOpts == null || isViewTransitionAvailable, "You provided the `viewTransition` option to a router update, but you do not appear to be running in a DOM environment as `window.startViewTransition` is not available.");',
    "",
  ],
  // A file that cannot be loaded reloads the page at most once in 60 seconds. After that the
  // component throws: nothing would catch what the module's loading throws.
  [
    "lib/dom/ssr/routeModules.js",
    "window.location.reload();",
    "if (!reloadOnce()) return { default: () => { throw error; } };",
    `import { reloadOnce } from ${JSON.stringify(reloadOnce)};`,
  ],
];

/**
 * Removes from the client bundle what React Router can do and this site never uses:
 * instrumentation, SPA mode, lazy route discovery, a warning.
 * @throws at the build, when a new version of the router no longer contains the replaced code
 */
export const leanRouter = (): Plugin => ({
  name: "lean-router",
  apply: "build",
  enforce: "pre",
  applyToEnvironment: ({ name }) => name === "client",
  transform(code, id) {
    const matching = replacements.filter(([file]) =>
      id.endsWith(`/react-router/dist/production/${file}`),
    );
    if (matching.length === 0) return null;
    let result = code;
    for (const [file, text, instead, needs = ""] of matching) {
      if (!code.includes(text)) throw new Error(`${file} no longer holds ${text}`);
      result = `${needs}${result.replaceAll(text, instead)}`;
    }
    return { code: result, map: null };
  },
});
