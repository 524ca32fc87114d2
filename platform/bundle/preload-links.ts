import { z } from "zod";

const chunk = z.object({
  file: z.string(),
  imports: z.array(z.string()).default([]),
  css: z.array(z.string()).default([]),
});
/** What a build tells of its files. */
export const manifestSchema = z.record(z.string(), chunk);
type Manifest = z.output<typeof manifestSchema>;

/** The names of a module's chunk and, recursively, of its imports. */
const chunksOf = (manifest: Manifest, name: string, seen = new Set<string>()): Set<string> => {
  if (seen.has(name)) return seen;
  seen.add(name);
  for (const each of manifest[name]?.imports ?? []) chunksOf(manifest, each, seen);
  return seen;
};

/**
 * The links by which a page loads a module, all that it imports and their styles ahead, each once.
 * @throws Error when the build lacks the module
 */
export const linksOf = (manifest: Manifest, module: string, page: string): string => {
  if (!manifest[module]) throw new Error(`The build holds no ${module}.`);
  const chunks = [...chunksOf(manifest, module)].flatMap((name) => manifest[name] ?? []);
  const scripts = chunks.map(({ file }) => [
    file,
    `<link rel="modulepreload" crossorigin href="/${file}">`,
  ]);
  const styles = chunks.flatMap(({ css }) =>
    css.map((file) => [file, `<link rel="stylesheet" crossorigin href="/${file}">`]),
  );
  return [...scripts, ...styles]
    .filter(([file]) => !page.includes(`"/${file}"`))
    .map(([, link]) => link)
    .join("");
};

/**
 * Has the browser ask for answers of the API while the code that reads them is on its way; the mode
 * of the request has to be the one of `fetch`.
 */
export const dataLinksOf = (paths: readonly string[], apiBase: string): string =>
  paths
    .map((path) => `<link rel="preload" as="fetch" crossorigin href="${apiBase}/${path}">`)
    .join("");
