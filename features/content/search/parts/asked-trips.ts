import type { ResourceReads } from "#features/catalogue/resources/site/reads.ts";
import type { DestinationReads } from "#features/content/destinations/site/reads.ts";
import { formatList } from "#markets/format.ts";
import type { Site } from "#markets/site/site.ts";
import type { SearchQuery } from "../contract.ts";
import { chipLabel } from "../sentences/chip-labels.ts";
import type { Interpretation } from "../sentences/interpret.ts";
import type { Finding } from "../sentences/reader.ts";

/** Reads a sentence as the search in own words does. */
export type ReadsSentences = Readonly<{
  interpret: (sentence: string) => Promise<Interpretation>;
}>;

/** What a sentence asks of the catalogue. */
export type AskedTrips = Readonly<{
  text: string;
  query: SearchQuery;
  /** How the search itself names what was understood. */
  filters: string;
  /** The sentence without the words that became filters. */
  rest: string;
  /** Those of the rest that the search knows nothing of. */
  unread: string;
  /** Whether it asks for an order, such as the cheapest first. */
  isSorted: boolean;
}>;

/** What says which trips somebody asks for; a status or a room may be asked about as such. */
const anchors: ReadonlySet<Finding["parameter"]> = new Set([
  "where",
  "from",
  "to",
  "month",
  "season",
  "period",
  "priceMin",
  "priceMax",
  "sort",
]);

/** The trips that a sentence asks for; null where it says nothing that tells trips apart. */
export const askedTrips = async (
  site: Site<DestinationReads & ResourceReads> & ReadsSentences,
  sentence: string,
): Promise<AskedTrips | null> => {
  const { query, findings, unread } = await site.interpret(sentence);
  if (!findings.some(({ parameter }) => anchors.has(parameter))) return null;
  const rest = findings.reduce(
    (left, { words: [from, to] }) => left.slice(0, from) + " ".repeat(to - from) + left.slice(to),
    sentence,
  );
  const [destinations, resources] = await Promise.all([
    site.catalogue.destinations(),
    site.catalogue.resources(),
  ]);
  const names = findings.map((each) =>
    chipLabel(site.localizer, each, { destinations, resources }),
  );
  return {
    text: sentence,
    isSorted: findings.some(({ parameter }) => parameter === "sort"),
    query,
    filters: formatList([...new Set(names)], site.localizer.market.htmlLang),
    rest,
    unread: unread.map((span) => rest.slice(...span)).join(" "),
  };
};
