import type { Rollup } from "vite";

type Modules = Readonly<{
  getModuleInfo(id: string): Pick<Rollup.ModuleInfo, "importedIds"> | null;
}>;

/** What a module is made of, without what it imports later. */
const closureOf = (modules: Modules, start: string): Set<string> => {
  const found = new Set<string>();
  const open = [start];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    open.push(...(modules.getModuleInfo(id)?.importedIds ?? []));
  }
  return found;
};

/**
 * Puts into one file what every page loads and what pages share: one file compresses better than
 * twenty, and a visitor who goes on has it. What a page alone needs stays with that page, and what is
 * imported later stays out. The entry has a file of its own: it acts as soon as it is loaded.
 * @param entry what starts every page
 * @param frame what every page loads besides
 * @param pages modules of which each page loads one
 * @returns the name of a module's chunk, for `codeSplitting.groups`; null leaves it where it belongs
 */
export const sharedChunk = (entry: string, frame: string, pages: readonly string[]) => {
  let shared: Set<string> | null = null;
  const find = (modules: Modules): Set<string> => {
    const found = new Set([entry, frame].flatMap((id) => [...closureOf(modules, id)]));
    found.delete(entry);
    const once = new Set<string>();
    for (const page of pages) {
      // A page that was moved would be left out in silence, and its share loaded in twenty files.
      if (modules.getModuleInfo(page) === null)
        throw new Error(`${page} is no module of the site.`);
      for (const id of closureOf(modules, page)) (once.has(id) ? found : once).add(id);
    }
    return found;
  };
  return (id: string, modules: Modules): string | null => {
    shared ??= find(modules);
    return shared.has(id) ? "frame" : null;
  };
};
