import { basename, dirname, join, posix } from "node:path";
import type { Plugin } from "vite";

const address = /new URL\("(\.\/[\w-]+-child)\.ts", import\.meta\.url\)/g;

/**
 * Emits a file of its own for each child process of the server, beside the server's bundle. When
 * the server runs from its sources, Node reads the TypeScript file itself.
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
  // Vite would resolve the file to a URL of the site, and React Router would move the file to the
  // client's files.
  resolveFileUrl({ fileName, chunkId }) {
    if (!fileName.endsWith("-child.js")) return null;
    const path = posix.relative(posix.dirname(chunkId), fileName);
    return `new URL(${JSON.stringify(path)}, import.meta.url).href`;
  },
});
