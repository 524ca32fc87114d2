import { basename, dirname, join, posix } from "node:path";
import type { Plugin } from "vite";

const address = /new URL\("(\.\/[\w-]+-child)\.ts", import\.meta\.url\)/g;

/**
 * Gives each child process of the server a built file beside the server's own. From sources, Node
 * reads the TypeScript that the address names.
 */
export const childFiles = (): Plugin => ({
  name: "child-files",
  apply: "build",
  enforce: "pre",
  applyToEnvironment: ({ name }) => name === "ssr",
  transform(code, id) {
    if (!code.includes("-child.ts")) return null;
    return code.replaceAll(address, (_, file: string) => {
      const child = this.emitFile({
        type: "chunk",
        id: `${join(dirname(id), file)}.ts`,
        fileName: `${basename(file)}.js`,
      });
      return `new URL(import.meta.ROLLUP_FILE_URL_${child})`;
    });
  },
  // Vite would name an address of the site, and React Router would put the file among the browsers'.
  resolveFileUrl({ fileName, chunkId }) {
    if (!fileName.endsWith("-child.js")) return null;
    const way = posix.relative(posix.dirname(chunkId), fileName);
    return `new URL(${JSON.stringify(way)}, import.meta.url).href`;
  },
});
