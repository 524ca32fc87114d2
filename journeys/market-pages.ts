import type { Market } from "#markets/market-type.ts";
import { pathOf } from "#markets/paths.ts";
import { allMatches } from "./html.ts";
import { addressesByPageType } from "./page-types.ts";
import type { clientOf } from "./product.ts";
import { type Answer, read } from "./read.ts";

export type MarketPage = Readonly<{ type: string; address: string; answer: Answer }>;

/** Maps one after the other: a busy process refuses pages that wait while it renders another. */
export const mapInOrder = async <Item, Result>(
  items: readonly Item[],
  map: (item: Item) => Promise<Result>,
): Promise<readonly Result[]> => {
  const results: Result[] = [];
  for (const item of items) results.push(await map(item));
  return results;
};

/** Reads pages of the markets, each address once however many tests of a file ask for it. */
export const marketReader = ({ at }: Pick<ReturnType<typeof clientOf>, "at">) => {
  const answers = new Map<string, Promise<Answer>>();
  const pages = new Map<Market, Promise<readonly MarketPage[]>>();

  const readOnce = (address: string): Promise<Answer> => {
    const answer = answers.get(address) ?? read(address);
    answers.set(address, answer);
    return answer;
  };
  const readPages = async (market: Market) =>
    mapInOrder([...(await addressesByPageType(market, at))], async ([type, address]) => ({
      type,
      address,
      answer: await readOnce(address),
    }));
  const sitemapOf = async (market: Market): Promise<readonly string[]> =>
    allMatches(
      (await readOnce(at(market.hostDefault, "/sitemap.xml"))).text,
      /<loc>([^<]+)<\/loc>/g,
    );
  return {
    readOnce,
    sitemapOf,
    /** One page of each type in a market. */
    pagesOf: (market: Market): Promise<readonly MarketPage[]> => {
      const found = pages.get(market) ?? readPages(market);
      pages.set(market, found);
      return found;
    },
    /** The first trip in a market's sitemap, with its itinerary and a departure. */
    firstTripOf: async (market: Market) => {
      const prefix = at(
        market.hostDefault,
        (pathOf(market.id, "travels-travel", { travel: "_" }) ?? "").replace("_", ""),
      );
      const addresses = (await sitemapOf(market)).filter((each) => each.startsWith(prefix));
      const departure = addresses.find((each) => /\/\d{4}-\d{2}-\d{2}[^/]*$/.test(each)) ?? "";
      const trip = departure.slice(0, departure.lastIndexOf("/"));
      const itinerary =
        addresses.find((each) => each.startsWith(`${trip}/`) && each !== departure) ?? "";
      return { trip, departure, itinerary };
    },
  };
};
