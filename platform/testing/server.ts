import { sql } from "kysely";
import { randomUUID } from "node:crypto";
import { openDatabase } from "#platform/server/database/open.ts";

export const isOnServer = process.env["TEST_ENGINE"] === "postgres";

const serverUrl = (): string => {
  const url = process.env["TEST_DATABASE_URL"];
  if (!url) throw new Error("TEST_ENGINE=postgres needs TEST_DATABASE_URL.");
  return url;
};

const administer = async (statement: string): Promise<void> => {
  const admin = await openDatabase({ url: serverUrl() });
  await sql.raw(statement).execute(admin.db);
  await admin.close();
};

/**
 * A new database on the server that `TEST_DATABASE_URL` names.
 * @param template the database to copy, which must have no connections
 */
export const createOnServer = async (template = "template1") => {
  const name = `wayroam_test_${randomUUID().replaceAll("-", "")}`;
  await administer(`create database ${name} template ${template}`);
  const url = new URL(serverUrl());
  url.pathname = `/${name}`;
  return {
    name,
    url: url.href,
    drop: () => administer(`drop database ${name} with (force)`),
  };
};
