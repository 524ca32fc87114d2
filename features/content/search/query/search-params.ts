import { z } from "zod";
import { statuses } from "#features/records/statuses/contract.ts";
import { peopleFrom } from "#features/records/prices/rules.ts";
import { moods, transports } from "#features/catalogue/travels/contract.ts";
import {
  ages,
  eachFlag,
  efforts,
  type FacetName,
  facetNames,
  flags,
  multiValueFacets,
  type SearchQuery,
  seasons,
  sorts,
} from "../contract.ts";

/** The filters whose parameters stand behind the visitor's age and number of people. */
const lateFacets = ["transport", "effort"] as const;
type LateFacet = (typeof lateFacets)[number];
const isLate = (name: FacetName): name is LateFacet => lateFacets.some((late) => late === name);
const isEarly = (name: FacetName): name is Exclude<FacetName, LateFacet> => !isLate(name);

/** The order of the parameters in a query string (`decisions.md`, Addresses of the search). */
export const searchParameters = [
  "where",
  "q",
  "from",
  "to",
  "month",
  "season",
  "period",
  "days",
  "priceMin",
  "priceMax",
  ...facetNames.filter(isEarly),
  "years",
  "people",
  ...lateFacets,
  "view",
  "sort",
  "page",
] as const satisfies readonly (keyof SearchQuery | "view")[];

/** The number of values that are read of a repeated parameter. Further values are dropped. */
const maxValues = 20;

const slug = z
  .string()
  .toLowerCase()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .max(100);
const month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/);
/**
 * Reads whole currency units in the notations in which people write prices: `1500`, `1.500`,
 * `1,500.00`, `1 500 €`. Decimals are dropped.
 */
const units = z
  .string()
  .max(20)
  .transform((text) => text.replace(/[\s'’€$£]/g, "").replace(/[.,]\d{1,2}$/, ""))
  .pipe(z.string().regex(/^(\d+|\d{1,3}([.,]\d{3})+)$/))
  .transform((text) => Number(text.replace(/[.,]/g, "")))
  .pipe(z.number().max(99_999));
const day = z.iso.date();
// Schemas are made once: making one takes longer than reading a whole search with it.
const days = z.coerce.number().int().min(1).max(90);
const years = z.coerce.number().int().min(18).max(99);
const page = z.coerce.number().int().min(1).max(100_000);
const sortName = z.enum(sorts);
const seasonName = z.enum(seasons);
const ageName = z.enum(ages);
const statusName = z.enum(statuses);
const moodName = z.enum(moods);
const transportName = z.enum(transports);
const effortLevel = z.enum(efforts);

/** Reads the valid values of a repeated parameter, each once. */
const listOf = <Value extends string>(
  params: URLSearchParams,
  name: string,
  schema: z.ZodType<Value>,
): Value[] => [
  ...new Set(
    params
      .getAll(name)
      .slice(0, maxValues)
      .flatMap((value) => schema.safeParse(value).data ?? []),
  ),
];

const oneOf = <Value>(
  params: URLSearchParams,
  name: string,
  schema: z.ZodType<Value>,
): Value | null => {
  const value = params.get(name);
  return value === null || value === "" ? null : (schema.safeParse(value).data ?? null);
};

/** Sorts the ends of a range, so that a range with the higher end first means the same. */
const inOrder = <End extends string | number>(
  one: End | null,
  other: End | null,
): readonly [End | null, End | null] =>
  one !== null && other !== null && one > other ? [other, one] : [one, other];

/**
 * Removes control characters and cuts the keyword to at most 120 characters without splitting a
 * surrogate pair. A keyword of symbols only becomes an empty one, because it would match
 * everything.
 */
const keywordOf = (text: string): string =>
  (/[\p{L}\p{N}]/u.test(text) ? text : "")
    .replaceAll(/[\s\p{Cc}]+/gu, " ")
    .trim()
    .slice(0, 120)
    .replace(/[\uD800-\uDBFF]$/, "")
    .toWellFormed()
    .trim();

/** True when the keyword consists of symbols only. The search ignores such a keyword. */
export const hasOnlySymbols = (params: URLSearchParams): boolean =>
  (params.get("q") ?? "").trim() !== "" && fromSearchParams(params).q === "";

/**
 * Reads a search from a query string (`decisions.md`, Addresses of the search). Unknown parameters
 * and invalid values are ignored, so that an old or mistyped link still finds something.
 */
export const fromSearchParams = (params: URLSearchParams): SearchQuery => {
  const q = keywordOf(params.get("q") ?? "");
  const sort = oneOf(params, "sort", sortName);
  const [from, to] = inOrder(oneOf(params, "from", day), oneOf(params, "to", day));
  const [priceMin, priceMax] = inOrder(
    oneOf(params, "priceMin", units),
    oneOf(params, "priceMax", units),
  );
  return {
    where: listOf(params, "where", slug),
    q,
    from,
    to,
    month: listOf(params, "month", month),
    season: listOf(params, "season", seasonName),
    period: oneOf(params, "period", slug),
    days: oneOf(params, "days", days),
    priceMin,
    priceMax,
    duration: listOf(params, "duration", slug),
    age: listOf(params, "age", ageName),
    status: listOf(params, "status", statusName),
    badge: listOf(params, "badge", slug),
    type: listOf(params, "type", slug),
    style: listOf(params, "style", slug),
    mood: listOf(params, "mood", moodName),
    transport: listOf(params, "transport", transportName),
    effort: listOf(params, "effort", effortLevel),
    ...eachFlag(flags, (name) => params.get(name) === "1"),
    years: oneOf(params, "years", years),
    people: peopleFrom(params),
    isCompact: params.get("view") === "list",
    onSale: false,
    onDay: null,
    sort: sort ?? defaultSort(q),
    page: oneOf(params, "page", page) ?? 1,
  };
};

/** With a keyword, results are sorted by relevance, otherwise by date. */
export const defaultSort = (q: string): SearchQuery["sort"] => (q === "" ? "date" : "relevance");

/** The search that nothing filters. */
export const emptySearch: SearchQuery = fromSearchParams(new URLSearchParams());

/**
 * The sort after the keyword has changed: a search in the default order stays in the default order.
 */
export const sortForKeyword = (
  q: string,
  before: Pick<SearchQuery, "q" | "sort">,
): SearchQuery["sort"] => (before.sort === defaultSort(before.q) ? defaultSort(q) : before.sort);

/**
 * Writes the parameters in the order of `searchParameters` and leaves out those that do not filter.
 */
export const toSearchParams = (query: SearchQuery): URLSearchParams => {
  const params = new URLSearchParams();
  const write = (name: string, ...values: readonly (string | number | null)[]) => {
    for (const value of values)
      if (value !== null && value !== "") params.append(name, String(value));
  };
  write("where", ...query.where);
  write("q", query.q);
  write("from", query.from);
  write("to", query.to);
  write("month", ...query.month);
  write("season", ...query.season);
  write("period", query.period);
  write("days", query.days);
  write("priceMin", query.priceMin);
  write("priceMax", query.priceMax);
  for (const name of multiValueFacets.filter((each) => isEarly(each))) write(name, ...query[name]);
  for (const name of flags) write(name, query[name] ? "1" : null);
  write("years", query.years);
  write("people", query.people === 2 ? "2" : null);
  for (const name of lateFacets) write(name, ...query[name]);
  write("view", query.isCompact ? "list" : null);
  write("sort", query.sort === defaultSort(query.q) ? null : query.sort);
  write("page", query.page > 1 ? query.page : null);
  return params;
};
