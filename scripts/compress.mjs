import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";

/**
 * Writes a Brotli and a gzip copy beside each text file of a folder, so that no request waits for
 * compression.
 */
export const compressFolder = (folder) => {
  for (const name of readdirSync(folder, { recursive: true })) {
    if (!/\.(js|css|svg|html)$/.test(name.toString())) continue;
    const file = join(folder, name.toString());
    const bytes = readFileSync(file);
    writeFileSync(`${file}.br`, brotliCompressSync(bytes));
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
  }
};
