import { sql } from "kysely";
import { readLayout } from "#features/assets/layout/store.ts";
import { pathKey } from "#features/assets/redirects/rules.ts";
import { redirectFrom, redirectsTo } from "#features/assets/redirects/store.ts";
import type { Database } from "#platform/server/database/tables.ts";
import type { Page, PageConsequences, PageInput } from "../contract.ts";
import { linkFinder, textsOf } from "./links-to.ts";

type Item = Readonly<{ id: string; name: string }>;

const maxItems = 50;

const counted = (items: readonly Item[]) => ({
  count: items.length,
  items: items.slice(0, maxItems),
});

const linkingPages = async (
  db: Database,
  market: string,
  path: string,
  id: string,
): Promise<readonly Item[]> => {
  const isLink = linkFinder(path);
  const rows = await db
    .selectFrom("custom_page")
    .select(["id", "name", "blocks"])
    .where("market", "=", market)
    .where("id", "<>", id)
    .where("is_published", "=", true)
    .where(sql<boolean>`strpos(lower(blocks::text), ${path.toLowerCase()}) > 0`)
    .orderBy("sort_key")
    .orderBy("id")
    .execute();
  return rows.filter(({ blocks }) => textsOf(blocks).some(isLink));
};

const linkingLayout = async (
  db: Database,
  market: string,
  path: string,
): Promise<readonly Item[]> => {
  const isLink = linkFinder(path);
  const { header, footer, beans } = await readLayout(db, market);
  const links = {
    header: header?.links ?? [],
    footer: [...(footer?.groups.flatMap((group) => group.links) ?? []), ...(footer?.legal ?? [])],
    beans: beans?.items ?? [],
  };
  return Object.entries(links).flatMap(([id, entries]) =>
    entries.filter(({ to }) => isLink(to)).map(({ label }) => ({ id, name: label })),
  );
};

/**
 * The texts of a market's fixed routes that hold a text, whatever its case; the app provides it,
 * since page contents stand above pages.
 */
export type ContentsWithText = (
  db: Database,
  market: string,
  text: string,
) => Promise<
  readonly Readonly<{ kind: string; key: string; content: Readonly<{ title: string }> }>[]
>;

const linkingContents = async (
  contentsWithText: ContentsWithText,
  db: Database,
  market: string,
  path: string,
): Promise<readonly Item[]> => {
  const isLink = linkFinder(path);
  return (await contentsWithText(db, market, path))
    .filter(({ content }) => textsOf(content).some(isLink))
    .map(({ kind, key, content }) => ({ id: `${kind}/${key}`, name: content.title }));
};

/** The path of a page once it is published; null for a page that visitors do not meet at its slug. */
export const pathOnceOnline = ({
  slug,
  isFixed,
  owner,
  routingKey,
}: Pick<PageInput, "slug" | "isFixed" | "owner" | "routingKey">): string | null =>
  slug !== "" && !owner && !(isFixed && routingKey !== null) ? `/${slug}` : null;

const nothing = { count: 0, items: [] };

/** What leads visitors to a page, and so to a 404 once the page is gone. */
export const pageConsequences = async (
  contentsWithText: ContentsWithText,
  db: Database,
  market: string,
  page: Page,
): Promise<PageConsequences> => {
  const path = page.isPublished ? pathOnceOnline(page) : null;
  const none = { redirects: nothing, pages: nothing, layout: nothing, contents: nothing };
  if (path === null) return { path, leadsTo: null, ...none };
  const away = await redirectFrom(db, market, path);
  // Whoever follows a link is led on, before there would be a page.
  if (away?.enabled) return { path, leadsTo: away.to ?? "410", ...none };
  const [redirects, pages, layout, contents] = await Promise.all([
    redirectsTo(db, market, pathKey(path)),
    linkingPages(db, market, path, page.id),
    linkingLayout(db, market, path),
    linkingContents(contentsWithText, db, market, path),
  ]);
  return {
    path,
    leadsTo: null,
    redirects: counted(redirects.map(({ id, from }) => ({ id, name: from }))),
    pages: counted(pages.map(({ id, name }) => ({ id, name }))),
    layout: counted(layout),
    contents: counted(contents),
  };
};
