import { promisify } from "node:util";
import { gunzip, gzip } from "node:zlib";
import { type RawBuilder, sql } from "kysely";

const zip = promisify(gzip);
const unzip = promisify(gunzip);

/**
 * Compresses a text for a `bytea` column, off the main thread. It is sent as base64: the embedded
 * engine takes five times as long over bytes as over text.
 */
export const compress = async (text: string): Promise<RawBuilder<Uint8Array>> => {
  const bytes = await zip(text, { level: 1 });
  return sql<Uint8Array>`decode(${bytes.toString("base64")}, 'base64')`;
};

/** A compressed column in the form that `decompress` reads; null where the column is null. */
export const compressedColumn = (column: string): RawBuilder<string | null> =>
  sql<string | null>`encode(${sql.ref(column)}, 'base64')`;

/** @param base64 a value selected by `compressedColumn` */
export const decompress = async (base64: string): Promise<string> =>
  (await unzip(Buffer.from(base64, "base64"))).toString();
