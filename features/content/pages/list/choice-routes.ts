import { sql } from "kysely";
import type { Choice } from "#platform/choices/choice.ts";
import type { Database } from "#platform/server/database/tables.ts";
import type { Api } from "#platform/server/http/routes/api.ts";
import { addChoices, type ChoiceSource } from "#platform/server/http/routes/choices.ts";
import { atOwnSlug } from "../store.ts";
import { matchesEachPattern } from "#platform/server/database/word-patterns.ts";
import { foldText } from "#platform/texts/fold-text.ts";

/** A page that the market's site has at a path of its own, whether staff wrote it or not. */
export type SitePage = Readonly<{ path: string; routingKey: string; name: string }>;

export type SitePagesOf = (db: Database, market: string) => Promise<readonly SitePage[]>;

type CustomPageRow = Readonly<{ slug: string; name: string; is_published: boolean }>;

const toChoice = (path: string, name: string, notes: readonly string[]): Choice => ({
  id: path,
  slug: path.slice(1),
  label: name,
  detail: [path, ...notes].join(" · "),
  picture: null,
});

const ofCustomPage = ({ slug, name, is_published }: CustomPageRow): Choice =>
  toChoice(`/${slug}`, name, is_published ? [] : ["not published"]);

const pagesWithAddress = (db: Database, market: string) =>
  db
    .selectFrom("custom_page")
    .where("market", "=", market)
    .where("slug", "<>", "")
    .where(atOwnSlug);

/** The site's pages by the names that staff know them by, where they wrote one for the route. */
const namedSitePages = async (
  db: Database,
  market: string,
  sitePagesOf: SitePagesOf,
): Promise<readonly Choice[]> => {
  const written = await db
    .selectFrom("custom_page")
    .select(["routing_key", "name"])
    .where("market", "=", market)
    .where("is_fixed", "=", true)
    .where("routing_key", "is not", null)
    .execute();
  const nameByRoute = new Map(written.map(({ routing_key, name }) => [routing_key, name]));
  const pages = await sitePagesOf(db, market);
  return pages.map(({ path, routingKey, name }) =>
    toChoice(path, nameByRoute.get(routingKey) ?? name, ["page of the site"]),
  );
};

/** Whether the choice has every word, as the database would find it. */
const matches = ({ label, detail }: Choice, words: readonly string[]): boolean => {
  const text = foldText(`${label} ${detail}`);
  return words.every((word) => text.includes(foldText(word)));
};

const sourceOf =
  (sitePagesOf: SitePagesOf) =>
  (db: Database, market: string): ChoiceSource => ({
    async find({ words, patterns, limit, offset }) {
      const matching = pagesWithAddress(db, market).where(
        matchesEachPattern(["name", "slug"], patterns),
      );
      const counted = await matching
        .select(sql<number>`count(*)`.as("total"))
        .executeTakeFirstOrThrow();
      const rows = await matching
        .select(["slug", "name", "is_published"])
        .orderBy("sort_key")
        .orderBy("id")
        .limit(limit)
        .offset(offset)
        .execute();
      const customCount = Number(counted.total);
      const sitePages = (await namedSitePages(db, market, sitePagesOf)).filter((each) =>
        matches(each, words),
      );
      const start = Math.max(0, offset - customCount);
      return {
        items: [...rows.map(ofCustomPage), ...sitePages.slice(start, start + limit - rows.length)],
        total: customCount + sitePages.length,
      };
    },
    async byIds(paths) {
      const slugs = paths.flatMap((path) => (path.startsWith("/") ? [path.slice(1)] : []));
      const rows =
        slugs.length === 0
          ? []
          : await pagesWithAddress(db, market)
              .select(["slug", "name", "is_published"])
              .where("slug", "in", slugs)
              .execute();
      const sitePages = await namedSitePages(db, market, sitePagesOf);
      return [...sitePages.filter(({ id }) => paths.includes(id)), ...rows.map(ofCustomPage)];
    },
  });

/**
 * `GET /{country}/choices/pages`: the custom pages of a market, by name, then the site's own pages;
 * an id is the path at which visitors find the page.
 */
export const addPageChoices = (api: Api, sitePagesOf: SitePagesOf): void =>
  addChoices(api, "pages", sourceOf(sitePagesOf));
