import { BrokenPicture, countParts } from "./broken-picture.ts";

const headBytes = 12;
/** Says in its first byte which chunks follow; two of them are left out. */
const extended = "VP8X";
const exifAndXmp = 0x08 | 0x04;
const drawing = new Set([extended, "ANIM", "ANMF", "ALPH", "VP8 ", "VP8L", "ICCP"]);

const chunkAt = (bytes: Buffer, at: number) => {
  const type = bytes.toString("latin1", at, at + 4);
  const length = bytes.readUInt32LE(at + 4);
  // A chunk of an odd length has a byte behind it that is not counted.
  return { type, end: at + 8 + length + (length % 2) };
};

const withoutFlags = (chunk: Buffer): Buffer => {
  const copy = Buffer.from(chunk);
  copy[8] = (copy[8] ?? 0) & ~exifAndXmp;
  return copy;
};

/**
 * A WebP without EXIF, XMP and what follows its end; no point of it changes.
 * @throws BrokenPicture
 */
export const stripWebp = (bytes: Buffer): Buffer => {
  const fileEnd = bytes.readUInt32LE(4) + 8;
  if (fileEnd > bytes.length) throw new BrokenPicture();
  const kept: Buffer[] = [];
  const count = countParts();
  for (let at = headBytes; at + 8 <= fileEnd;) {
    count();
    const { type, end } = chunkAt(bytes, at);
    if (end > fileEnd) throw new BrokenPicture();
    const chunk = bytes.subarray(at, end);
    if (drawing.has(type)) kept.push(type === extended ? withoutFlags(chunk) : chunk);
    at = end;
  }
  const body = Buffer.concat(kept);
  const head = Buffer.from(bytes.subarray(0, headBytes));
  head.writeUInt32LE(body.length + 4, 4);
  return Buffer.concat([head, body]);
};
