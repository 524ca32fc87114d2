import { z } from "zod";

/**
 * The content of a backup's `manifest.json`. It is written last, so that a folder without one is no
 * backup.
 */
export const manifestSchema = z.strictObject({
  format: z.literal(1),
  takenAt: z.iso.datetime(),
  /** Names of the migrations that the database has, in the order in which they ran. */
  migrations: z.array(z.string()).min(1),
  tables: z.array(
    z.strictObject({
      name: z.string().regex(/^[a-z_]+$/),
      rows: z.number().int().nonnegative(),
      /** The hash of the uncompressed lines, in hexadecimal digits. */
      sha256: z.string().regex(/^[0-9a-f]{64}$/),
    }),
  ),
  /** Paths relative to the backup's folder `files`. */
  files: z.array(z.string().regex(/^[a-z0-9._/-]+$/)),
});

export type Manifest = z.infer<typeof manifestSchema>;

export const manifestName = "manifest.json";

/** Each line is one row in PostgreSQL's record notation, as a JSON string. */
export const tableFile = (table: string): string => `tables/${table}.rows.gz`;
