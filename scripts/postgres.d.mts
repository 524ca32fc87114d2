export type Postgres = Readonly<{
  url: string;
  stop(): Promise<void>;
  /** Contains its data and its sockets. */
  folder: string;
  /**
   * Stops the server and keeps its data: SIGINT aborts running transactions, SIGQUIT leaves a crash
   * to recover from.
   */
  end(signal: "SIGINT" | "SIGQUIT"): Promise<void>;
  /** Starts it again on the same port; resolves to true once it answers. */
  start(): Promise<boolean>;
}>;

/** A temporary PostgreSQL; null where the machine has no binaries. */
export const startPostgres: () => Promise<Postgres | null>;
