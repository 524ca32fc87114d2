import type { FastifyRequest } from "fastify";
import type { ColumnType, Generated, JSONColumnType, Selectable } from "kysely";
import type { MarketId } from "#markets/market-type.ts";
import type { Database } from "#platform/server/database/tables.ts";
import type { Visitor } from "#platform/server/http/routes/access.ts";
import { normalizeEmail } from "#platform/server/identity/plain-email.ts";
import { sessionIdOf } from "#platform/server/identity/session/cookies.ts";
import { readSession } from "#platform/server/identity/session/store.ts";
import { insertConsents } from "./consents.ts";
import type { TaxCountry } from "./contract.ts";
import { visitorRealm } from "./realm.ts";

type AccountTable = {
  id: Generated<string>;
  version: Generated<number>;
  /** In lower case. */
  email: string;
  name: Generated<string>;
  phone: string | null;
  /** `YYYY-MM-DD` */
  birth_day: Generated<string | null>;
  street: Generated<string | null>;
  city: Generated<string | null>;
  postcode: Generated<string | null>;
  /** Two letters of ISO 3166-1. */
  country: Generated<string | null>;
  tax_codes: JSONColumnType<Partial<Record<TaxCountry, string>>, string | undefined, string>;
  /** Null until somebody sets a password. */
  password_hash: string | null;
  /** The market in which the account was made; it is valid in every market. */
  market: MarketId;
  /** The account's id at an external provider. */
  external_subject: ColumnType<string | null, string | null | undefined, string | null>;
  created_at: Date;
  updated_at: Date;
};

declare module "#platform/server/database/tables.ts" {
  interface Tables {
    visitor_account: AccountTable;
  }
}

export type VisitorAccount = Selectable<AccountTable>;

export type VisitorReading = Readonly<{
  db: Database;
  secureCookies: boolean;
  /** Whether an external provider keeps the accounts. */
  isExternal: boolean;
  now: () => Date;
}>;

const accounts = (db: Database) => db.selectFrom("visitor_account").selectAll();

export const accountByEmail = (db: Database, email: string) =>
  accounts(db).where("email", "=", normalizeEmail(email)).executeTakeFirst();

export const accountById = (db: Database, id: string) =>
  accounts(db).where("id", "=", id).executeTakeFirst();

/** Where somebody is written to, and in which market's language. */
export type AccountAddress = Readonly<{
  id: string;
  email: string;
  /** Empty where nobody has said it. */
  name: string;
  market: MarketId;
}>;

/** Without those that are not there, in the order of the ids. */
export const accountAddresses = async (
  db: Database,
  ids: readonly string[],
): Promise<readonly AccountAddress[]> => {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom("visitor_account")
    .select(["id", "email", "name", "market"])
    .where("id", "in", ids)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
};

/** Holds an account until the transaction ends. @returns whether there is one */
export const lockAccount = async (trx: Database, id: string): Promise<boolean> => {
  const row = await trx
    .selectFrom("visitor_account")
    .select("id")
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
};

export type NewAccountRow = Readonly<{
  email: string;
  name?: string;
  phone: string | null;
  passwordHash: string | null;
  marketing: boolean;
  market: MarketId;
  now: Date;
}>;

/**
 * Makes an account with what its owner has agreed to.
 * @returns its id; null where the e-mail has an account already
 */
export const insertAccount = async (
  trx: Database,
  { email, name = "", phone, passwordHash, marketing, market, now }: NewAccountRow,
): Promise<string | null> => {
  const row = await trx
    .insertInto("visitor_account")
    .values({
      email: normalizeEmail(email),
      name,
      phone,
      password_hash: passwordHash,
      market,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!row) return null;
  const said = { place: "account", market, at: now } as const;
  await insertConsents(trx, row.id, [
    { kind: "terms", isGiven: true, ...said },
    { kind: "marketing", isGiven: marketing, ...said },
  ]);
  return row.id;
};

/** The account of a session's subject. */
const accountOfSubject = (db: Database, subject: string, isExternal: boolean) =>
  isExternal
    ? accounts(db).where("external_subject", "=", subject).executeTakeFirst()
    : accountById(db, subject);

/** The visitor who is signed in with a request to a market's host; null for a stranger. */
export const signedInVisitor = async (
  { db, secureCookies, isExternal, now }: VisitorReading,
  request: FastifyRequest,
  market: string,
): Promise<Visitor | null> => {
  const id = sessionIdOf(visitorRealm, request, secureCookies);
  const session = await readSession(db, visitorRealm, id, now());
  if (!session) return null;
  const account = await accountOfSubject(db, session.subject, isExternal);
  if (!account) return null;
  const { idHash, until } = session;
  const { email, name } = account;
  return { accountId: account.id, email, name, market, session: { idHash, until } };
};
