import type { Plugin } from "vite";

/** What this site never asks of React Router, said to its sources so that the build leaves it out. */
const facts = [
  ["lib/router/router.js", "init.instrumentations", "undefined"],
  ["lib/dom-export/hydrated-router.js", "ssrInfo.context.isSpaMode", "false"],
  [
    "lib/dom/ssr/fog-of-war.js",
    'return routeDiscovery.mode === "lazy" && ssr === true;',
    "return false;",
  ],
] as const;

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
    for (const [file, text, instead] of own) {
      if (!code.includes(text)) throw new Error(`${file} no longer holds ${text}`);
      lean = lean.replaceAll(text, instead);
    }
    return { code: lean, map: null };
  },
});
