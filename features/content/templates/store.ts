import { type Generated, type JSONColumnType, sql } from "kysely";
import type { Database } from "#platform/server/database/tables.ts";
import { openStructure, type Structure, type TemplateSummary } from "./contract.ts";
import { finds, patternOf } from "#platform/server/database/word-patterns.ts";

declare module "#platform/server/database/tables.ts" {
  interface Tables {
    template_structure: {
      market: string;
      template_id: string;
      version: Generated<number>;
      updated_at: Generated<Date>;
      structure: JSONColumnType<Structure>;
    };
  }
}

export type StoredStructure = Readonly<{
  /** The template's. */
  id: string;
  name: string;
  /** 0 before it was written. */
  version: number;
  structure: Structure;
  /** Of the template's own blocks, in their order. */
  blockTypes: readonly string[];
  /** How many pages are made of it. */
  used: number;
}>;

type StructureRow = Readonly<{
  name: string;
  version: number | null;
  structure: Structure | null;
  blockTypes: readonly string[];
  used: string;
}>;

/** Null where the market has no such template. */
export const structureOf = async (
  db: Database,
  market: string,
  id: string,
): Promise<StoredStructure | null> => {
  const { rows } = await sql<StructureRow>`
    select page.name, stored.version, stored.structure,
      jsonb_path_query_array(page.blocks, '$[*].blockType') as "blockTypes",
      (select count(*) from known_page made
        where made.market = page.market and made.template_id = page.id) as used
    from known_page page
    left join template_structure stored on stored.market = page.market
      and stored.template_id = page.id
    where page.market = ${market} and page.id = ${id} and page.owner_kind = 'template'
  `.execute(db);
  const [row] = rows;
  return row
    ? {
        ...row,
        id,
        version: row.version ?? 0,
        structure: row.structure ?? openStructure,
        used: Number(row.used),
      }
    : null;
};

/** Holds a template's structure until the transaction ends, whether it was written or not. */
export const lockStructure = async (
  trx: Database,
  market: string,
  id: string,
): Promise<StoredStructure | null> => {
  await sql`
    select from known_page as custom_page where market = ${market} and id = ${id} for no key update
  `.execute(trx);
  return structureOf(trx, market, id);
};

export const writeStructure = async (
  trx: Database,
  market: string,
  id: string,
  structure: Structure,
): Promise<number> => {
  const { version } = await trx
    .insertInto("template_structure")
    .values({ market, template_id: id, structure: JSON.stringify(structure) })
    .onConflict((conflict) =>
      conflict.columns(["market", "template_id"]).doUpdateSet({
        structure: JSON.stringify(structure),
        version: sql<number>`template_structure.version + 1`,
        updated_at: sql<Date>`now()`,
      }),
    )
    .returning("version")
    .executeTakeFirstOrThrow();
  return version;
};

/** How many pages of a market are made of a template. */
export const pagesMadeOf = async (db: Database, market: string, id: string): Promise<number> => {
  const { rows } = await sql<{ count: string }>`
    select count(*) from known_page as custom_page where market = ${market} and template_id = ${id}
  `.execute(db);
  return Number(rows[0]?.count ?? 0);
};

export type TemplateFilter = Readonly<{
  kind: "template" | "block-list";
  search: string;
  /** The caller, of whom `isMine` tells. */
  actor: string;
  mine: boolean | null;
  sort: "name" | "updatedAt" | "used";
  page: number;
  pageSize: number;
  /** What staff call a type of block. */
  labelOf: (blockType: string) => string;
}>;

type StoredBlock = Omit<TemplateSummary["blocks"][number], "label">;

type TemplateRow = Omit<TemplateSummary, "updatedAt" | "structure" | "used" | "blocks"> &
  Readonly<{
    blocks: readonly StoredBlock[];
    updatedAt: Date;
    structure: Structure | null;
    used: string;
  }>;

const orders = {
  name: sql`page.sort_key`,
  updatedAt: sql`page.updated_at desc`,
  used: sql`used desc`,
} as const;

const toSummary = (row: TemplateRow, labelOf: TemplateFilter["labelOf"]): TemplateSummary => ({
  ...row,
  blocks: row.blocks.map((block) => ({ ...block, label: labelOf(block.blockType) })),
  used: Number(row.used),
  structure: row.structure ?? openStructure,
  updatedAt: row.updatedAt.toISOString(),
});

/** One page of a market's templates or lists of blocks. */
export const searchTemplates = async (
  db: Database,
  market: string,
  filter: TemplateFilter,
): Promise<{ items: readonly TemplateSummary[]; total: number }> => {
  const { kind, search, actor, mine, sort, page, pageSize } = filter;
  const like = patternOf(search);
  const isMine = sql<boolean>`exists (
    select from known_version made where made.market = page.market
      and made.subject = 'custompage' and made.record_id = page.id
      and made.version = 1 and made.author = ${actor})`;
  const matching = sql`
    from known_page page
    where page.market = ${market} and page.owner_kind = ${kind} and ${finds("page.name", like)}
      and (${mine}::boolean is null or ${isMine} = ${mine}::boolean)`;
  const { rows: counted } = await sql<{ total: string }>`
    select count(*) as total ${matching}
  `.execute(db);
  const { rows } = await sql<TemplateRow>`
    select page.id, page.name, page.updated_at as "updatedAt",
      (select coalesce(jsonb_agg(jsonb_build_object(
          'id', block->'id', 'blockType', block->'blockType', 'enabled', block->'enabled')
          order by place), '[]')
        from jsonb_array_elements(page.blocks) with ordinality blocks(block, place)) as blocks,
      (select count(*) from known_page made
        where made.market = page.market and made.template_id = page.id) as used,
      (select structure from template_structure stored
        where stored.market = page.market and stored.template_id = page.id) as structure,
      (select coalesce(staff.name, saved.author) from known_version saved
        left join known_account staff on staff.email = saved.author
        where saved.market = page.market and saved.subject = 'custompage'
          and saved.record_id = page.id and saved.version = page.version) as author,
      ${isMine} as "isMine"
    ${matching}
    order by ${orders[sort]}, page.id limit ${pageSize} offset ${(page - 1) * pageSize}
  `.execute(db);
  return {
    items: rows.map((row) => toSummary(row, filter.labelOf)),
    total: Number(counted[0]?.total ?? 0),
  };
};
