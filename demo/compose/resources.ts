import { stableUuid } from "#demo/random.ts";
import type { Phrases } from "#demo/read/phrases.ts";
import { slugOf } from "#platform/slug.ts";
import { localize, type LocalizedText } from "#demo/localized-text.ts";
import {
  type Resource,
  type ResourceKind,
  resources,
} from "#features/catalogue/resources/contract.ts";
import type { Market } from "#markets/market-type.ts";

const easterDays: Readonly<Record<number, readonly [string, string]>> = {
  2026: ["04-02", "04-07"],
  2027: ["03-25", "03-30"],
  2028: ["04-13", "04-18"],
  2029: ["03-29", "04-03"],
  2030: ["04-18", "04-23"],
};

/**
 * The dates of a named range, such as Easter, in the first year in which the range has not ended on
 * the day of loading.
 */
const nextDateRange = (
  key: keyof Phrases["resources"]["ranges"],
  today: string,
): { from: string; to: string; onTheRoad: string | null } => {
  const year = Number(today.slice(0, 4));
  const spans = [year, year + 1].map((each) => {
    const [easterStart, easterEnd] = easterDays[each] ?? ["04-01", "04-10"];
    const days = {
      easter: [`${each}-${easterStart}`, `${each}-${easterEnd}`],
      "summer-holidays": [`${each}-07-01`, `${each}-08-31`],
      christmas: [`${each}-12-19`, `${each}-12-24`],
      "new-year": [`${each}-12-26`, `${each}-12-31`],
    } as const;
    const [from, to] = days[key];
    // Who is home before the night, or leaves after it, is not away over the holiday.
    const isNight = key === "christmas" || key === "new-year";
    return { from, to, onTheRoad: isNight ? to : null };
  });
  return spans.find(({ to }) => to > today) ?? spans[1]!;
};

type Names = Readonly<Record<string, LocalizedText>>;

/** The nine kinds of resources of a market, by kind and the demo's key. */
export const composeResources = (
  market: Market,
  { resources: resourceNames }: Phrases,
  today: string,
): ReadonlyMap<string, Resource> => {
  const resourcesByKey = new Map<string, Resource>();
  const add = (
    kind: ResourceKind,
    names: Names,
    fieldsOf: (key: string) => Record<string, unknown> = () => ({}),
    ownSlug?: (key: string) => string,
  ) =>
    Object.entries(names).forEach(([key, text], index) => {
      const name = localize(text, market);
      const resource = resources[kind].record.parse({
        id: stableUuid("resource", market.id, kind, key),
        kind,
        slug: ownSlug?.(key) ?? slugOf(name, market.language),
        formerSlugs: [],
        name,
        order: index + 1,
        ...fieldsOf(key),
      });
      resourcesByKey.set(`${kind} ${key}`, resource);
    });
  add("badges", resourceNames.badges);
  add("cost-centers", resourceNames.costCenters, (key) => ({
    number: key === "short" ? "1100" : "1200",
  }));
  add("date-ranges", resourceNames.ranges, (key) =>
    nextDateRange(key as keyof Phrases["resources"]["ranges"], today),
  );
  add(
    "durations",
    resourceNames.durations,
    (key) => ({
      daysMin: key === "over-10" ? 11 : 1,
      daysMax: { "up-to-6": 6, "up-to-10": 10 }[key] ?? null,
    }),
    (key) => key, // the specification fixes these slugs for all markets
  );
  add("travel-type-primary", resourceNames.types);
  add("travel-type-secondary", resourceNames.transports);
  add("travel-categories", resourceNames.categories);
  add("travel-formats", resourceNames.formats);
  add("travel-styles", resourceNames.styles);
  return resourcesByKey;
};
