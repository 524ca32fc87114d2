import { latestAuthors } from "#features/records/versions/store.ts";
import { marketById, markets } from "#markets/markets.ts";
import { contentRoutes } from "#markets/routes.ts";
import type { Database } from "#platform/server/database/tables.ts";
import type { PageContent } from "../contract.ts";
import {
  type contentSorts,
  type FixedRoute,
  fixedRoutes,
  type ListedContent,
} from "../fixed-contract.ts";
import { fixedContents, fixedContentStates } from "../store.ts";
import { isOwnPath, linksOf } from "./links.ts";
import { routeLabel } from "../parts/route-label.ts";
import { contentSubject } from "./save.ts";
import { collatorOf } from "#platform/texts/collator.ts";
import { foldText } from "#platform/texts/fold-text.ts";

/** What the list asks of the site, which the app knows. */
export type ContentSite = Readonly<{
  /** The path of a route in a market; null where the market hides it. */
  pathOf: (market: string, route: FixedRoute) => string | null;
  /** The custom pages whose blocks stand on routes of a market, by the route. */
  fixedPagesOf: (
    db: Database,
    market: string,
  ) => Promise<ReadonlyMap<string, Readonly<{ id: string; blocks: number; updatedAt: Date }>>>;
  /** Those of the paths at which visitors meet a 404. */
  deadPaths: (
    db: Database,
    market: string,
    paths: readonly string[],
  ) => Promise<ReadonlySet<string>>;
}>;

export type ContentFilter = Readonly<{
  /** Part of a name, a title, a route, a path or a text. */
  search: string;
  /** Whether a market has none or an older one. */
  translate: boolean | null;
  broken: boolean | null;
  sort: (typeof contentSorts)[number];
}>;

type States = Awaited<ReturnType<typeof fixedContentStates>>;

const textsOfMarkets = (
  states: States,
  market: string,
  route: string,
): ListedContent["markets"] => {
  // Each market has a home page, with blocks or without.
  if (route === "index")
    return markets.map(({ apiCountry }) => ({ country: apiCountry, state: "filled" }));
  const ofRoute = states.filter(({ key }) => key === route);
  const own = ofRoute.find((state) => state.market === market);
  return markets.map(({ id, apiCountry }) => {
    const there = ofRoute.find((state) => state.market === id);
    // A text as it was delivered is no older than another.
    const isOlder = own && there && own.version > 1 && there.updatedAt < own.updatedAt;
    return { country: apiCountry, state: there ? (isOlder ? "older" : "filled") : "missing" };
  });
};

const ownPathsOf = (content: PageContent): readonly string[] =>
  linksOf(content)
    .map(({ to }) => to)
    .filter(isOwnPath);

const matches = (row: ListedContent, content: PageContent | undefined, words: string): boolean =>
  [row.id, routeLabel(row.id), row.path ?? "", JSON.stringify(content ?? "")].some((text) =>
    foldText(text).includes(foldText(words)),
  );

const sorted = (
  rows: readonly ListedContent[],
  sort: ContentFilter["sort"],
  { compare }: Intl.Collator,
) => {
  if (sort === "site") return rows;
  return rows.toSorted((a, b) =>
    sort === "title"
      ? compare(a.title ?? a.id, b.title ?? b.id)
      : (b.updatedAt ?? "").localeCompare(a.updatedAt ?? "", "en"),
  );
};

/** The fixed routes of a market with what it and the other markets have written of them. */
export const listFixedContents = async (
  db: Database,
  market: string,
  { search, translate, broken, sort }: ContentFilter,
  { pathOf, fixedPagesOf, deadPaths }: ContentSite,
): Promise<readonly ListedContent[]> => {
  const states = await fixedContentStates(db);
  const contents = await fixedContents(db, market);
  const authors = await latestAuthors(db, { market, subject: contentSubject }, contentRoutes);
  const paths = [...contents.values()].flatMap(ownPathsOf);
  const dead = await deadPaths(db, market, [...new Set(paths)]);
  const pages = await fixedPagesOf(db, market);
  const rows = fixedRoutes.map((id): ListedContent => {
    const content = contents.get(id);
    const own = states.find((state) => state.market === market && state.key === id);
    const page = pages.get(id);
    const changed = id === "index" ? page?.updatedAt : own?.updatedAt;
    return {
      id,
      path: pathOf(market, id),
      title: content?.title ?? null,
      updatedAt: changed?.toISOString() ?? null,
      page: page ? { id: page.id, blocks: page.blocks } : null,
      author: authors.get(id) ?? null,
      markets: textsOfMarkets(states, market, id),
      deadLinks: content ? ownPathsOf(content).filter((path) => dead.has(path)).length : 0,
    };
  });
  const isToTranslate = (row: ListedContent) => row.markets.some(({ state }) => state !== "filled");
  return sorted(
    rows.filter(
      (row) =>
        matches(row, contents.get(row.id), search) &&
        (translate === null || isToTranslate(row) === translate) &&
        (broken === null || row.deadLinks > 0 === broken),
    ),
    sort,
    collatorOf(marketById(market).language),
  );
};
