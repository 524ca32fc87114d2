/** Size in pixels of the picture that social networks show for a shared link. */
export const shareSize = { width: 1200, height: 630 } as const;

type Focal = Readonly<{ x: number; y: number; isChosen: boolean }>;

/** Where the focal point is until somebody says where it should be. */
export const middle = { x: 50, y: 50 } as const;

/**
 * A focal point that is sent without whether it was chosen, as a version from before it was asked
 * is, was chosen if it was moved; in the middle it stays as it was.
 */
export const withChoice = (
  { x, y, isChosen }: Omit<Focal, "isChosen"> & Partial<Focal>,
  before: Focal,
): Focal => ({
  x,
  y,
  isChosen: x !== middle.x || y !== middle.y || (isChosen ?? before.isChosen),
});

/**
 * The least widths in points that places of the site need: a picture at the top of a page fills a
 * screen, one in the text a column, a portrait a corner of it.
 */
export const leastWidths = { top: 1280, column: 960, poster: 640, portrait: 320 } as const;

/** What an uploaded picture may be. */
export const uploadLimits = {
  bytes: 30 * 1024 * 1024,
  /** Width times height; decoding needs four bytes for each. */
  pixels: 80_000_000,
  /** Larger pictures are made smaller: twice the width of the widest rendition. */
  longestSide: 3840,
} as const;

export const tooLargeMessage = `A picture may have ${uploadLimits.bytes / 1024 / 1024} MB at most. Make it smaller and upload it again.`;

export type PictureType = "jpeg" | "png" | "webp" | "avif";

const startsWith = (head: Uint8Array, bytes: readonly number[], at = 0): boolean =>
  bytes.every((byte, index) => head[at + index] === byte);

const asciiOf = (head: Uint8Array, from: number, to: number): string =>
  String.fromCodePoint(...head.subarray(from, to));

/** The brands of an ISO base media file (ISO/IEC 14496-12, `ftyp`); empty for any other file. */
const brandsOf = (head: Uint8Array): readonly string[] => {
  if (asciiOf(head, 4, 8) !== "ftyp") return [];
  const end = Math.min(head[3] ?? 0, head.length);
  const brands: string[] = [];
  for (let at = 8; at + 4 <= end; at += 4) brands.push(asciiOf(head, at, at + 4));
  return brands;
};

/** How many bytes of a file tell what it is. */
export const headLength = 256;

/**
 * What a file is by its content, whatever its name says; null for what is no accepted picture.
 * @param head its first bytes, `headLength` of them
 */
export const pictureTypeOf = (head: Uint8Array): PictureType | null => {
  if (startsWith(head, [0xff, 0xd8, 0xff])) return "jpeg";
  if (startsWith(head, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return "png";
  if (asciiOf(head, 0, 4) === "RIFF" && asciiOf(head, 8, 12) === "WEBP") return "webp";
  return brandsOf(head).includes("avif") ? "avif" : null;
};

/** Why a file is refused and what to do instead; null for an accepted picture. */
export const typeRefusal = (head: Uint8Array): string | null => {
  if (pictureTypeOf(head)) return null;
  const text = asciiOf(head, 0, headLength);
  if (text.startsWith("GIF8")) return "GIF is not accepted. Save it as PNG and upload that.";
  if (/<svg/i.test(text)) return "SVG can carry scripts. Save it as PNG and upload that.";
  if (brandsOf(head).some((brand) => /^(?:he|mif1|msf1)/.test(brand)))
    return "HEIC is not accepted. Save it as JPEG and upload that.";
  return "This is no JPEG, PNG, WebP or AVIF picture.";
};
