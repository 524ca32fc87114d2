import { type Generated, type GeneratedAlways, sql } from "kysely";
import { z } from "zod";
import {
  type RecordKind,
  type WriteContext,
  writeRecords,
} from "#features/records/records/store.ts";
import type { Database } from "#platform/server/database/tables.ts";
import { mapInSlices } from "#platform/server/load/in-slices.ts";
import { type MadeHow, type Redirect, type RedirectInput, redirectSchema } from "./contract.ts";
import { type Neighbours, pathKey, targetKey } from "./rules.ts";

type RedirectTable = {
  market: string;
  id: Generated<string>;
  version: Generated<number>;
  updated_at: Generated<Date>;
  from_path: string;
  to_path: string | null;
  /** Computed by the database as `pathKey` does, unless the redirect is set aside. */
  from_key: GeneratedAlways<string>;
  to_key: GeneratedAlways<string | null>;
  status: Redirect["status"];
  enabled: boolean;
  /**
   * Switched off by an upgrade: its path is that of another redirect since letters are compared
   * without regard to case, so that its key is one of its own.
   */
  is_set_aside: Generated<boolean>;
  created_at: Generated<Date>;
  /** Null where nobody wrote it down. */
  made_by: string | null;
  made_how: Generated<MadeHow>;
  /** Its place in lists, by its path. */
  sort_key: GeneratedAlways<string>;
};

declare module "#platform/server/database/tables.ts" {
  interface Tables {
    redirect: RedirectTable;
  }
}

export const redirectColumns = [
  "id",
  "from_path as from",
  "to_path as to",
  "status",
  "enabled",
] as const;

/** Cache tag that every write to a market's redirects invalidates. */
export const redirectsTag = (market: string): string => `redirects:${market}`;

/**
 * Serialises writes to redirects and pages of a market until the transaction ends, so that two of
 * them cannot together form a chain, take one slug or hide one another. Call it before the first
 * read for a check, and after locking the row of a page, so that two transactions cannot deadlock.
 */
export const lockRedirects = async (trx: Database, market: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${redirectsTag(market)}, 0))`.execute(
    trx,
  );
};

const selectRedirects = (db: Database, market: string) =>
  db.selectFrom("redirect").select(redirectColumns).where("market", "=", market);

const parseRow = (row: object | undefined): Redirect | null =>
  row ? redirectSchema.parse(row) : null;

const versionBump = {
  version: sql<number>`redirect.version + 1`,
  updated_at: sql<Date>`now()`,
};

/** The redirect from a path, enabled or not. */
export const redirectFrom = async (
  db: Database,
  market: string,
  path: string,
): Promise<Redirect | null> =>
  parseRow(
    await selectRedirects(db, market).where("from_key", "=", pathKey(path)).executeTakeFirst(),
  );

/** The redirects from some paths, enabled or not. @returns by the key of the path */
export const allRedirectsFrom = async (
  db: Database,
  market: string,
  paths: readonly string[],
): Promise<ReadonlyMap<string, Redirect>> => {
  const rows = await selectRedirects(db, market)
    .select("from_key")
    .where(sql<boolean>`from_key = any(${sql.val(paths.map(pathKey))}::text[])`)
    .execute();
  return new Map(rows.map(({ from_key, ...row }) => [from_key, redirectSchema.parse(row)]));
};

export type StoredRedirect = Redirect & Readonly<{ version: number }>;

const storedSchema = redirectSchema.extend({ version: z.int() });
const storedColumns = [...redirectColumns, "version"] as const;

export const redirectById = async (
  db: Database,
  market: string,
  id: string,
): Promise<StoredRedirect | null> => {
  const row = await selectRedirects(db, market)
    .select("version")
    .where("id", "=", id)
    .executeTakeFirst();
  return row ? storedSchema.parse(row) : null;
};

const toColumns = ({ from, to, status, enabled }: RedirectInput) => ({
  from_path: from,
  to_path: to,
  status,
  enabled,
});

/** Who makes a redirect, by e-mail address, and how. */
export type Origin = Readonly<{ by: string | null; how: MadeHow }>;

const unknownOrigin: Origin = { by: null, how: "account" };
const originColumns = ({ by, how }: Origin) => ({ made_by: by, made_how: how });

export const insertRedirect = async (
  trx: Database,
  market: string,
  redirect: RedirectInput,
  origin = unknownOrigin,
): Promise<StoredRedirect> =>
  storedSchema.parse(
    await trx
      .insertInto("redirect")
      .values({ market, ...toColumns(redirect), ...originColumns(origin) })
      .returning(storedColumns)
      .executeTakeFirstOrThrow(),
  );

const insertBatchSize = 1000;

export const insertRedirects = async (
  trx: Database,
  market: string,
  redirects: readonly RedirectInput[],
  origin = unknownOrigin,
): Promise<readonly StoredRedirect[]> => {
  const inserted: StoredRedirect[] = [];
  for (let start = 0; start < redirects.length; start += insertBatchSize) {
    const rows = await trx
      .insertInto("redirect")
      .values(
        redirects
          .slice(start, start + insertBatchSize)
          .map((each) => ({ market, ...toColumns(each), ...originColumns(origin) })),
      )
      .returning(storedColumns)
      .execute();
    inserted.push(...storedSchema.array().parse(rows));
  }
  return inserted;
};

/** The redirect must exist, and the caller must hold `lockRedirects`. */
export const updateRedirect = async (
  trx: Database,
  market: string,
  id: string,
  redirect: RedirectInput,
): Promise<StoredRedirect> =>
  storedSchema.parse(
    await trx
      .updateTable("redirect")
      .set({ ...toColumns(redirect), is_set_aside: false, ...versionBump })
      .where("market", "=", market)
      .where("id", "=", id)
      .returning(storedColumns)
      .executeTakeFirstOrThrow(),
  );

/** @param id the redirect itself, which the result leaves out; null for a new redirect */
export const neighboursOf = async (
  db: Database,
  market: string,
  { from, to }: Pick<RedirectInput, "from" | "to">,
  id: string | null,
): Promise<Neighbours> => {
  let others = selectRedirects(db, market);
  if (id !== null) others = others.where("id", "<>", id);
  const enabled = others.where("enabled", "=", true);
  const key = pathKey(from);
  const next = enabled.where("from_key", "=", targetKey(to));
  return {
    same: parseRow(await others.where("from_key", "=", key).executeTakeFirst()),
    next: to === null ? null : parseRow(await next.executeTakeFirst()),
    previous: parseRow(await enabled.where("to_key", "=", key).executeTakeFirst()),
  };
};

export const disableRedirect = async (trx: Database, market: string, id: string): Promise<void> => {
  await lockRedirects(trx, market);
  await trx
    .updateTable("redirect")
    .set({ enabled: false, ...versionBump })
    .where("market", "=", market)
    .where("id", "=", id)
    .execute();
};

export const deleteRedirect = async (trx: Database, market: string, id: string): Promise<void> => {
  await lockRedirects(trx, market);
  await trx.deleteFrom("redirect").where("market", "=", market).where("id", "=", id).execute();
};

/**
 * Makes redirects to a path lead to another; query and fragment stay. Only one from the new path
 * itself is left, which would lead to itself.
 */
export const retargetRedirects = async (
  trx: Database,
  market: string,
  fromPath: string,
  toPath: string,
): Promise<void> => {
  const suffix = sql`substr(to_path, length(split_part(split_part(to_path, '#', 1), '?', 1)) + 1)`;
  await trx
    .updateTable("redirect")
    .set({ to_path: sql<string>`${toPath}::text || ${suffix}`, ...versionBump })
    .where("market", "=", market)
    .where("to_key", "=", pathKey(fromPath))
    .where("from_key", "<>", pathKey(toPath))
    .execute();
};

/**
 * Writes an enabled 301 from a renamed page's path to its new one, in place of any redirect from the same path.
 * Visitors must be redirected only once, so redirects to `fromPath` are changed to lead to `toPath`
 * (query and fragment stay), and a redirect from `toPath` is disabled. Nothing is written where the
 * paths differ only in case.
 * @param by who renames the page
 */
export const redirectPermanently = async (
  trx: Database,
  market: string,
  fromPath: string,
  toPath: string,
  by: string | null = null,
): Promise<void> => {
  const [fromKey, toKey] = [pathKey(fromPath), pathKey(toPath)];
  if (fromKey === toKey) return;
  await lockRedirects(trx, market);
  await trx
    .updateTable("redirect")
    .set({ enabled: false, ...versionBump })
    .where("market", "=", market)
    .where("from_key", "=", toKey)
    .where("enabled", "=", true)
    .execute();
  await trx
    .insertInto("redirect")
    .values({
      market,
      ...toColumns({ from: fromPath, to: toPath, status: 301, enabled: true }),
      ...originColumns({ by, how: "page" }),
    })
    .onConflict((conflict) =>
      conflict
        .columns(["market", "from_key"])
        .doUpdateSet({ to_path: toPath, status: 301, enabled: true, ...versionBump }),
    )
    .execute();
  await retargetRedirects(trx, market, fromPath, toPath);
};

/** The redirects that leave from or lead to paths, by the paths' keys. */
const storedRedirectsAt = async (
  db: Database,
  market: string,
  keys: readonly string[],
): Promise<readonly StoredRedirect[]> =>
  storedSchema.array().parse(
    await selectRedirects(db, market)
      .select("version")
      .where((where) => where.or([where("from_key", "in", keys), where("to_key", "in", keys)]))
      .execute(),
  );

export const redirectKind: RecordKind<StoredRedirect> = {
  subject: "redirect",
  noun: "redirect",
  async lock(trx, market, id) {
    await lockRedirects(trx, market);
    return id === null ? null : redirectById(trx, market, id);
  },
  idOf: ({ id }) => id,
  nameOf: ({ from }) => from,
  listsFields: true,
  contentOf: ({ from, to, status, enabled }) => ({ from, to, status, enabled }),
  tagsOf: (market) => [redirectsTag(market)],
};

/**
 * Writes redirects from or to some paths for another record, such as a page whose path changes.
 * Each redirect that is other afterwards leaves an entry in the audit.
 * @param write changes only redirects from or to `paths`
 */
export const writeRedirectsAt = (
  context: WriteContext,
  paths: readonly string[],
  write: (trx: Database) => Promise<void>,
): Promise<void> =>
  writeRecords(redirectKind, context, async (trx) => {
    const keys = [...new Set(paths.map(pathKey))];
    const readById = async (): Promise<ReadonlyMap<string, StoredRedirect>> =>
      new Map((await storedRedirectsAt(trx, context.market, keys)).map((each) => [each.id, each]));
    const before = await readById();
    await write(trx);
    const after = await readById();
    const changes = [...new Set([...before.keys(), ...after.keys()])]
      .map((id) => ({ before: before.get(id) ?? null, after: after.get(id) ?? null }))
      .filter((change) => change.before?.version !== change.after?.version);
    return { changes, result: undefined };
  });

/** One redirect for each path: those that were set aside are left out. */
export const listStoredRedirects = async (
  db: Database,
  market: string,
): Promise<readonly StoredRedirect[]> =>
  mapInSlices(
    await selectRedirects(db, market)
      .select("version")
      .where("is_set_aside", "=", false)
      .orderBy("sort_key")
      .orderBy("id")
      .execute(),
    (row) => storedSchema.parse(row),
  );

export const listRedirects = async (db: Database, market: string): Promise<readonly Redirect[]> =>
  mapInSlices(
    await selectRedirects(db, market).orderBy("sort_key").orderBy("id").execute(),
    (row) => redirectSchema.parse(row),
  );

/** How many redirects lead to a path, by the path's key; null for no path. */
export const countRedirectsTo = async (db: Database, market: string, key: string | null) => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from redirect
    where market = ${market} and to_key = ${key}`.execute(db);
  return rows[0]?.count ?? 0;
};

/** The enabled redirects to a path, by the path's key. */
export const redirectsTo = async (
  db: Database,
  market: string,
  key: string,
): Promise<readonly Redirect[]> =>
  redirectSchema
    .array()
    .parse(
      await selectRedirects(db, market)
        .where("to_key", "=", key)
        .where("enabled", "=", true)
        .orderBy("sort_key")
        .orderBy("id")
        .execute(),
    );

/** Enabled redirects by their source path, in the spelling that the caller passed. */
export const redirectsFrom = async (
  db: Database,
  market: string,
  paths: readonly string[],
): Promise<ReadonlyMap<string, Redirect>> => {
  if (paths.length === 0) return new Map();
  const keyOf = new Map(await mapInSlices(paths, (path) => [path, pathKey(path)] as const));
  const rows = await selectRedirects(db, market)
    .where(sql<boolean>`from_key = any(${sql.val([...new Set(keyOf.values())])}::text[])`)
    .where("enabled", "=", true)
    .execute();
  const found = await mapInSlices(rows, (row) => {
    const redirect = redirectSchema.parse(row);
    return [pathKey(redirect.from), redirect] as const;
  });
  const byKey = new Map(found);
  return new Map(
    paths.flatMap((path) => {
      const redirect = byKey.get(keyOf.get(path) ?? "");
      return redirect ? [[path, redirect] as const] : [];
    }),
  );
};
