import { randomUUID } from "node:crypto";
import pg from "pg";

const serverUrl = (): string => {
  const url = process.env["TEST_DATABASE_URL"];
  if (!url) throw new Error("TEST_DATABASE_URL names no PostgreSQL.");
  return url;
};

/**
 * The engine of a test's database: PostgreSQL where `TEST_DATABASE_URL` names a server, the embedded
 * one otherwise. `TEST_ENGINE` asks for one of the two.
 */
export const testEngine = (environment: Readonly<Record<string, unknown>> = process.env) => {
  const asked = environment["TEST_ENGINE"] ?? process.env["TEST_ENGINE"];
  if (asked === "postgres" || asked === "embedded") return asked;
  return process.env["TEST_DATABASE_URL"] ? "postgres" : "embedded";
};

/** Without the product's limits, because the server of a busy run may take long to answer. */
const administer = async (statement: string): Promise<void> => {
  const admin = new pg.Client({ connectionString: serverUrl() });
  await admin.connect();
  try {
    await admin.query(statement);
  } finally {
    await admin.end();
  }
};

/** The address of a database on the server that `TEST_DATABASE_URL` names. */
export const urlOnServer = (name: string): string => {
  const url = new URL(serverUrl());
  url.pathname = `/${name}`;
  return url.href;
};

/**
 * A new database on the server that `TEST_DATABASE_URL` names. Its files are copied as they are: to
 * write each page to the log first, PostgreSQL's own way, takes twice as long for so small a database.
 * @param template the database to copy, which must have no connections
 */
export const createOnServer = async (template = "template1") => {
  const name = `wayroam_test_${randomUUID().replaceAll("-", "")}`;
  await administer(`create database ${name} template ${template} strategy file_copy`);
  return {
    name,
    url: urlOnServer(name),
    drop: () => administer(`drop database ${name} with (force)`),
  };
};
