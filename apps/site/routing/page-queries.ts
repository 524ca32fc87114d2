import {
  hasOnlySymbols,
  fromSearchParams,
  searchParameters,
  toSearchParams,
} from "#features/content/search/query/search-params.ts";
import { ages } from "#features/content/search/contract.ts";
import { ageRanges } from "#features/catalogue/departure-filters/contract.ts";
import { eventPresets } from "#features/catalogue/events/public/presets.ts";
import { isDay } from "#markets/days.ts";
import type { BuiltRoute } from "./built-routes.ts";

/** Reduces a query to the parameters that a page reads, in canonical order and spelling. */
type PageQueryReader = (params: URLSearchParams) => URLSearchParams;

/** Returns the canonical spelling of a value; null for a value that the page does not accept. */
type ParamNormalizer = (text: string) => string | null;

const maxPage = 999;

const month: ParamNormalizer = (text) => (/^2[01]\d\d-(0[1-9]|1[0-2])$/.test(text) ? text : null);
const page: ParamNormalizer = (text) =>
  /^[1-9]\d{0,8}$/.test(text) ? String(Math.min(Number(text), maxPage)) : null;
const laterPage: ParamNormalizer = (text) => (text === "1" ? null : page(text));
const oneOf =
  (...values: readonly string[]): ParamNormalizer =>
  (text) =>
    values.includes(text) ? text : null;
// The pattern is narrow so that made-up values cannot fill the page cache.
const region: ParamNormalizer = (text) => (/^[a-z]{2,20}(-[a-z]{1,20})?$/.test(text) ? text : null);
// Which cities there are, the page knows; a text that cannot be one makes no page of its own. A
// number is a word of its own, as in the districts of large cities.
const city: ParamNormalizer = (text) =>
  /^\p{L}(?:[\p{L}\p{M} .'’()/-]|(?<=[ \p{N}])\p{N}){0,59}$/u.test(text) ? text : null;
const day: ParamNormalizer = (text) => (isDay(text.slice(0, 10)) ? text.slice(0, 10) : null);

const pickParams =
  (normalizers: Readonly<Record<string, ParamNormalizer>>): PageQueryReader =>
  (params) =>
    new URLSearchParams(
      Object.entries(normalizers).flatMap(([name, normalize]) => {
        const text = params.get(name);
        const normalized = text === null ? null : normalize(text);
        return normalized === null ? [] : [[name, normalized]];
      }),
    );

const noSearchParams: PageQueryReader = () => new URLSearchParams();

// A keyword of symbols alone finds nothing, so the searches for all such keywords share one cached
// page.
const search: PageQueryReader = (params) => {
  const query = toSearchParams(fromSearchParams(params));
  if (hasOnlySymbols(params)) query.set("q", "-");
  return query;
};

/**
 * The query parameters that each route reads. They are part of the page cache's key, and loaders
 * are given no others.
 */
export const pageQueries: Readonly<Record<BuiltRoute | "*", PageQueryReader>> = {
  index: noSearchParams,
  travels: noSearchParams,
  "travels-travel": pickParams({
    month,
    age: oneOf(...ageRanges.filter((age) => age !== "ALL")),
    tour: day,
    from: day,
    to: day,
    stars: oneOf("1", "2", "3", "4", "5"),
    page,
  }),
  "travels-travel-itinerary": pickParams({ open: oneOf("none") }),
  "travels-travel-tour": pickParams({ ask: oneOf("") }),
  coordinators: noSearchParams,
  "coordinators-coordinator": noSearchParams,
  tours: pickParams({ where: region, month, age: oneOf(...ages), page: laterPage }),
  search,
  "requests-request": noSearchParams,
  // Pages of visitors are kept by nobody, and read their own addresses.
  login: noSearchParams,
  alerts: noSearchParams,
  "alerts-unsubscribe": noSearchParams,
  chat: noSearchParams,
  wishlist: noSearchParams,
  "search-ai": noSearchParams,
  profile: noSearchParams,
  "events-wemeet": pickParams({
    city,
    when: oneOf(...eventPresets.filter((preset) => preset !== "whenever")),
    page: laterPage,
  }),
  "events-wemeet-event": noSearchParams,
  "*": noSearchParams,
};

/** Every parameter that some page reads; a request in which one is not valid text is refused. */
export const knownParameters = [
  ...searchParameters,
  "stars",
  "open",
  "tour",
  "ask",
  "city",
  "when",
  "currency",
] as const;
