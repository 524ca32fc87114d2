import type { RuleError } from "#features/pages/contract.ts";
import type { Place, Resource, ResourceInput, ResourceKind } from "./contract.ts";

/** The durations of the source (section 8 of the public site): addresses and pages name them in every market. */
const fixedDurations: readonly string[] = ["up-to-6", "up-to-10", "over-10"];

/** Whether a resource stands in every market: its name and its place alone can be changed. */
export const isFixed = ({ kind, slug }: Pick<Resource, "kind" | "slug">): boolean =>
  kind === "durations" && fixedDurations.includes(slug);

/** What is wrong with a resource by itself beyond its fields' own rules, by field. */
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

/** What of a fixed resource somebody tries to change besides its name. */
export const fixedErrors = (before: Resource, input: ResourceInput): readonly RuleError[] => {
  if (!isFixed(before)) return [];
  const kept: Readonly<Record<string, unknown>> = before;
  return Object.entries(input).flatMap(([path, value]) =>
    path === "name" || kept[path] === value
      ? []
      : [{ path, message: "This is the same in every market: the name alone can be changed." }],
  );
};

/**
 * What keeps a list from being the new order of all resources of a kind: each of them once, with
 * the places 1 to n.
 */
export const orderErrors = (
  places: readonly Place[],
  ids: readonly string[],
): readonly RuleError[] => {
  const own = new Set(ids);
  const listed = new Set(places.map(({ id }) => id));
  const missing = ids.filter((id) => !listed.has(id)).length;
  if (missing > 0)
    return [{ path: "", message: `The list must hold all ${ids.length}: ${missing} missing.` }];
  const seen = { ids: new Set<string>(), orders: new Set<number>() };
  return places.flatMap(({ id, order }, index) => {
    const wrong = (field: string, message: string) => [{ path: `${index}.${field}`, message }];
    if (!own.has(id)) return wrong("id", "This is not in the list.");
    if (seen.ids.has(id)) return wrong("id", "This is in the list twice.");
    seen.ids.add(id);
    if (order > ids.length) return wrong("order", `Places go from 1 to ${ids.length}.`);
    if (seen.orders.has(order)) return wrong("order", `Place ${order} is taken twice.`);
    seen.orders.add(order);
    return [];
  });
};

const mostFormerSlugs = 50;

/** The slugs by which a renamed resource was known, the newest first. */
export const formerSlugsOf = (
  { slug, formerSlugs }: Pick<Resource, "slug" | "formerSlugs">,
  next: string,
): readonly string[] =>
  [...(slug === next ? [] : [slug]), ...formerSlugs]
    .filter((each) => each !== next)
    .slice(0, mostFormerSlugs);

/** By which parameter of a search's address the resources of a kind are asked for. */
export const searchParameterOf: Readonly<Partial<Record<ResourceKind, string>>> = {
  badges: "badge",
  "date-ranges": "period",
  durations: "duration",
  "travel-type-primary": "type",
  "travel-styles": "style",
};
