import type { Database } from "./tables.ts";

export type RunSql = (
  text: string,
  values?: unknown[],
) => Promise<{ rows: Record<string, unknown>[] }>;

/** An open database, and the ways to hear of changes and to close it. */
export type OpenDatabase = Readonly<{
  db: Database;
  engine: "postgres" | "pglite";
  /** Calls back for each notification; `onReconnect` after a lost connection, since missed ones are not repeated. */
  listen(channel: string, heard: (payload: string) => void, onReconnect: () => void): Promise<void>;
  /** How many connections there are, how many of them are idle, and how many ask for one. */
  connections(): Readonly<{ open: number; idle: number; asked: number }>;
  /**
   * Runs SQL of a library of our own choice, which may be several statements when it has no values.
   * On the embedded engine it waits for transactions that are under way, since both share one connection.
   */
  runSql: RunSql;
  close(): Promise<void>;
}>;
