import type { Rollup } from "vite";

type ModuleGraph = Readonly<{
  getModuleInfo(id: string): Pick<Rollup.ModuleInfo, "importedIds"> | null;
}>;

/** The module and all modules that it imports statically, directly or not. */
const closureOf = (modules: ModuleGraph, start: string): Set<string> => {
  const found = new Set<string>();
  const queue = [start];
  for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    queue.push(...(modules.getModuleInfo(id)?.importedIds ?? []));
  }
  return found;
};

/**
 * Puts into one chunk what every page loads and what several pages share: one file compresses
 * better than twenty, and the next page finds it cached. What one page alone needs stays with that
 * page, and dynamic imports stay out. The entry has its own file, since it runs as soon as it is
 * loaded.
 * @param entry starts every page
 * @param frame every page loads it too
 * @param pages modules of which each page loads one
 * @returns the name of a module's chunk, for `codeSplitting.groups`; null leaves the module where
 * it is
 */
export const sharedChunk = (entry: string, frame: string, pages: readonly string[]) => {
  let shared: Set<string> | null = null;
  const findShared = (modules: ModuleGraph): Set<string> => {
    const found = new Set([entry, frame].flatMap((id) => [...closureOf(modules, id)]));
    found.delete(entry);
    const seen = new Set<string>();
    for (const page of pages) {
      // Without this check a moved page would silently drop out, and what it shares would load in
      // twenty files.
      if (modules.getModuleInfo(page) === null)
        throw new Error(`${page} is no module of the site.`);
      for (const id of closureOf(modules, page)) (seen.has(id) ? found : seen).add(id);
    }
    return found;
  };
  return (id: string, modules: ModuleGraph): string | null => {
    shared ??= findShared(modules);
    return shared.has(id) ? "frame" : null;
  };
};
