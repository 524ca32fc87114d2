import { z } from "zod";
import { statuses } from "#features/tours/contract.ts";
import { moods } from "#features/travels/contract.ts";
import {
  ages,
  facetNames,
  multiValueFacets,
  type SearchQuery,
  seasons,
  sorts,
} from "../contract.ts";

/** In the order of the query string (`decisions.md`, Addresses of the search). */
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
  ...facetNames,
  "sort",
  "page",
] as const satisfies readonly (keyof SearchQuery)[];

/** Values read of one repeatable parameter; further ones are dropped. */
const maxValues = 20;

const slug = z
  .string()
  .toLowerCase()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .max(100);
const month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/);
/**
 * Whole currency units as people write prices: `1500`, `1.500`, `1,500.00`, `1 500 €`; decimals are
 * dropped.
 */
const units = z
  .string()
  .max(20)
  .transform((text) => text.replace(/[\s'’€$£]/g, "").replace(/[.,]\d{1,2}$/, ""))
  .pipe(z.string().regex(/^(\d+|\d{1,3}([.,]\d{3})+)$/))
  .transform((text) => Number(text.replace(/[.,]/g, "")))
  .pipe(z.number().max(99_999));
const day = z.iso.date();

/** Valid values, each once. */
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

/** The lower end first, so that a reversed range means the same. */
const inOrder = <End extends string | number>(
  one: End | null,
  other: End | null,
): readonly [End | null, End | null] =>
  one !== null && other !== null && one > other ? [other, one] : [one, other];

/**
 * Without control characters, at most 120 characters, no surrogate pair cut in two. Symbols only
 * count as no keyword, because they would match everything.
 */
const keywordOf = (text: string): string =>
  (/[\p{L}\p{N}]/u.test(text) ? text : "")
    .replaceAll(/[\s\p{Cc}]+/gu, " ")
    .trim()
    .slice(0, 120)
    .replace(/[\uD800-\uDBFF]$/, "")
    .toWellFormed()
    .trim();

/** Whether the keyword consists of symbols only, so that the search ignores it. */
export const hasOnlySymbols = (params: URLSearchParams): boolean =>
  (params.get("q") ?? "").trim() !== "" && fromSearchParams(params).q === "";

/**
 * Reads a search from a query string (`decisions.md`, Addresses of the search). Unknown parameters
 * and invalid values are ignored, so that an old or mistyped link still finds something.
 */
export const fromSearchParams = (params: URLSearchParams): SearchQuery => {
  const q = keywordOf(params.get("q") ?? "");
  const sort = oneOf(params, "sort", z.enum(sorts));
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
    season: listOf(params, "season", z.enum(seasons)),
    period: oneOf(params, "period", slug),
    days: oneOf(params, "days", z.coerce.number().int().min(1).max(90)),
    priceMin,
    priceMax,
    duration: listOf(params, "duration", slug),
    age: listOf(params, "age", z.enum(ages)),
    status: listOf(params, "status", z.enum(statuses)),
    badge: listOf(params, "badge", slug),
    type: listOf(params, "type", slug),
    style: listOf(params, "style", slug),
    mood: listOf(params, "mood", z.enum(moods)),
    discounted: params.get("discounted") === "1",
    privateRoom: params.get("privateRoom") === "1",
    unique: params.get("unique") === "1",
    sort: sort ?? defaultSort(q),
    page: oneOf(params, "page", z.coerce.number().int().min(1).max(100_000)) ?? 1,
  };
};

/** Relevance with a keyword, else the date. */
export const defaultSort = (q: string): SearchQuery["sort"] => (q === "" ? "date" : "relevance");

/** The sort after changing the keyword: the default stays the default. */
export const sortForKeyword = (
  q: string,
  before: Pick<SearchQuery, "q" | "sort">,
): SearchQuery["sort"] => (before.sort === defaultSort(before.q) ? defaultSort(q) : before.sort);

const flags = ["discounted", "privateRoom", "unique"] as const;

/**
 * Writes a search as a query string in the order of `decisions.md`, without what filters nothing.
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
  for (const name of multiValueFacets) write(name, ...query[name]);
  for (const name of flags) write(name, query[name] ? "1" : null);
  write("sort", query.sort === defaultSort(query.q) ? null : query.sort);
  write("page", query.page > 1 ? query.page : null);
  return params;
};
