import type { Role } from "#platform/roles.ts";

/** `role` is the lowest role that may call; `denial` is the message for any lower role. */
export type Access = Readonly<{ role: Role; denial?: string }>;

/** The required access for each action on one kind of record. Each feature declares its own. */
export type Policy = Readonly<Record<string, Access>>;
