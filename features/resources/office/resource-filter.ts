import { useSearchParams } from "react-router";
import type { ListedResource } from "./use-resources.ts";

export type ResourceFilter = Readonly<{
  words: string;
  used: "yes" | "no" | null;
}>;

export const matchesFilter = (
  { name, slug, formerSlugs, travels }: ListedResource,
  { words, used }: ResourceFilter,
): boolean => {
  const wanted = words.trim().toLowerCase();
  const isNamed = [name, slug, ...formerSlugs].some((text) => text.toLowerCase().includes(wanted));
  return isNamed && (used === null || (used === "yes") === travels > 0);
};

type Parameter = "search" | "used" | "open";

/** Search, filter and open record, which live in the URL. */
export const useResourceAddress = () => {
  const [query, setQuery] = useSearchParams();
  const set = (changes: Readonly<Partial<Record<Parameter, string | null>>>) =>
    setQuery(
      (before) => {
        const after = new URLSearchParams(before);
        for (const [name, value] of Object.entries(changes)) {
          if (value === null || value === "") after.delete(name);
          else after.set(name, value);
        }
        return after;
      },
      { replace: changes.search !== undefined, preventScrollReset: true },
    );
  const used = query.get("used");
  const filter: ResourceFilter = {
    words: query.get("search") ?? "",
    used: used === "yes" || used === "no" ? used : null,
  };
  return { filter, openId: query.get("open"), set };
};
