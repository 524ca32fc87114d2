import { readdirSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Cuts a file into the largest blocks; Brotli's own choice is smaller for some files. */
const inLargeBlocks = {
  params: { [constants.BROTLI_PARAM_LGBLOCK]: constants.BROTLI_MAX_INPUT_BLOCK_BITS },
};

const smallest = (copies) =>
  copies.reduce((one, other) => (other.length < one.length ? other : one));

const compressFile = async (file, ways) => {
  const bytes = await readFile(file);
  const copies = await Promise.all(ways.map((options) => brotli(bytes, options)));
  await writeFile(`${file}.br`, smallest(copies));
  await writeFile(`${file}.gz`, await gzipped(bytes, { level: 9 }));
};

/**
 * Writes a Brotli and a gzip copy beside each text file of a folder, so that no request waits for
 * compression. The work is Node's threads', a file each. `tightly` takes twice as long: which way
 * of cutting into blocks is smaller depends on a file's bytes, names of files included.
 */
export const compressFolder = async (folder, { tightly }) => {
  const ways = tightly ? [{}, inLargeBlocks] : [{}];
  const files = readdirSync(folder, { recursive: true })
    .map((name) => join(folder, name.toString()))
    .filter((file) => /\.(js|css|svg|html)$/.test(file));
  await Promise.all(files.map((file) => compressFile(file, ways)));
};
