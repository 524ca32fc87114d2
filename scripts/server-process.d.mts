/** Environment variables that limit glibc's allocator. */
export const allocatorLimits: Readonly<Record<string, string>>;

/** Node's arguments for the built server. */
export const serverArguments: readonly string[];
