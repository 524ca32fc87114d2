import type { People } from "#features/records/prices/contract.ts";
import type { Localizer } from "#markets/localizer.ts";
import type { ChoiceGroup } from "./choice-view.ts";

/** The links by which prices are shown for one person or for two. */
export const toPeopleChoice = (
  { t }: Localizer,
  chosen: People,
  pathFor: (people: People) => string,
): ChoiceGroup => ({
  label: t("price.people"),
  options: ([1, 2] as const).map((people) => ({
    text: t(people === 1 ? "price.one" : "price.two"),
    path: pathFor(people),
    isChosen: people === chosen,
  })),
});
