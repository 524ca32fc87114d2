import { formatKeyword } from "../parts/keyword-presenter.ts";
import { backByText, leavingFromText } from "../parts/when/when-presenter.ts";
import type { Destination } from "#features/content/destinations/contract.ts";
import type { Resource } from "#features/catalogue/resources/contract.ts";
import { type ages, type efforts, isFlag, type SearchQuery } from "../contract.ts";
import type { Mood, Transport } from "#features/catalogue/travels/contract.ts";
import type { Status } from "#features/records/statuses/contract.ts";
import { capitalize, formatMoney, formatMonth } from "#markets/format.ts";
import { type Localizer, shownCurrency } from "#markets/localizer.ts";
import type { Wish } from "./reader.ts";

export type ChipLookups = Readonly<{
  destinations: readonly Pick<Destination, "slug" | "name">[];
  resources: readonly Resource[];
}>;

const kinds = {
  period: "date-ranges",
  duration: "durations",
  type: "travel-type-primary",
  style: "travel-styles",
  badge: "badges",
} as const satisfies Readonly<Record<string, Resource["kind"]>>;

/** How the search itself names a filter's value. */
export const chipLabel = (
  localizer: Localizer,
  { parameter, value }: Wish,
  { destinations, resources }: ChipLookups,
): string => {
  const { t, market } = localizer;
  const money = () => formatMoney(Number(value) * 100, shownCurrency(localizer));
  if (isFlag(parameter)) return t(`filter.${parameter}`);
  switch (parameter) {
    case "where":
      return destinations.find(({ slug }) => slug === value)?.name ?? value;
    case "q":
      return formatKeyword(localizer, value);
    case "from":
      return leavingFromText(localizer, value);
    case "to":
      return backByText(localizer, value);
    case "month":
      return formatMonth(value, market.language);
    case "season":
      return t(`season.${value as SearchQuery["season"][number]}`);
    case "days":
      return t("when.upToDays", { n: Number(value) });
    case "priceMin":
      return t("filter.atLeast", { price: money() });
    case "priceMax":
      return t("filter.upTo", { price: money() });
    case "age":
      return t(`age.${value as (typeof ages)[number]}`);
    case "status":
      return t(`status.${value as Status}`);
    case "mood":
      return t(`mood.${value as Mood}`);
    case "transport":
      return capitalize(t(`transport.${value as Transport}`));
    case "effort":
      return t(`effort.${value as (typeof efforts)[number]}`);
    case "years":
      return t("filter.yearsOld", { n: Number(value) });
    case "people":
      return t("price.two");
    case "sort":
      return t(`sort.${value as SearchQuery["sort"]}`);
    default: {
      const kind = kinds[parameter];
      return resources.find((each) => each.kind === kind && each.slug === value)?.name ?? value;
    }
  }
};
