import { z } from "zod";

/** What stands in a backup's folder, as `manifest.json` says it. Written last, so that a folder without one is no backup. */
export const manifestSchema = z.strictObject({
  format: z.literal(1),
  takenAt: z.iso.datetime(),
  /** The migrations that had run, in their order. */
  migrations: z.array(z.string()).min(1),
  tables: z.array(
    z.strictObject({
      name: z.string().regex(/^[a-z_]+$/),
      rows: z.number().int().nonnegative(),
      /** SHA-256 of the lines, uncompressed, in hexadecimal digits. */
      sha256: z.string().regex(/^[0-9a-f]{64}$/),
    }),
  ),
  /** Paths of stored files in the folder `files`. */
  files: z.array(z.string().regex(/^[a-z0-9._/-]+$/)),
});

export type Manifest = z.infer<typeof manifestSchema>;

/** Where a backup keeps its manifest. */
export const manifestName = "manifest.json";

/** Where a backup keeps the rows of a table: a line each, as PostgreSQL writes a row, in a JSON string. */
export const tableFile = (table: string): string => `tables/${table}.rows.gz`;
