import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import { FilesAway } from "../files-away.ts";
import type { S3Answer } from "./answers.ts";

/** Each reader of a file holds one or two of them. */
const sliceBytes = 128 * 1024;

type Part = Readonly<{ start: number; end: number }>;

type Source = Readonly<{
  place: string;
  /** Null where there is no such object. */
  ask: (part: Part) => Promise<S3Answer | null>;
  /** The hash that the object was stored with; null where somebody else has put it there. */
  hashOf: (answer: S3Answer) => string | null;
}>;

/** Few servers know no ranges and answer with the whole of an object. */
const bytesOf = ({ status, body }: S3Answer, { start, end }: Part): Buffer =>
  status === 206 ? body : body.subarray(start, end + 1);

const totalOf = ({ status, headers, body }: S3Answer): number =>
  status === 206 ? Number(headers.get("content-range")?.split("/")[1]) : body.length;

/**
 * A part of an object, asked for slice by slice, so that neither memory nor a connection is held
 * for a reader who takes nothing. Where all of it is asked for, its last slice is handed on only if
 * the whole has the hash that it was stored with.
 * @throws FilesAway, as does the stream
 */
export const openSlices = async (
  { place, ask, hashOf }: Source,
  { start, end }: Part,
): Promise<Readable | null> => {
  const partAt = (from: number): Part => ({
    start: from,
    end: Math.min(from + sliceBytes - 1, end),
  });
  const first = await ask(partAt(start));
  if (!first) return null;
  const expected = start === 0 && end === totalOf(first) - 1 ? hashOf(first) : null;
  const hash = createHash("sha256");
  const checked = (answer: S3Answer, part: Part): Buffer => {
    const bytes = bytesOf(answer, part);
    if (expected === null) return bytes;
    hash.update(bytes);
    if (part.end < end || hash.digest("hex") === expected) return bytes;
    throw new FilesAway(`The store of files, ${place}, sent another content than was stored.`);
  };
  async function* slices(beginning: Buffer): AsyncGenerator<Buffer> {
    yield beginning;
    for (let from = start + sliceBytes; from <= end; from += sliceBytes) {
      const part = partAt(from);
      const answer = await ask(part);
      if (!answer) throw new FilesAway(`A file was deleted in ${place} while it was read.`);
      yield checked(answer, part);
    }
  }
  return Readable.from(slices(checked(first, partAt(start))), { objectMode: false });
};
