const asciiOf = (bytes: Uint8Array, from: number, to: number): string =>
  String.fromCodePoint(...bytes.subarray(from, to));

const numberOf = (type: string): number => Buffer.from(type, "latin1").readUInt32BE();
const [animationControl, imageData] = [numberOf("acTL"), numberOf("IDAT")];

/** A chunk of animation control stands before the picture's data (PNG, third edition, 11.3.6.1). */
const isMovingPng = (bytes: Uint8Array): boolean => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 8; at + 8 <= bytes.length; at += view.getUint32(at) + 12) {
    // Numbers and no texts, since a file may be made of millions of empty chunks.
    const type = view.getUint32(at + 4);
    if (type === animationControl) return true;
    if (type === imageData) return false;
  }
  return false;
};

const webpAnimation = 0x02;

/**
 * Whether a PNG, WebP, GIF or AVIF moves; false for any other file. Readers of pictures show the
 * first frame alone and say nothing of a moving PNG, so that it is looked for here. Every GIF is
 * taken for moving.
 * @param bytes the whole file
 */
export const isMovingPicture = (bytes: Uint8Array): boolean => {
  if (asciiOf(bytes, 1, 4) === "PNG") return isMovingPng(bytes);
  if (asciiOf(bytes, 0, 4) === "GIF8") return true;
  if (asciiOf(bytes, 4, 12) === "ftypavis") return true;
  const isExtended = asciiOf(bytes, 0, 4) === "RIFF" && asciiOf(bytes, 8, 16) === "WEBPVP8X";
  return isExtended && ((bytes[20] ?? 0) & webpAnimation) !== 0;
};
