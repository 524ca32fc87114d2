import type { Database } from "#platform/server/database/tables.ts";

/** What keeps its former slugs, so that visitors of them are led to its new one. */
type SluggedKind = "travel" | "coordinator" | "event";

declare module "#platform/server/database/tables.ts" {
  interface Tables {
    former_slug: { market: string; kind: SluggedKind; slug: string; target_id: string };
    /** What other features join, to read a record by a slug that it had. */
    known_former_slug: Tables["former_slug"];
  }
}

type Slugged = Readonly<{ market: string; kind: SluggedKind }>;

const slugsOf = (db: Database, { market, kind }: Slugged) =>
  db.selectFrom("former_slug").where("market", "=", market).where("kind", "=", kind);

/** The former slugs of a record, by the alphabet. */
export const formerSlugsOf = async (
  db: Database,
  slugged: Slugged,
  id: string,
): Promise<readonly string[]> => {
  const rows = await slugsOf(db, slugged)
    .select("slug")
    .where("target_id", "=", id)
    .orderBy("slug")
    .execute();
  return rows.map(({ slug }) => slug);
};

/** The id of the record that once had a slug. */
export const idOfFormerSlug = async (
  db: Database,
  slugged: Slugged,
  slug: string,
): Promise<string | null> => {
  const row = await slugsOf(db, slugged)
    .select("target_id")
    .where("slug", "=", slug)
    .executeTakeFirst();
  return row?.target_id ?? null;
};

/** Ids by all former slugs of a market. */
export const idsByFormerSlug = async (
  db: Database,
  slugged: Slugged,
): Promise<ReadonlyMap<string, string>> => {
  const rows = await slugsOf(db, slugged).select(["slug", "target_id"]).execute();
  return new Map(rows.map(({ slug, target_id }) => [slug, target_id]));
};

/** A slug that is taken again leads to its new owner. */
export const takeSlug = async (
  trx: Database,
  { market, kind }: Slugged,
  slug: string,
): Promise<void> => {
  await trx
    .deleteFrom("former_slug")
    .where("market", "=", market)
    .where("kind", "=", kind)
    .where("slug", "=", slug)
    .execute();
};

/** From now on the slug leads to the record that has had it. */
export const keepFormerSlug = async (
  trx: Database,
  slugged: Slugged,
  slug: string,
  id: string,
): Promise<void> => {
  await trx
    .insertInto("former_slug")
    .values({ ...slugged, slug, target_id: id })
    .onConflict((conflict) =>
      conflict.columns(["market", "kind", "slug"]).doUpdateSet({ target_id: id }),
    )
    .execute();
};

/** The former slugs of a record that is gone lead nowhere. */
export const forgetFormerSlugs = async (
  trx: Database,
  { market, kind }: Slugged,
  id: string,
): Promise<void> => {
  await trx
    .deleteFrom("former_slug")
    .where("market", "=", market)
    .where("kind", "=", kind)
    .where("target_id", "=", id)
    .execute();
};
