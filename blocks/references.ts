import { sql } from "kysely";
import { z } from "zod";
import { type BlockName, blockSchemas, isBlockName } from "./schemas.ts";
import type { PageInput } from "#features/content/pages/contract.ts";
import type { RuleError } from "#platform/rule-error.ts";
import type { Database } from "#platform/server/database/tables.ts";

/** The tables of records that blocks name by id, by the format of the field. */
const tables = {
  form: "form",
  travel: "travel",
  coordinator: "coordinator",
  destination: "destination",
} as const;
type RecordName = keyof typeof tables;

type Field = Readonly<{
  format?: string;
  anyOf?: readonly Field[];
  properties?: Readonly<Record<string, Field>>;
  items?: Field;
}>;

type Reference = Readonly<{ path: string; record: RecordName; id: string }>;

const fieldsByBlock = new Map<BlockName, Field>();

const fieldsOf = (name: BlockName): Field => {
  const fields =
    fieldsByBlock.get(name) ??
    (z.toJSONSchema(blockSchemas[name].content, { io: "input" }) as Field);
  fieldsByBlock.set(name, fields);
  return fields;
};

const recordOf = ({ format, anyOf = [] }: Field): RecordName | null =>
  [format, ...anyOf.map((each) => each.format)]
    .flatMap((name) =>
      name !== undefined && Object.hasOwn(tables, name) ? [name as RecordName] : [],
    )
    .at(0) ?? null;

const referencesIn = (field: Field, value: unknown, path: string): readonly Reference[] => {
  if (typeof value === "string") {
    const record = recordOf(field);
    return record === null ? [] : [{ path, record, id: value }];
  }
  if (Array.isArray(value))
    return value.flatMap((item: unknown, index) =>
      referencesIn(field.items ?? {}, item, `${path}.${index}`),
    );
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, child]: readonly [string, unknown]) =>
    referencesIn(field.properties?.[name] ?? {}, child, `${path}.${name}`),
  );
};

const referencesOf = (blocks: PageInput["blocks"]): readonly Reference[] =>
  blocks.flatMap(({ blockType, content }, index) =>
    isBlockName(blockType)
      ? referencesIn(fieldsOf(blockType), content, `blocks.${index}.content`)
      : [],
  );

const knownIds = async (
  db: Database,
  market: string,
  record: RecordName,
  ids: readonly string[],
): Promise<ReadonlySet<string>> => {
  const rows = await db
    .selectFrom(tables[record])
    .select("id")
    .where("market", "=", market)
    .where(sql<boolean>`id = any(${sql.val([...new Set(ids)])}::uuid[])`)
    .execute();
  return new Set(rows.map(({ id }) => id));
};

/** The ids in blocks that name nothing of the market, such as those of another market. */
export const strayReferences = async (
  db: Database,
  market: string,
  blocks: PageInput["blocks"],
): Promise<readonly RuleError[]> => {
  const byRecord = Map.groupBy(referencesOf(blocks), ({ record }) => record);
  const errors: RuleError[] = [];
  for (const [record, references] of byRecord) {
    const ids = references.map(({ id }) => id);
    const known = await knownIds(db, market, record, ids);
    for (const { id, path } of references)
      if (!known.has(id.toLowerCase()))
        errors.push({ path, message: `This market has no such ${record}.` });
  }
  return errors;
};
