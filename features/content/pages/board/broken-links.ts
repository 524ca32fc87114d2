import { boardRow, foundRows, type BoardSource } from "#features/records/board/store.ts";
import type { Database } from "#platform/server/database/tables.ts";
import { counted } from "#platform/counted.ts";
import { findPageLinks } from "../parts/page-links.ts";
import { pathLookup, type ResolvePaths } from "../seo/path-lookup.ts";
import { resolveLinks } from "../seo/resolve.ts";
import "../store.ts";

export type LinkOptions = Readonly<{
  resolvePaths: ResolvePaths;
  /** Origin of a market's site; null where no host serves it. */
  originOf: (market: string) => string | null;
}>;

/** A published page with the paths that it links to and at which visitors meet no page. */
export type PageWithBrokenLinks = Readonly<{
  id: string;
  name: string;
  broken: readonly string[];
}>;

/** The published pages of a market that lead visitors to a 404, the most broken first. */
export const pagesWithBrokenLinks = async (
  db: Database,
  market: string,
  { resolvePaths, originOf }: LinkOptions,
): Promise<readonly PageWithBrokenLinks[]> => {
  const pages = await db
    .selectFrom("custom_page")
    .select(["id", "name", "blocks"])
    .where("market", "=", market)
    .where("is_published", "=", true)
    .orderBy("sort_key")
    .orderBy("id")
    .execute();
  const site = originOf(market);
  const linked = pages.map(({ id, name, blocks }) => ({
    id,
    name,
    paths: findPageLinks(blocks, site).flatMap(({ sitePath }) => sitePath ?? []),
  }));
  const all = [...new Set(linked.flatMap(({ paths }) => paths))];
  const checks = await resolveLinks(all, pathLookup(resolvePaths, db, market, null));
  const dead = new Set(
    checks.filter(({ end }) => end !== "found" && end !== "elsewhere").map(({ link }) => link),
  );
  return linked
    .map(({ id, name, paths }) => ({ id, name, broken: paths.filter((path) => dead.has(path)) }))
    .filter(({ broken }) => broken.length > 0)
    .toSorted((a, b) => b.broken.length - a.broken.length);
};

const maxRows = 3;
const editorPath = (id: string): string => `/custompages/${id}`;
const listPath = "/custompages?links=broken";

/** One row for all of them. */
export const brokenLinksInAll =
  (options: LinkOptions): BoardSource =>
  async ({ db, market }) => {
    const pages = await pagesWithBrokenLinks(db, market, options);
    const [worst] = pages;
    if (!worst) return foundRows([]);
    const links = pages.reduce((sum, { broken }) => sum + broken.length, 0);
    return foundRows([
      boardRow({
        id: "broken-links",
        icon: "warning",
        tone: "wrong",
        lead: { label: counted(pages.length, "page", "pages"), path: listPath },
        text: `with ${counted(links, "broken link", "broken links")}`,
        detail: `${worst.broken.length} of them in ${worst.name}`,
        action: { label: "See", path: listPath },
      }),
    ]);
  };

/** A row for each page. */
export const brokenLinksByPage =
  (options: LinkOptions): BoardSource =>
  async ({ db, market }) => {
    const pages = await pagesWithBrokenLinks(db, market, options);
    return {
      rows: pages.slice(0, maxRows).map(({ id, name, broken }) =>
        boardRow({
          id,
          icon: "warning",
          tone: "wrong",
          lead: {
            label: counted(broken.length, "broken link", "broken links"),
            path: editorPath(id),
          },
          text: `in ${name}`,
          detail: `to ${broken[0] ?? ""}`,
          action: { label: "Fix", path: editorPath(id) },
        }),
      ),
      total: pages.length,
      dueToday: 0,
      all: pages.length > maxRows ? { label: `All ${pages.length} pages`, path: listPath } : null,
      emptyText: null,
    };
  };
