import { randomUUID } from "node:crypto";
import { type Generated, type Selectable, sql } from "kysely";
import { companyOrder } from "#platform/server/database/sorting/sort-key.ts";
import type { Database, Tables } from "#platform/server/database/tables.ts";
import type {} from "#platform/server/identity/session/table.ts";
import type { Role } from "#platform/roles.ts";
import { staffRealm } from "../realm.ts";
import { normalizeEmail } from "#platform/server/identity/plain-email.ts";
import type {
  AccountInput,
  accountSorts,
  accountStates,
  ListedAccount,
  NewAccount,
  StaffAccount,
} from "../accounts-contract.ts";
import { finds, patternOf } from "#platform/server/database/word-patterns.ts";

declare module "#platform/server/database/tables.ts" {
  interface Tables {
    staff_account: {
      id: Generated<string>;
      email: string;
      name: string;
      role: Role;
      /** Null until somebody sets a password. */
      password_hash: string | null;
      created_at: Generated<Date>;
      version: Generated<number>;
      /** Null for all. */
      countries: Generated<string[] | null>;
      closed_at: Generated<Date | null>;
      password_set_at: Generated<Date | null>;
      /** Changes with each invitation, so that only the link of the last one is good. */
      invitation: Generated<string | null>;
      invited_until: Generated<Date | null>;
    };
  }
}

type Row = Selectable<Tables["staff_account"]>;

/** An account with its version, which is its ETag in the API. */
export type StoredAccount = StaffAccount & Readonly<{ version: number }>;

/** The countries of who asks: only accounts that work on none but these are seen. Null for all. */
export type Reach = readonly string[] | null;

const stateOf = ({ closed_at, password_hash }: Row): StaffAccount["state"] => {
  if (closed_at) return "closed";
  return password_hash === null ? "without-password" : "active";
};

const toStored = (row: Row): StoredAccount => ({
  id: row.id,
  version: row.version,
  email: row.email,
  name: row.name,
  role: row.role,
  countries: row.countries,
  isClosed: row.closed_at !== null,
  state: stateOf(row),
  passwordSetAt: row.password_set_at?.toISOString() ?? null,
  invitedUntil: row.invited_until?.toISOString() ?? null,
});

const isInReach = (reach: Reach) =>
  reach === null
    ? sql<boolean>`true`
    : sql<boolean>`coalesce(staff_account.countries <@ ${[...reach]}::text[], false)`;

export const findAccount = async (
  db: Database,
  id: string,
  reach: Reach,
): Promise<StoredAccount | null> => {
  const row = await db
    .selectFrom("staff_account")
    .selectAll()
    .where("id", "=", id)
    .where(isInReach(reach))
    .executeTakeFirst();
  return row ? toStored(row) : null;
};

/** Locks an account, and all administrators, whom its rules count. */
export const lockAccount = async (
  trx: Database,
  id: string | null,
  reach: Reach,
): Promise<StoredAccount | null> => {
  const rows = await trx
    .selectFrom("staff_account")
    .select("id")
    .where((row) => row.or([row("role", "=", "admin"), ...(id ? [row("id", "=", id)] : [])]))
    .orderBy("id")
    .forUpdate()
    .execute();
  return id !== null && rows.some((row) => row.id === id) ? findAccount(trx, id, reach) : null;
};

export const isEmailTaken = async (db: Database, email: string): Promise<boolean> =>
  (await db
    .selectFrom("staff_account")
    .select("id")
    .where("email", "=", email)
    .executeTakeFirst()) !== undefined;

/** Whether an administrator of all countries can sign in without this account. */
export const hasOtherAdmin = async (db: Database, id: string): Promise<boolean> =>
  (await db
    .selectFrom("staff_account")
    .select("id")
    .where("role", "=", "admin")
    .where("countries", "is", null)
    .where("closed_at", "is", null)
    .where("password_hash", "is not", null)
    .where("id", "<>", id)
    .limit(1)
    .executeTakeFirst()) !== undefined;

export type AccountFilter = Readonly<{
  search: string;
  state: (typeof accountStates)[number] | null;
  role: Role | null;
  sort: (typeof accountSorts)[number];
  page: number;
  pageSize: number;
}>;

const orderOf = (sort: AccountFilter["sort"], language: string) => {
  if (sort === "newest") return sql`created_at desc`;
  const byName = companyOrder("staff_account", language);
  return sort === "name"
    ? byName
    : sql`array_position(array['admin', 'super-editor', 'editor'], role), ${byName}`;
};

const stateSql = sql`case when closed_at is not null then 'closed'
  when password_hash is null then 'without-password' else 'active' end`;

/** One page of the accounts; `total` counts all matches. */
export const searchAccounts = async (
  db: Database,
  { search, state, role, sort, page, pageSize }: AccountFilter,
  { reach, now, language }: Readonly<{ reach: Reach; now: Date; language: string }>,
): Promise<{ items: readonly ListedAccount[]; total: number }> => {
  const like = patternOf(search.trim());
  const { rows } = await sql<Row & { total: number; sessions: number }>`
    select *, (count(*) over ())::integer as total, (
      select count(*)::integer from session
      where session.realm = ${staffRealm.name} and session.subject = staff_account.id::text
        and session.idle_until > ${now} and session.ends_at > ${now}
    ) as sessions
    from staff_account
    where ${isInReach(reach)} and ${finds(sql<string>`name || ' ' || email`, like)}
      and (${state}::text is null or ${stateSql} = ${state})
      and (${role}::text is null or role = ${role})
    order by ${orderOf(sort, language)}, id
    limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(db);
  return {
    items: rows.map((row) => ({ ...toStored(row), sessions: row.sessions })),
    total: rows[0]?.total ?? 0,
  };
};

/** It has no password yet. */
export const insertAccount = async (
  trx: Database,
  { email, name, role, countries }: NewAccount,
): Promise<StoredAccount> =>
  toStored(
    await trx
      .insertInto("staff_account")
      .values({ email, name, role, countries: countries && [...countries], password_hash: null })
      .returningAll()
      .executeTakeFirstOrThrow(),
  );

type Change = Partial<
  Pick<
    Row,
    | "version"
    | "name"
    | "role"
    | "countries"
    | "closed_at"
    | "password_hash"
    | "password_set_at"
    | "invitation"
    | "invited_until"
  >
>;

/** The version counts what administrators write in the account's form. */
const change = async (trx: Database, id: string, columns: Change): Promise<StoredAccount> =>
  toStored(
    await trx
      .updateTable("staff_account")
      .set(columns)
      .where("id", "=", id)
      .returningAll()
      .executeTakeFirstOrThrow(),
  );

/** A closed account has no invitation: it opens again only by an administrator. */
export const updateAccount = (
  trx: Database,
  { id, version }: StoredAccount,
  { name, role, countries, isClosed }: AccountInput,
  now: Date,
): Promise<StoredAccount> =>
  change(trx, id, {
    version: version + 1,
    name,
    role,
    countries: countries && [...countries],
    closed_at: isClosed ? now : null,
    ...(isClosed ? { invitation: null, invited_until: null } : {}),
  });

/** A new password ends the invitation. */
export const updatePassword = (
  trx: Database,
  id: string,
  hash: string,
  now: Date,
): Promise<StoredAccount> =>
  change(trx, id, {
    password_hash: hash,
    password_set_at: now,
    invitation: null,
    invited_until: null,
  });

/** Makes the account's former invitation worthless. */
export const renewInvitation = (trx: Database, id: string, until: Date): Promise<StoredAccount> =>
  change(trx, id, { invitation: randomUUID(), invited_until: until });

export type StoredInvitation = Readonly<{
  id: string;
  email: string;
  name: string;
  invitation: string;
  until: Date;
}>;

/** Null for an account without an invitation, and for a closed one. */
export const invitationOf = async (db: Database, id: string): Promise<StoredInvitation | null> => {
  const row = await db
    .selectFrom("staff_account")
    .select(["id", "email", "name", "invitation", "invited_until"])
    .where("id", "=", id)
    .where("closed_at", "is", null)
    .executeTakeFirst();
  if (!row?.invitation || !row.invited_until) return null;
  const { email, name, invitation, invited_until } = row;
  return { id, email, name, invitation, until: invited_until };
};

const openAccounts = (db: Database) =>
  db.selectFrom("staff_account").selectAll().where("closed_at", "is", null);

export const openAccountByEmail = (db: Database, email: string) =>
  openAccounts(db).where("email", "=", normalizeEmail(email)).executeTakeFirst();

export const openAccountById = (db: Database, id: string) =>
  openAccounts(db).where("id", "=", id).executeTakeFirst();

export const emailsWithAccount = async (
  db: Database,
  emails: readonly string[],
): Promise<readonly string[]> => {
  const rows = await db
    .selectFrom("staff_account")
    .select("email")
    .where("email", "in", emails)
    .execute();
  return rows.map(({ email }) => email);
};

export const hasAccounts = async (db: Database): Promise<boolean> =>
  (await db.selectFrom("staff_account").select("id").limit(1).executeTakeFirst()) !== undefined;
