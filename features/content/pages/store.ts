import type {
  ColumnType,
  ExpressionBuilder,
  Generated,
  GeneratedAlways,
  JSONColumnType,
  Selectable,
} from "kysely";
import { sql } from "kysely";
import type { Database, Tables } from "#platform/server/database/tables.ts";
import {
  type AnyPageOwner,
  type Page,
  type PageInput,
  type PageOwner,
  type PublishedPage,
} from "./contract.ts";
import { ownerRecord } from "./owner-rules.ts";
import { readStyles, cleanStoredStyles, type StoredStyles } from "./styles/styles.ts";

type PageTable = {
  market: string;
  id: Generated<string>;
  version: Generated<number>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  name: string;
  slug: string;
  routing_key: string | null;
  seo: JSONColumnType<Page["seo"]>;
  custom_html_classes: JSONColumnType<string[]>;
  custom_css: string;
  is_published: boolean;
  is_fixed: boolean;
  owner_kind: AnyPageOwner["kind"] | null;
  owner_id: string | null;
  template_id: string | null;
  attributes: JSONColumnType<Page["attributes"]>;
  blocks: JSONColumnType<Page["blocks"]>;
  /** Null for pages saved before style sheets were stored. */
  styles: ColumnType<StoredStyles | null, string | undefined, string>;
  /** Its place in lists, by its name. */
  sort_key: GeneratedAlways<string>;
};

declare module "#platform/server/database/tables.ts" {
  interface Tables {
    custom_page: PageTable;
    /** What other features read of a page. */
    known_page: Pick<
      Selectable<PageTable>,
      | "market"
      | "id"
      | "version"
      | "updated_at"
      | "name"
      | "slug"
      | "sort_key"
      | "owner_kind"
      | "owner_id"
      | "template_id"
      | "is_published"
      | "seo"
      | "blocks"
    >;
  }
}

type OwnerColumns = Pick<Selectable<PageTable>, "owner_kind" | "owner_id">;

/** Cache tag of what shows a page. */
export const pageTag = (market: string, id: string): string => `page:${market}:${id}`;
/** Cache tag of everything that lists a market's pages. */
export const slugsTag = (market: string): string => `page-slugs:${market}`;
/** Cache tag of what is at a slug, whether there is a page or not. */
export const slugTag = (market: string, slug: string): string =>
  // Paths that no slug can have share one tag, since they never show a page.
  `page-at:${market}:${/^[\w/-]{1,200}$/.test(slug) ? slug.toLowerCase() : ""}`;
/** Cache tag of a route's fixed page, whether there is one or not. */
export const routeTag = (market: string, routingKey: string): string =>
  `page-for:${market}:${routingKey}`;

/** Cache tag of the page of a travel or destination, whether there is one or not. */
export const ownerTag = (market: string, { kind, id }: PageOwner): string =>
  `page-on:${market}:${kind}:${id}`;

export const toOwner = ({ owner_kind, owner_id }: OwnerColumns): AnyPageOwner | null => {
  if (owner_kind === null) return null;
  if (owner_kind === "travel" || owner_kind === "destination")
    return owner_id === null ? null : { kind: owner_kind, id: owner_id };
  return { kind: owner_kind };
};

const toPage = (row: Selectable<PageTable>): Page => ({
  id: row.id,
  version: row.version,
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
  name: row.name,
  slug: row.slug,
  routingKey: row.routing_key,
  seo: row.seo,
  customHtmlClasses: row.custom_html_classes,
  customCss: row.custom_css,
  isPublished: row.is_published,
  isFixed: row.is_fixed,
  owner: toOwner(row),
  template: row.template_id,
  attributes: row.attributes,
  blocks: row.blocks,
});

const toColumns = async (page: PageInput, version: number) => ({
  name: page.name,
  slug: page.slug,
  routing_key: page.routingKey,
  seo: JSON.stringify(page.seo),
  custom_html_classes: JSON.stringify(page.customHtmlClasses),
  custom_css: page.customCss,
  is_published: page.isPublished,
  is_fixed: page.isFixed,
  owner_kind: page.owner?.kind ?? null,
  owner_id: ownerRecord(page.owner)?.id ?? null,
  template_id: page.template,
  attributes: JSON.stringify(page.attributes),
  blocks: JSON.stringify(page.blocks),
  styles: JSON.stringify(await cleanStoredStyles(page, version)),
});

const toPublished = async (row: Selectable<PageTable>): Promise<PublishedPage> => {
  const page = toPage(row);
  return { ...page, styles: await readStyles(page, row.styles) };
};

const byId = (db: Database, market: string, id: string) =>
  db.selectFrom("custom_page").selectAll().where("market", "=", market).where("id", "=", id);

export const pageById = async (db: Database, market: string, id: string): Promise<Page | null> => {
  const row = await byId(db, market, id).executeTakeFirst();
  return row ? toPage(row) : null;
};

/** By ids; unknown ones are left out. */
export const pagesByIds = async (
  db: Database,
  market: string,
  ids: readonly string[],
): Promise<readonly Page[]> => {
  const rows = await db
    .selectFrom("custom_page")
    .selectAll()
    .where("market", "=", market)
    .where(sql<boolean>`id = any(${sql.val([...ids])}::uuid[])`)
    .execute();
  return rows.map(toPage);
};

/** An unpublished page too, with the styles that visitors would get. */
export const pageWithStyles = async (
  db: Database,
  market: string,
  id: string,
): Promise<PublishedPage | null> => {
  const row = await byId(db, market, id).executeTakeFirst();
  return row ? toPublished(row) : null;
};

/** Locks the page's row until the transaction ends, and waits for a transaction that holds it. */
export const lockPage = async (trx: Database, market: string, id: string): Promise<Page | null> => {
  const row = await byId(trx, market, id).forNoKeyUpdate().executeTakeFirst();
  return row ? toPage(row) : null;
};

const published = (db: Database, market: string) =>
  db
    .selectFrom("custom_page")
    .selectAll()
    .where("market", "=", market)
    .where("is_published", "=", true);

/** A fixed page is shown at the path of its route, and an owner's page on the owner's. */
export const atOwnSlug = (eb: ExpressionBuilder<Tables, "custom_page">) =>
  eb.and([
    eb("owner_kind", "is", null),
    eb.or([eb("is_fixed", "=", false), eb("routing_key", "is", null)]),
  ]);

/** Slugs are case-insensitive. */
export const publishedPageBySlug = async (
  db: Database,
  market: string,
  slug: string,
): Promise<PublishedPage | null> => {
  const row = await published(db, market)
    .where(sql`lower(slug)`, "=", slug.toLowerCase())
    .where(atOwnSlug)
    .executeTakeFirst();
  return row ? toPublished(row) : null;
};

/** `routingKey` is the name of the site's route whose blocks the page supplies. */
export const fixedPageForRoute = async (
  db: Database,
  market: string,
  routingKey: string,
): Promise<PublishedPage | null> => {
  const row = await published(db, market)
    .where("is_fixed", "=", true)
    .where("routing_key", "=", routingKey)
    .executeTakeFirst();
  return row ? toPublished(row) : null;
};

/** The pages that supply blocks of the site's routes, by the route, with how many visitors see. */
export const fixedPagesOf = async (
  db: Database,
  market: string,
): Promise<ReadonlyMap<string, Readonly<{ id: string; blocks: number; updatedAt: Date }>>> => {
  const rows = await published(db, market)
    .where("is_fixed", "=", true)
    .where("routing_key", "is not", null)
    .execute();
  return new Map(
    rows.map((row) => [
      row.routing_key ?? "",
      {
        id: row.id,
        blocks: row.blocks.filter(({ enabled }) => enabled).length,
        updatedAt: row.updated_at,
      },
    ]),
  );
};

const ownedBy = (eb: ExpressionBuilder<Tables, "custom_page">, { kind, id }: PageOwner) =>
  eb.and([eb("owner_kind", "=", kind), eb("owner_id", "=", id)]);

/** The page whose blocks stand on the page of a travel or destination. */
export const publishedPageOfOwner = async (
  db: Database,
  market: string,
  owner: PageOwner,
): Promise<PublishedPage | null> => {
  const row = await published(db, market)
    .where((eb) => ownedBy(eb, owner))
    .executeTakeFirst();
  return row ? toPublished(row) : null;
};

export const pageIdOfOwner = async (
  db: Database,
  market: string,
  owner: PageOwner,
): Promise<string | null> => {
  const row = await db
    .selectFrom("custom_page")
    .select("id")
    .where("market", "=", market)
    .where((eb) => ownedBy(eb, owner))
    .executeTakeFirst();
  return row?.id ?? null;
};

/**
 * Which of `slug` and `routingKey` another page than `id` already has; null when neither is taken.
 */
export const findTakenField = async (
  db: Database,
  market: string,
  page: Readonly<{ slug: string; routingKey: string | null }>,
  id: string | null,
): Promise<"slug" | "routingKey" | null> => {
  const pagesOfMarket = db.selectFrom("custom_page").select("id").where("market", "=", market);
  const isOtherPage = (row: { id: string }) => row.id !== id;
  if (page.slug) {
    const rows = await pagesOfMarket
      .where(sql`lower(slug)`, "=", page.slug.toLowerCase())
      .execute();
    if (rows.some(isOtherPage)) return "slug";
  }
  if (page.routingKey) {
    const rows = await pagesOfMarket.where("routing_key", "=", page.routingKey).execute();
    if (rows.some(isOtherPage)) return "routingKey";
  }
  return null;
};

/** Whether a page of the market stands at a path. */
export const hasPageAt = async (db: Database, market: string, path: string): Promise<boolean> =>
  (await findTakenField(db, market, { slug: path.slice(1), routingKey: null }, null)) !== null;

/** Columns that the database fills. The page itself, which may be large, is not read back. */
const generatedColumns = ["id", "version", "created_at", "updated_at"] as const;

const withGenerated = (
  page: PageInput,
  row: Pick<Selectable<PageTable>, (typeof generatedColumns)[number]>,
): Page => ({
  ...page,
  id: row.id,
  version: row.version,
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
});

/** @param stored id and version of a restored page; a new page gets both from the database */
export const insertPage = async (
  trx: Database,
  market: string,
  page: PageInput,
  stored: Readonly<{ id?: string; version?: number }> = {},
): Promise<Page> =>
  withGenerated(
    page,
    await trx
      .insertInto("custom_page")
      .values({ market, ...stored, ...(await toColumns(page, stored.version ?? 1)) })
      .returning(generatedColumns)
      .executeTakeFirstOrThrow(),
  );

/** Null if the stored version is no longer `version`: somebody else saved in between. */
export const updatePage = async (
  trx: Database,
  market: string,
  id: string,
  version: number,
  page: PageInput,
): Promise<Page | null> => {
  const row = await trx
    .updateTable("custom_page")
    .set({
      ...(await toColumns(page, version + 1)),
      version: version + 1,
      updated_at: sql<Date>`now()`,
    })
    .where("market", "=", market)
    .where("id", "=", id)
    .where("version", "=", version)
    .returning(generatedColumns)
    .executeTakeFirst();
  return row ? withGenerated(page, row) : null;
};

export const deletePage = async (trx: Database, market: string, id: string): Promise<void> => {
  await trx.deleteFrom("custom_page").where("market", "=", market).where("id", "=", id).execute();
};

/** What the robots of pages say that search engines may index. */
export const listedRobots: readonly string[] = ["index,follow", "index,nofollow", "all"];

/** For the sitemap: only pages that search engines may index. */
export const pageAddresses = async (
  db: Database,
  market: string,
): Promise<readonly { slug: string; updatedAt: Date }[]> =>
  db
    .selectFrom("custom_page")
    .select(["slug", "updated_at as updatedAt"])
    .where("market", "=", market)
    .where("is_published", "=", true)
    .where(atOwnSlug)
    .where("slug", "<>", "")
    .where(sql<string>`seo->>'robots'`, "in", listedRobots)
    .orderBy("slug")
    .execute();

export type PlannedPage = Readonly<{ id: string; name: string; at: string; isPublished: boolean }>;

/** Pages of a market that come or go by the clock after a moment, the next first. */
export const plannedPages = async (
  db: Database,
  market: string,
  after: Date,
): Promise<readonly PlannedPage[]> => {
  const { rows } = await sql<{ id: string; name: string; at: Date; is_published: boolean }>`
    select c.id, c.name, planned.at, planned.is_published
    from page_publication as p
    join custom_page as c on c.market = p.market and c.id = p.page_id,
    lateral (values (p.publish_at, true), (p.unpublish_at, false)) as planned(at, is_published)
    where p.market = ${market} and planned.at > ${after}
    order by planned.at, c.id limit 500`.execute(db);
  return rows.map(({ id, name, at, is_published }) => ({
    id,
    name,
    at: at.toISOString(),
    isPublished: is_published,
  }));
};
