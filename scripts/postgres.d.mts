export type Postgres = Readonly<{
  url: string;
  stop(): Promise<void>;
  /** Where its data and sockets lie. */
  folder: string;
  /** Ends it and keeps its data: SIGINT lets nobody finish, SIGQUIT leaves a crash to recover from. */
  end(signal: "SIGINT" | "SIGQUIT"): Promise<void>;
  /** Starts it again on the same port; true once it answers. */
  start(): Promise<boolean>;
}>;

/** A throwaway PostgreSQL; null where the machine has no binaries. */
export const startPostgres: () => Promise<Postgres | null>;
