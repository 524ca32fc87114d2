import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { createInterface } from "node:readline";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { ownFile } from "../files/own.ts";

/** Row count and hash of a file's lines, for the manifest to check. */
export type LinesDigest = Readonly<{ rows: number; sha256: string }>;

export const writeLines = async (
  file: string,
  lines: AsyncIterable<string>,
): Promise<LinesDigest> => {
  const hash = createHash("sha256");
  let rows = 0;
  const countedLines = async function* () {
    for await (const line of lines) {
      rows += 1;
      hash.update(`${line}\n`);
      yield `${line}\n`;
    }
  };
  await pipeline(
    Readable.from(countedLines()),
    createGzip({ level: 6 }),
    createWriteStream(file, { mode: ownFile }),
  );
  return { rows, sha256: hash.digest("hex") };
};

/** @throws Error when the file is cut off or not gzip */
export async function* readLines(file: string): AsyncGenerator<string> {
  const unpacked = createGunzip();
  const unpacking = pipeline(createReadStream(file), unpacked);
  unpacking.catch(() => undefined); // The error is thrown below, after the last readable line.
  for await (const line of createInterface({ input: unpacked, crlfDelay: Infinity })) yield line;
  await unpacking;
}

/** @throws Error in the same cases as `readLines` */
export const countLines = async (file: string): Promise<LinesDigest> => {
  const hash = createHash("sha256");
  let rows = 0;
  for await (const line of readLines(file)) {
    rows += 1;
    hash.update(`${line}\n`);
  }
  return { rows, sha256: hash.digest("hex") };
};
