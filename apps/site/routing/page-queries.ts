import {
  hasOnlySymbols,
  fromSearchParams,
  searchParameters,
  toSearchParams,
} from "#features/search/query/search-params.ts";
import { ages } from "#features/search/contract.ts";
import { ageRanges } from "#features/tours/contract.ts";
import { isDay } from "#markets/days.ts";
import type { BuiltRoute } from "./route-modules.ts";

/** What a page reads of a query, in one order and one way of writing; all else is left out. */
type PageQuery = (asked: URLSearchParams) => URLSearchParams;

/** The one way of writing a value; null for what the page does not take. */
type Value = (text: string) => string | null;

const mostPages = 999;

const month: Value = (text) => (/^2[01]\d\d-(0[1-9]|1[0-2])$/.test(text) ? text : null);
const page: Value = (text) =>
  /^[1-9]\d{0,8}$/.test(text) ? String(Math.min(Number(text), mostPages)) : null;
const notFirst: Value = (text) => (text === "1" ? null : page(text));
const oneOf =
  (...values: readonly string[]): Value =>
  (text) =>
    values.includes(text) ? text : null;
/** The slug of a continent: letters alone, so that few addresses can be made up. */
const region: Value = (text) => (/^[a-z]{2,20}(-[a-z]{1,20})?$/.test(text) ? text : null);
const day: Value = (text) => (isDay(text.slice(0, 10)) ? text.slice(0, 10) : null);

const reads =
  (values: Readonly<Record<string, Value>>): PageQuery =>
  (asked) =>
    new URLSearchParams(
      Object.entries(values).flatMap(([name, value]) => {
        const given = asked.get(name);
        const taken = given === null ? null : value(given);
        return taken === null ? [] : [[name, taken]];
      }),
    );

const noSearchParams: PageQuery = () => new URLSearchParams();

/** A keyword of signs alone finds noSearchParams, and is said; which signs they are is not. */
const search: PageQuery = (asked) => {
  const query = toSearchParams(fromSearchParams(asked));
  if (hasOnlySymbols(asked)) query.set("q", "-");
  return query;
};

/**
 * What each route reads of its address. The page cache keys by nothing else, and a loader is given
 * nothing else: what a route does not name here it cannot read.
 */
export const pageQueries: Readonly<Record<BuiltRoute | "*", PageQuery>> = {
  index: noSearchParams,
  travels: noSearchParams,
  "travels-travel": reads({
    month,
    age: oneOf(...ageRanges.filter((age) => age !== "ALL")),
    tour: day,
    stars: oneOf("1", "2", "3", "4", "5"),
    page,
  }),
  "travels-travel-itinerary": reads({ open: oneOf("none") }),
  "travels-travel-tour": noSearchParams,
  coordinators: noSearchParams,
  "coordinators-coordinator": noSearchParams,
  tours: reads({ where: region, month, age: oneOf(...ages), page: notFirst }),
  search,
  "*": noSearchParams,
};

/** Every parameter that some page reads; one that holds no text is refused on all of them. */
export const knownParameters = [...searchParameters, "stars", "open", "tour", "currency"] as const;
