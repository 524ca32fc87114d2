import type { FilterGroup, FilterOption } from "./search-view.ts";
import type { Translate } from "#markets/translator.ts";

/** Fewer empty options than this stay visible. */
const minFolded = 3;

/** Options that would find nothing, when there are many or no others. */
export const foldedOptions = (
  t: Translate,
  options: readonly FilterOption[],
): FilterGroup["folded"] => {
  const empty = options.filter(({ count, chosen }) => count === 0 && !chosen);
  if (empty.length < Math.min(minFolded, options.length)) return null;
  return {
    label: t("filter.folded", { n: empty.length }),
    values: empty.map(({ value }) => value),
  };
};
