import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { createInterface } from "node:readline";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";

/** What a file of lines holds, to be told again by a manifest. */
export type Counted = Readonly<{ rows: number; sha256: string }>;

/** Writes lines into a compressed file, and counts them. */
export const writeLines = async (file: string, lines: AsyncIterable<string>): Promise<Counted> => {
  const hash = createHash("sha256");
  let rows = 0;
  const counted = async function* () {
    for await (const line of lines) {
      rows += 1;
      hash.update(`${line}\n`);
      yield `${line}\n`;
    }
  };
  await pipeline(Readable.from(counted()), createGzip({ level: 6 }), createWriteStream(file));
  return { rows, sha256: hash.digest("hex") };
};

/** The lines of such a file. @throws Error when it is cut off or no compressed file */
export async function* readLines(file: string): AsyncGenerator<string> {
  const unpacked = createGunzip();
  const read = pipeline(createReadStream(file), unpacked);
  read.catch(() => undefined); // it is thrown below, after the last line that could be read
  for await (const line of createInterface({ input: unpacked, crlfDelay: Infinity })) yield line;
  await read;
}

/** What such a file holds today. @throws Error as `readLines` */
export const countLines = async (file: string): Promise<Counted> => {
  const hash = createHash("sha256");
  let rows = 0;
  for await (const line of readLines(file)) {
    rows += 1;
    hash.update(`${line}\n`);
  }
  return { rows, sha256: hash.digest("hex") };
};
