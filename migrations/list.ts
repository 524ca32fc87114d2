import type { Migration } from "kysely/migration";

const files = import.meta.glob<Migration>(["./*.ts", "!./list.ts", "!./*.test.ts"], {
  eager: true,
});

/** Every migration of this folder by the name of its file, forward only, in the order of its number. */
export const migrations: Readonly<Record<string, Migration>> = Object.fromEntries(
  Object.entries(files).map(([path, migration]) => [
    path.slice("./".length, -".ts".length),
    migration,
  ]),
);
