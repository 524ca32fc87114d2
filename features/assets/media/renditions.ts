import sharp from "sharp";
import { type FileStore, writeIfPossible } from "#platform/server/files/file-store.ts";
import { FilesAway } from "#platform/server/files/files-away.ts";
import { Overloaded, type Queue } from "#platform/server/load/request-queue.ts";
import { renditionFormats, renditionWidths } from "./contract.ts";
import { headLength, pictureTypeOf } from "./rules.ts";

export type RenditionFormat = (typeof renditionFormats)[number];

/** Name of the stored original. Uploads with the same content share one file. */
export const originalName = (sha256: string): string => `originals/${sha256}`;

export const renditionName = (sha256: string, width: number, format: RenditionFormat): string =>
  `renditions/${sha256}/${width}.${format}`;

/**
 * Accepts only the listed widths and formats, because strangers could otherwise fill the disk with
 * renditions.
 */
export const isRendition = (width: number, format: string): format is RenditionFormat =>
  renditionWidths.some((one) => one === width) && renditionFormats.some((one) => one === format);

/** Names of all files that may be stored of a content. */
export const fileNamesOf = (sha256: string): readonly string[] => [
  originalName(sha256),
  ...renditionWidths.flatMap((width) =>
    renditionFormats.map((format) => renditionName(sha256, width, format)),
  ),
];

const encode = (original: Buffer, width: number, format: RenditionFormat): Promise<Buffer> => {
  const image = sharp(original, { limitInputPixels: 80_000_000 })
    .rotate()
    .resize({ width, withoutEnlargement: true });
  if (format === "avif") return image.avif({ quality: 52, effort: 2 }).toBuffer();
  if (format === "webp") return image.webp({ quality: 76 }).toBuffer();
  return image.flatten({ background: "#fff" }).jpeg({ quality: 78, mozjpeg: true }).toBuffer();
};

/**
 * Makes a rendition unless it is stored. Null when the original file is missing.
 * @throws what the store throws while it is away
 */
export const makeRendition = async (
  files: FileStore,
  sha256: string,
  width: number,
  format: RenditionFormat,
): Promise<Buffer | null> => {
  const name = renditionName(sha256, width, format);
  if (await files.has(name)) return files.read(name);
  const original = await files.read(originalName(sha256));
  const encoded = original && (await encode(original, width, format));
  if (encoded) await writeIfPossible(files, name, encoded);
  return encoded;
};

/** What is sent for a rendition. `isFinal` is false for what stands in until it is made. */
export type FoundRendition = Readonly<{ body: Buffer; type: string; isFinal: boolean }>;

/** The widths in which a picture may be stored instead, the best first: wider ones lose no detail. */
const substituteWidths = (width: number): readonly number[] => [
  ...renditionWidths.filter((each) => each > width),
  ...renditionWidths.filter((each) => each < width).toReversed(),
];

/**
 * Reads renditions for visitors, who never wait for one to be made. What is missing is made in the
 * queue, after the answer; until then the next one that is stored is sent, or the original. The
 * queue limits encoding, so that a page full of new pictures leaves processor time for pages.
 * @param report receives errors of making one, but no refusal of a full queue: it is asked for again
 */
export const createRenditions = (
  files: FileStore,
  queue: Queue,
  report: (error: unknown) => void,
) => {
  const making = new Set<string>();
  const substitutes = new Map<string, Promise<FoundRendition | null>>();

  const make = async (sha256: string, width: number, format: RenditionFormat) => {
    const name = renditionName(sha256, width, format);
    if (making.has(name)) return;
    making.add(name);
    try {
      // Originals are read in the queue, so that no more of them are in memory than are encoded.
      await queue.run(() => makeRendition(files, sha256, width, format));
    } catch (error) {
      if (!(error instanceof Overloaded) && !(error instanceof FilesAway)) report(error);
    } finally {
      making.delete(name);
    }
  };

  const readOriginal = async (sha256: string): Promise<FoundRendition | null> => {
    const body = await files.read(originalName(sha256));
    const type = body && pictureTypeOf(body.subarray(0, headLength));
    return body && { body, type: `image/${type ?? "jpeg"}`, isFinal: false };
  };

  const readSubstitute = async (
    sha256: string,
    width: number,
    format: RenditionFormat,
  ): Promise<FoundRendition | null> => {
    const names = substituteWidths(width).map((each) => renditionName(sha256, each, format));
    const areStored = await Promise.all(names.map((name) => files.has(name)));
    const next = names.find((_, at) => areStored[at]);
    const body = next === undefined ? null : await files.read(next);
    return body ? { body, type: `image/${format}`, isFinal: false } : readOriginal(sha256);
  };

  /** Null when the original file is missing. */
  return async (
    sha256: string,
    width: number,
    format: RenditionFormat,
  ): Promise<FoundRendition | null> => {
    const name = renditionName(sha256, width, format);
    const stored = await files.read(name);
    if (stored) return { body: stored, type: `image/${format}`, isFinal: true };
    void make(sha256, width, format);
    // Many who ask for the same at once share one copy in memory.
    const running = substitutes.get(name) ?? readSubstitute(sha256, width, format);
    substitutes.set(name, running);
    return running.finally(() => substitutes.delete(name));
  };
};
