import { BrokenPicture, countParts } from "./broken-picture.ts";

// Of GIF89a: what a block begins with, and the label of an extension.
const [extension, image, trailer] = [0x21, 0x2c, 0x3b];
const [graphicControl, application] = [0xf9, 0xff];
const headBytes = 13;
const imageBytes = 10;

/** Of extensions of programs, those alone that say how often a picture is repeated. */
const repeats = /^(?:NETSCAPE2\.0|ANIMEXTS1\.0)$/;

/** The bytes of a table of colours, whose size stands in a byte of flags. */
const tableBytes = (flags: number): number =>
  (flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 7) + 1);

const byteAt = (bytes: Buffer, at: number): number => {
  const byte = bytes[at];
  if (byte === undefined) throw new BrokenPicture();
  return byte;
};

/** Behind a row of blocks, each of which begins with its length; an empty one ends them. */
const endOfBlocks = (bytes: Buffer, start: number): number => {
  let at = start;
  for (;;) {
    const length = byteAt(bytes, at);
    at += length + 1;
    if (length === 0) return at;
  }
};

const isDrawing = (bytes: Buffer, at: number): boolean => {
  const label = byteAt(bytes, at + 1);
  if (label === graphicControl) return true;
  return label === application && repeats.test(bytes.toString("latin1", at + 3, at + 14));
};

/**
 * A GIF without comments, XMP and what follows its end; no point of it changes.
 * @throws BrokenPicture
 */
export const stripGif = (bytes: Buffer): Buffer => {
  let at = headBytes + tableBytes(byteAt(bytes, headBytes - 3));
  const kept = [bytes.subarray(0, at)];
  const count = countParts();
  for (;;) {
    count();
    const kind = byteAt(bytes, at);
    if (kind === trailer) return Buffer.concat([...kept, Buffer.from([trailer])]);
    if (kind !== extension && kind !== image) throw new BrokenPicture();
    // A picture has its place, its colours and a byte before its blocks.
    const blocks =
      kind === extension
        ? at + 2
        : at + imageBytes + tableBytes(byteAt(bytes, at + imageBytes - 1)) + 1;
    const end = endOfBlocks(bytes, blocks);
    if (kind === image || isDrawing(bytes, at)) kept.push(bytes.subarray(at, end));
    at = end;
  }
};
