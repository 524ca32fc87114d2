import type { Database } from "./tables.ts";

export type RunSql = (
  text: string,
  values?: unknown[],
) => Promise<{ rows: Record<string, unknown>[] }>;

/** An open database, and the ways to hear of changes and to close it. */
export type OpenDatabase = Readonly<{
  db: Database;
  engine: "postgres" | "pglite";
  /**
   * Calls `heard` for each notification, and `onReconnect` after a lost connection, because
   * notifications that were missed meanwhile are not repeated.
   */
  listen(channel: string, heard: (payload: string) => void, onReconnect: () => void): Promise<void>;
  /** From now on nobody waits longer for a connection than a visitor does. */
  endStart(): void;
  /**
   * How many connections are open, how many of them are idle, and how many callers wait for one.
   */
  connections(): Readonly<{ open: number; idle: number; asked: number }>;
  /**
   * Runs the SQL of a library that has no connection of its own; the text may be several statements
   * when it has no values. On the embedded engine the call waits for transactions that are under
   * way, since both share one connection.
   */
  runSql: RunSql;
  close(): Promise<void>;
}>;
