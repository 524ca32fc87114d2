import { z } from "zod";
import { americanizePage } from "#demo/american-pages.ts";
import { type PageContent, pageContentSchema } from "#features/content/page-contents/contract.ts";
import type { Market, MarketId } from "#markets/market-type.ts";
import { markets } from "#markets/markets.ts";
import { patternOf } from "#markets/paths.ts";
import { type ContentRoute, contentRoutes, routeNames } from "#markets/routes.ts";
import type { DemoFolder } from "./folder.ts";

/** Texts of a market's fixed pages; each is written for its law and customs. */
export type Contents = Readonly<Partial<Record<ContentRoute, PageContent>>>;

/** Pictures come from the catalogue, so the files have none. */
const pageSchema = pageContentSchema.omit({ picture: true });

/**
 * Values of a market for placeholders in the pages of its language: `{clock}` becomes `London
 * time`.
 */
const placeholdersSchema = z.record(z.string(), z.string().min(1));
type Placeholders = z.infer<typeof placeholdersSchema>;

/** Placeholders that the product fills in when it renders a page. */
const runtimePlaceholders = new Set(["product", "statuses"]);

const mapTexts = (page: PageContent, change: (text: string) => string): PageContent =>
  pageSchema.parse(
    JSON.parse(JSON.stringify(page), (_, value: unknown) =>
      typeof value === "string" ? change(value) : value,
    ),
  );

const fill = (
  page: PageContent,
  placeholders: Placeholders,
  path: string,
  market: MarketId,
): PageContent =>
  mapTexts(page, (text) =>
    text.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => {
      if (runtimePlaceholders.has(name)) return placeholder;
      const value = placeholders[name];
      if (value === undefined)
        throw new Error(
          `demo/${path}: ${placeholder} has no word in demo/contents/${market}/words.json`,
        );
      return value;
    }),
  );

/** A page of the international market with links to the paths of another market. */
const withMarketLinks = (page: PageContent, market: Market): PageContent =>
  mapTexts(page, (text) =>
    text.replaceAll(/\]\((\/[^?#)]*)/g, (link, path: string) => {
      const route = routeNames.find((name) => patternOf("international", name) === path);
      return route ? `](${patternOf(market.id, route) ?? "/"}` : link;
    }),
  );

/**
 * Reads the pages of a folder: those of one market, or those that all markets of a language share.
 */
const readPages = async (
  folder: DemoFolder,
  path: string,
): Promise<ReadonlyMap<ContentRoute, PageContent>> => {
  const fileNames = new Set(await folder.fileNames(path));
  const routes = contentRoutes.filter((route) => fileNames.has(`${route}.json`));
  return new Map(
    await Promise.all(
      routes.map(
        async (route) =>
          [route, await folder.readJson(`${path}/${route}.json`, pageSchema)] as const,
      ),
    ),
  );
};

const readPlaceholders = async (folder: DemoFolder, market: MarketId): Promise<Placeholders> => {
  const fileNames = await folder.fileNames(`contents/${market}`);
  const source = fileNames.includes("words.json") ? market : "international";
  return folder.readJson(`contents/${source}/words.json`, placeholdersSchema);
};

/** A market's own pages, and the pages of its language for the routes without a page of its own. */
const readMarketPages = async (folder: DemoFolder, { id, language }: Market): Promise<Contents> => {
  const [ownPages, languagePages, placeholders] = await Promise.all([
    readPages(folder, `contents/${id}`),
    readPages(folder, `contents/${language}`),
    readPlaceholders(folder, id),
  ]);
  const inherited = [...languagePages].filter(([route]) => !ownPages.has(route));
  const filled = inherited.map(([route, page]) => {
    const text = fill(page, placeholders, `contents/${language}/${route}.json`, id);
    return [route, id === "en-US" ? mapTexts(text, americanizePage) : text] as const;
  });
  return Object.fromEntries([...filled, ...ownPages]);
};

/**
 * The fixed pages of every market. Missing ones are taken from the international market, which is
 * in English and follows EU law.
 * @throws Error in one line that names the file and what is wrong in it
 */
export const readContents = async (
  folder: DemoFolder,
): Promise<Readonly<Record<MarketId, Contents>>> => {
  const pagesByMarket = new Map(
    await Promise.all(
      markets.map(async (market) => [market.id, await readMarketPages(folder, market)] as const),
    ),
  );
  const completed = markets.map((market) => {
    const pages = contentRoutes
      .filter((route) => patternOf(market.id, route) !== null)
      .flatMap((route) => {
        const page = pagesByMarket.get(market.id)?.[route];
        if (page) return [[route, page] as const];
        folder.reportMissing(market.language, `contents/${market.id}`);
        const fallback = pagesByMarket.get("international")?.[route];
        return fallback ? [[route, withMarketLinks(fallback, market)] as const] : [];
      });
    return [market.id, Object.fromEntries(pages)] as const;
  });
  return Object.fromEntries(completed) as Record<MarketId, Contents>;
};
