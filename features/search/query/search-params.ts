import { z } from "zod";
import { statuses } from "#features/tours/contract.ts";
import { moods } from "#features/travels/contract.ts";
import { ages, facetNames, listedFacets, type SearchQuery, seasons, sorts } from "../contract.ts";

/** Every parameter of a search, in the order of its address (`decisions.md`, Addresses of the search). */
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

/** Values of one repeatable parameter that are taken; more are dropped. */
const maxValues = 20;

const slug = z
  .string()
  .toLowerCase()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .max(100);
const month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/);
/** Whole units as people write prices: `1500`, `1.500`, `1,500.00`, `1 500 €`; what follows a decimal sign is left out. */
const units = z
  .string()
  .max(20)
  .transform((text) => text.replace(/[\s'’€$£]/g, "").replace(/[.,]\d{1,2}$/, ""))
  .pipe(z.string().regex(/^(\d+|\d{1,3}([.,]\d{3})+)$/))
  .transform((text) => Number(text.replace(/[.,]/g, "")))
  .pipe(z.number().max(99_999));
const day = z.iso.date();

/** The values of a repeatable parameter that are what they should be, each once, in one order. */
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

/** The two ends of a range, the lower one first: who asks from the later day to the earlier means the same days. */
const inOrder = <End extends string | number>(
  one: End | null,
  other: End | null,
): readonly [End | null, End | null] =>
  one !== null && other !== null && one > other ? [other, one] : [one, other];

/**
 * A keyword as it is asked: without control characters, at most 120 characters, none of them cut in
 * two. Signs alone are none: they would find everything.
 */
const keywordOf = (text: string): string =>
  (/[\p{L}\p{N}]/u.test(text) ? text : "")
    .replaceAll(/[\s\p{Cc}]+/gu, " ")
    .trim()
    .slice(0, 120)
    .replace(/[\uD800-\uDBFF]$/, "")
    .toWellFormed()
    .trim();

/** Whether an address asks for a keyword of signs alone, which a search leaves out. */
export const hasOnlySymbols = (params: URLSearchParams): boolean =>
  (params.get("q") ?? "").trim() !== "" && fromSearchParams(params).q === "";

/**
 * Reads a search from an address (`decisions.md`, Addresses of the search). What is unknown or no
 * valid value is left out, so that an old or mistyped link still finds something.
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

/** The sort of a search that asks for another keyword: the usual one stays the usual one. */
export const sortForKeyword = (
  q: string,
  asked: Pick<SearchQuery, "q" | "sort">,
): SearchQuery["sort"] => (asked.sort === defaultSort(asked.q) ? defaultSort(q) : asked.sort);

const flags = ["discounted", "privateRoom", "unique"] as const;

/** Writes a search as its address, in the order of `decisions.md`; what filters nothing is left out. */
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
  for (const name of listedFacets) write(name, ...query[name]);
  for (const name of flags) write(name, query[name] ? "1" : null);
  write("sort", query.sort === defaultSort(query.q) ? null : query.sort);
  write("page", query.page > 1 ? query.page : null);
  return params;
};
