import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import pg from "pg";
import { startPostgres } from "../../scripts/postgres.mjs";

type Row = Readonly<Record<string, number>>;

/** An empty folder, and with `isPostgres` a server's empty database. */
export const openStorage = async (isPostgres: boolean) => {
  const folder = mkdtempSync(join(tmpdir(), "wayroam-bulk-"));
  const postgres = isPostgres ? await startPostgres() : null;
  const url = postgres?.url ?? "";
  return {
    folder,
    url,
    name: isPostgres ? "PostgreSQL" : "the embedded database",
    /** While the product, which alone may have the embedded database open, is not running. */
    runSql: async (text: string): Promise<Row | undefined> => {
      if (isPostgres) {
        const client = new pg.Client(url);
        await client.connect();
        const { rows } = await client.query<Row>(text);
        await client.end();
        return rows[0];
      }
      const database = await PGlite.create({ dataDir: join(folder, "postgres") });
      const { rows } = await database.query<Row>(text);
      await database.close();
      return rows[0];
    },
    remove: async () => {
      await postgres?.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
