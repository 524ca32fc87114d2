/** A throwaway PostgreSQL; null where the machine has no binaries. */
export const startPostgres: () => Promise<Readonly<{ url: string; stop(): Promise<void> }> | null>;
