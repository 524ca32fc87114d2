import { BrokenPicture, countParts } from "./broken-picture.ts";

const signatureBytes = 8;
/** Length, type and checksum around the data of a chunk. */
const frameBytes = 12;

/**
 * What draws: every critical chunk, whose name begins with a capital, and these. Texts, times, EXIF
 * and chunks of programs say who made it, where and with what.
 */
const drawing = /^(?:[A-Z]...|acTL|fcTL|fdAT|tRNS|gAMA|cHRM|sRGB|iCCP|sBIT|bKGD|pHYs)$/;

/**
 * A PNG without its words, and without what follows its end; no point of it changes.
 * @throws BrokenPicture
 */
export const stripPng = (bytes: Buffer): Buffer => {
  const kept = [bytes.subarray(0, signatureBytes)];
  const count = countParts();
  for (let at = signatureBytes; at + frameBytes <= bytes.length;) {
    count();
    const end = at + bytes.readUInt32BE(at) + frameBytes;
    const type = bytes.toString("latin1", at + 4, at + 8);
    if (end > bytes.length) break;
    if (drawing.test(type)) kept.push(bytes.subarray(at, end));
    if (type === "IEND") return Buffer.concat(kept);
    at = end;
  }
  throw new BrokenPicture();
};
