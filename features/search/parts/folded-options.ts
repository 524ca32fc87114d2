import type { FilterGroup, FilterOption } from "./search-view.ts";
import type { Translate } from "#markets/translator.ts";

/** From so many on, choices that find nothing are in the way of those that do. */
const fewestFolded = 3;

/** The choices of a group that find nothing, where they are many or all there are. */
export const foldedOptions = (
  t: Translate,
  options: readonly FilterOption[],
): FilterGroup["folded"] => {
  const empty = options.filter(({ count, chosen }) => count === 0 && !chosen);
  if (empty.length < Math.min(fewestFolded, options.length)) return null;
  return {
    label: t("filter.folded", { n: empty.length }),
    values: empty.map(({ value }) => value),
  };
};
