import { type SearchSort, sorts } from "#features/content/search/contract.ts";
import type { Finding } from "../reader.ts";
import type { SortView } from "./own-words-view.ts";
import type { Localizer } from "#markets/localizer.ts";

/** Without the order that the sentence asks for, where another one was chosen since. */
export const withoutOtherSort = (
  findings: readonly Finding[],
  sort: SearchSort | null,
): readonly Finding[] =>
  sort === null
    ? findings
    : findings.filter(({ parameter, value }) => parameter !== "sort" || value === sort);

/** @param pathOf the page with the same sentence in an order */
export const toSort = (
  { t }: Localizer,
  chosen: SearchSort,
  pathOf: (sort: SearchSort) => string,
): SortView => ({
  label: t("sort.label"),
  chosen: t(`sort.${chosen}`),
  choices: sorts.map((each) => ({
    text: t(`sort.${each}`),
    path: pathOf(each),
    isChosen: each === chosen,
  })),
});
