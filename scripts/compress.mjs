import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const inLargeBlocks = {
  params: { [constants.BROTLI_PARAM_LGBLOCK]: constants.BROTLI_MAX_INPUT_BLOCK_BITS },
};

/** Which way of cutting a file into blocks is smaller depends on its bytes, names of files included. */
const brotli = (bytes) => {
  const copies = [brotliCompressSync(bytes), brotliCompressSync(bytes, inLargeBlocks)];
  return copies[1].length < copies[0].length ? copies[1] : copies[0];
};

/**
 * Writes a Brotli and a gzip copy beside each text file of a folder, so that no request waits for
 * compression.
 */
export const compressFolder = (folder) => {
  for (const name of readdirSync(folder, { recursive: true })) {
    if (!/\.(js|css|svg|html)$/.test(name.toString())) continue;
    const file = join(folder, name.toString());
    const bytes = readFileSync(file);
    writeFileSync(`${file}.br`, brotli(bytes));
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
  }
};
