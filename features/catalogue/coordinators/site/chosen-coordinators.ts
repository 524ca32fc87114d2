import type { ParamNormalizer } from "#markets/site/page-query.ts";
import type { Leader } from "../parts/leaders.ts";

export const orders = ["name", "newest"] as const;

export const leastTrips = ["10", "25", "50"] as const;

/** Which coordinators are shown and in which order; null where nothing is asked. */
export type CoordinatorChoices = Readonly<{
  speaks: string | null;
  city: string | null;
  led: string | null;
  order: string | null;
}>;

export const spoken: ParamNormalizer = (text) => (/^[a-z]{2}$/.test(text) ? text : null);

/** Languages and cities that nobody has are dropped. */
export const choicesFrom = (
  params: URLSearchParams,
  leaders: readonly Leader[],
): CoordinatorChoices => {
  const known = leaders.map(({ coordinator }) => coordinator);
  const [speaks, city] = [params.get("speaks"), params.get("city")];
  return {
    speaks: known.some(({ languages }) => languages.some((each) => each === speaks))
      ? speaks
      : null,
    city: known.some((each) => each.city === city) ? city : null,
    led: params.get("led"),
    order: params.get("order"),
  };
};

/** Leaders come with the most trips first, which stays the order unless another is asked. */
export const narrow = (
  leaders: readonly Leader[],
  { speaks, city, led, order }: CoordinatorChoices,
  collator: Intl.Collator,
): readonly Leader[] => {
  const found = leaders.filter(
    ({ coordinator }) =>
      (speaks === null || coordinator.languages.includes(speaks)) &&
      (city === null || coordinator.city === city) &&
      coordinator.tripsLed >= Number(led ?? 0),
  );
  if (order === "name")
    return found.toSorted((a, b) => collator.compare(a.coordinator.name, b.coordinator.name));
  return order === "newest"
    ? found.toSorted((a, b) => b.coordinator.since - a.coordinator.since)
    : found;
};
