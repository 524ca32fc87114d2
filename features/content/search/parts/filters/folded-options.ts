import type { FilterGroup, FilterOption } from "../search-view.ts";
import type { Translate } from "#markets/translator.ts";

/** A smaller number of options that would find nothing is not folded away. */
const minFolded = 3;

/**
 * The options to fold away because they would find nothing: all of these, when they are many or
 * when no other options exist.
 */
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
