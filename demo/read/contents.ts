import { z } from "zod";
import { americanPageText } from "#demo/american-pages.ts";
import { type PageContent, pageContentSchema } from "#features/page-contents/contract.ts";
import type { Market, MarketId } from "#markets/market-type.ts";
import { markets, patternOf } from "#markets/markets.ts";
import { type ContentRoute, contentRoutes, routeNames } from "#markets/routes.ts";
import type { DemoFolder } from "./folder.ts";

/** The texts of a market's pages; each is written for its law and customs. */
export type Contents = Readonly<Partial<Record<ContentRoute, PageContent>>>;

/** Pictures come from the catalogue, not from a file of texts. */
const pageSchema = pageContentSchema.omit({ picture: true });

/** What the pages of a language say differently in each market that reads them: `{clock}` becomes `London time`. */
const wordsSchema = z.record(z.string(), z.string().min(1));
type Words = z.infer<typeof wordsSchema>;

/** What the product itself fills in when it shows a page. */
const shownLater = new Set(["product", "statuses"]);

const mapTexts = (page: PageContent, change: (text: string) => string): PageContent =>
  pageSchema.parse(
    JSON.parse(JSON.stringify(page), (_, value: unknown) =>
      typeof value === "string" ? change(value) : value,
    ),
  );

const fill = (page: PageContent, words: Words, path: string, market: MarketId): PageContent =>
  mapTexts(page, (text) =>
    text.replaceAll(/\{(\w+)\}/g, (slot, name: string) => {
      if (shownLater.has(name)) return slot;
      const word = words[name];
      if (word === undefined)
        throw new Error(`demo/${path}: ${slot} has no word in demo/contents/${market}/words.json`);
      return word;
    }),
  );

/** A page of the international market as another shows it: its links lead to that market's paths. */
const borrowed = (page: PageContent, market: Market): PageContent =>
  mapTexts(page, (text) =>
    text.replaceAll(/\]\((\/[^?#)]*)/g, (link, path: string) => {
      const route = routeNames.find((name) => patternOf("international", name) === path);
      return route ? `](${patternOf(market.id, route) ?? "/"}` : link;
    }),
  );

/** The pages that lie in a folder: a market's own, or those that all markets of a language share. */
const readPages = async (
  folder: DemoFolder,
  path: string,
): Promise<ReadonlyMap<ContentRoute, PageContent>> => {
  const there = new Set(await folder.names(path));
  const written = contentRoutes.filter((route) => there.has(`${route}.json`));
  return new Map(
    await Promise.all(
      written.map(
        async (route) => [route, await folder.file(`${path}/${route}.json`, pageSchema)] as const,
      ),
    ),
  );
};

const readWords = async (folder: DemoFolder, market: MarketId): Promise<Words> => {
  const there = await folder.names(`contents/${market}`);
  const from = there.includes("words.json") ? market : "international";
  return folder.file(`contents/${from}/words.json`, wordsSchema);
};

/** What a market has in its own words: pages of its own, else those of its language. */
const readOwn = async (folder: DemoFolder, { id, language }: Market): Promise<Contents> => {
  const [own, shared, words] = await Promise.all([
    readPages(folder, `contents/${id}`),
    readPages(folder, `contents/${language}`),
    readWords(folder, id),
  ]);
  const used = [...shared].filter(([route]) => !own.has(route));
  const filled = used.map(([route, page]) => {
    const full = fill(page, words, `contents/${language}/${route}.json`, id);
    return [route, id === "en-US" ? mapTexts(full, americanPageText) : full] as const;
  });
  return Object.fromEntries([...filled, ...own]);
};

/**
 * The pages of texts of every market. One that a market lacks is borrowed from the international
 * market, which is in English and follows the law of the Union.
 * @throws Error in one line that names the file where something in it is wrong
 */
export const readContents = async (
  folder: DemoFolder,
): Promise<Readonly<Record<MarketId, Contents>>> => {
  const own = new Map(
    await Promise.all(
      markets.map(async (market) => [market.id, await readOwn(folder, market)] as const),
    ),
  );
  const all = markets.map((market) => {
    const pages = contentRoutes
      .filter((route) => patternOf(market.id, route) !== null)
      .flatMap((route) => {
        const page = own.get(market.id)?.[route];
        if (page) return [[route, page] as const];
        folder.note(market.language, `contents/${market.id}`);
        const lent = own.get("international")?.[route];
        return lent ? [[route, borrowed(lent, market)] as const] : [];
      });
    return [market.id, Object.fromEntries(pages)] as const;
  });
  return Object.fromEntries(all) as Record<MarketId, Contents>;
};
