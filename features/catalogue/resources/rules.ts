import type { ResourcePlace, Resource, ResourceInput, ResourceKind } from "./contract.ts";
import type { MarketId } from "#markets/market-type.ts";
import type { RuleError } from "#platform/rule-error.ts";

/** The company names its resources here first: names of other markets may become older. */
export const sourceMarket: MarketId = "it-IT";

/**
 * Durations of the specification (public site, section 8), which every market has and whose slugs
 * pages and URLs use.
 */
const fixedDurations: readonly string[] = ["up-to-6", "up-to-10", "over-10"];

/** A fixed resource can change only its name and its place. */
export const isFixedResource = ({ kind, slug }: Pick<Resource, "kind" | "slug">): boolean =>
  kind === "durations" && fixedDurations.includes(slug);

export const resourceErrors = (input: ResourceInput): readonly RuleError[] => {
  if ("from" in input && input.from > input.to)
    return [{ path: "to", message: "It would end before it begins." }];
  if (!("daysMin" in input)) return [];
  const { daysMin, daysMax } = input;
  if (daysMin === null && daysMax === null)
    return [{ path: "daysMin", message: "Say at least one bound." }];
  return daysMin !== null && daysMax !== null && daysMin > daysMax
    ? [{ path: "daysMax", message: "The longest is shorter than the shortest." }]
    : [];
};

export const isSameResource = (before: Resource, input: ResourceInput): boolean => {
  const fields: Readonly<Record<string, unknown>> = before;
  return Object.entries(input).every(([path, value]) => fields[path] === value);
};

/** Errors for every changed field of a fixed resource except the name. */
export const fixedErrors = (before: Resource, input: ResourceInput): readonly RuleError[] => {
  if (!isFixedResource(before)) return [];
  const fields: Readonly<Record<string, unknown>> = before;
  return Object.entries(input).flatMap(([path, value]) =>
    path === "name" || fields[path] === value
      ? []
      : [{ path, message: "This is the same in every market: the name alone can be changed." }],
  );
};

/** A new order must contain every resource of the kind once, with the places 1 to n. */
export const orderErrors = (
  places: readonly ResourcePlace[],
  ids: readonly string[],
): readonly RuleError[] => {
  const knownIds = new Set(ids);
  const listedIds = new Set(places.map(({ id }) => id));
  const missing = ids.filter((id) => !listedIds.has(id)).length;
  const missingErrors =
    missing > 0
      ? [{ path: "", message: `The list must hold all ${ids.length}: ${missing} missing.` }]
      : [];
  const seen = { ids: new Set<string>(), orders: new Set<number>() };
  const placeErrors = places.flatMap(({ id, order }, index) => {
    const error = (field: string, message: string) => [{ path: `${index}.${field}`, message }];
    if (!knownIds.has(id)) return error("id", `There is no ${id} in this list.`);
    if (seen.ids.has(id)) return error("id", "This is in the list twice.");
    seen.ids.add(id);
    if (order > ids.length) return error("order", `Places go from 1 to ${ids.length}.`);
    if (seen.orders.has(order)) return error("order", `Place ${order} is taken twice.`);
    seen.orders.add(order);
    return [];
  });
  return [...placeErrors, ...missingErrors];
};

const maxFormerSlugs = 50;

/** The former slugs of a resource that takes the place of another, whose searches lead on to it. */
export const inheritedSlugs = (
  { slug, formerSlugs }: Pick<Resource, "slug" | "formerSlugs">,
  replaced: Pick<Resource, "slug" | "formerSlugs">,
): readonly string[] => {
  const slugs = new Set([replaced.slug, ...replaced.formerSlugs, ...formerSlugs]);
  return [...slugs].filter((each) => each !== slug).slice(0, maxFormerSlugs);
};

/**
 * The former slugs after the slug changes to `newSlug`: the newest first, at most `maxFormerSlugs`.
 */
export const formerSlugsOf = (
  { slug, formerSlugs }: Pick<Resource, "slug" | "formerSlugs">,
  newSlug: string,
): readonly string[] =>
  [...(slug === newSlug ? [] : [slug]), ...formerSlugs]
    .filter((each) => each !== newSlug)
    .slice(0, maxFormerSlugs);

/** The search's query parameter by kind; kinds without one cannot be searched for. */
export const searchParameterOf: Readonly<Partial<Record<ResourceKind, string>>> = {
  badges: "badge",
  "date-ranges": "period",
  durations: "duration",
  "travel-type-primary": "type",
  "travel-styles": "style",
};
