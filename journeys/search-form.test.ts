import { expect, test } from "vitest";
import { fromSearchParams } from "#features/search/query/search-params.ts";
import { marketById } from "#markets/markets.ts";
import { pathOf } from "#markets/paths.ts";
import { translatorFor } from "#markets/translator.ts";
import { read } from "./read.ts";
import { sharedProduct } from "./shared.ts";

const product = sharedProduct();
const italy = marketById("it-IT");
const search = (query: string | URLSearchParams) =>
  product.at(italy.hostDefault, `${pathOf("it-IT", "search")}?${query.toString()}`);

const attribute = (tag: string, name: string): string | null =>
  new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? null;
const unescapeHtml = (text: string): string =>
  text.replaceAll("&quot;", '"').replaceAll("&#x27;", "'").replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&"); // prettier-ignore

/** The query string that a browser sends when the visitor submits the form without changing it. */
const submittedParams = (html: string): URLSearchParams => {
  const params = new URLSearchParams();
  for (const [tag] of html.matchAll(/<input [^>]*>/g)) {
    const name = attribute(tag, "name");
    const isBox = ["checkbox", "radio"].includes(attribute(tag, "type") ?? "");
    if (name !== null && (!isBox || / checked=""/.test(tag)))
      params.append(name, unescapeHtml(attribute(tag, "value") ?? ""));
  }
  for (const [, head = "", options = ""] of html.matchAll(/<select ([^>]*)>(.*?)<\/select>/gs)) {
    const name = attribute(` ${head}`, "name");
    const chosen = [...options.matchAll(/<option [^>]*>/g)].find(([tag]) =>
      tag.includes(" selected"),
    );
    if (name !== null && chosen)
      params.append(name, unescapeHtml(attribute(chosen[0], "value") ?? ""));
  }
  return params;
};

/**
 * The search with its lists as sets, because the order of the values of a filter has no meaning.
 */
const searchOf = (params: URLSearchParams) =>
  Object.fromEntries(
    Object.entries(fromSearchParams(params)).map(([name, value]) => [
      name,
      Array.isArray(value) ? new Set<unknown>(value) : value,
    ]),
  );

const months = "month=2027-05&month=2027-06&month=2031-01";
const addresses = [
  "",
  "where=asia&where=marocco&where=nowhere-at-all",
  "where=asia&q=deserto+%22di+notte%22",
  "from=2027-03-20&to=2027-06-21",
  "from=2019-03-20",
  `${months}&days=9`,
  "month=2027-05&days=37",
  "season=spring&season=winter&period=natale",
  "priceMin=800&priceMax=1800&discounted=1",
  "duration=up-to-6&duration=over-10&age=25-35&age=all",
  "status=SOLD_OUT&status=CONFIRMED&mood=nature&mood=party&sort=price-desc",
  "badge=long-gone&type=no-type&style=no-style&privateRoom=1&unique=1",
  `where=asia&q=mare&${months}&days=12&season=summer&priceMin=1&priceMax=99999&age=35-49&sort=discount`,
];

test.each(addresses)("without JavaScript the form of /?%s loses nothing", async (address) => {
  const { status, text } = await read(search(address));
  expect(status).toBe(200);
  const submitted = submittedParams(text);
  expect(searchOf(submitted)).toEqual(searchOf(new URLSearchParams(address)));
  // The default order is not part of the query string.
  expect(submitted.get("sort")).toBe(new URLSearchParams(address).get("sort") ?? "");
});

test("paging and chips keep the rest of a search", async () => {
  const query = "mood=nature&mood=culture&season=spring&season=summer&sort=price-asc";
  const { text } = await read(search(query));
  const links = [...text.matchAll(/<a [^>]*href="([^"]*\?[^"]*)"[^>]*>/g)].map(([, href = ""]) =>
    new URL(unescapeHtml(href), product.at(italy.hostDefault, "/")).search.slice(1),
  );
  expect(links).toContain(
    `season=spring&season=summer&mood=nature&mood=culture&sort=price-asc&page=2`,
  );
  expect(links).toContain(`season=summer&mood=nature&mood=culture&sort=price-asc`);
  expect(links).toContain(`season=spring&season=summer&mood=culture&sort=price-asc`);
});

test("an empty result blames the dates only if the search has dates and finds trips without them", async () => {
  const t = translatorFor(italy);
  const dates = await read(search("month=2031-01&days=4"));
  expect(dates.text).toContain(t("results.noDates"));
  expect(dates.text).toContain(t("when.anyDays", { n: 4 }));
  expect(dates.text).toMatch(/href="[^"]*\?month=20\d\d-\d\d&amp;days=4"[^>]*>[^<]*: \d+ viagg/);
  const word = await read(search("month=2027-05&q=qwrtplkz"));
  expect(word.text).not.toContain(t("results.noDates"));
  expect(word.text).toContain(t("results.none"));
});

test("a mistyped word is corrected with a message, and can still be searched for as typed", async () => {
  const t = translatorFor(italy);
  const { text } = await read(search("q=desreto"));
  expect(text).toContain(t("results.corrected", { meant: "deserto" }));
  const exactSearchPath = unescapeHtml(/href="([^"]*%22desreto%22[^"]*)"/.exec(text)?.[1] ?? "");
  const other = await read(product.at(italy.hostDefault, exactSearchPath));
  expect(other.text).toContain(t("results.none"));
  expect(searchOf(submittedParams(other.text))["q"]).toBe('"desreto"');
});
