import sharp from "sharp";
import { type FileStore, writeIfPossible } from "#platform/server/files/file-store.ts";
import type { Queue } from "#platform/server/load/request-queue.ts";
import { renditionFormats, renditionWidths } from "./contract.ts";

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
 * Makes a rendition when it is first requested, and stores it. The queue limits encoding, so that a
 * page full of new pictures leaves processor time for rendering pages.
 */
export const createRenditions = (files: FileStore, queue: Queue) => {
  const inProgress = new Map<string, Promise<Buffer | null>>();

  const readOrEncode = async (
    sha256: string,
    width: number,
    format: RenditionFormat,
    name: string,
  ) => {
    const stored = await files.read(name);
    if (stored) return stored;
    // Originals are read in the queue, so that no more of them are in memory than are encoded.
    const encoded = await queue.run(async () => {
      const original = await files.read(originalName(sha256));
      return original && encode(original, width, format);
    });
    if (encoded) await writeIfPossible(files, name, encoded);
    return encoded;
  };

  /** Null when the original file is missing. */
  return (sha256: string, width: number, format: RenditionFormat): Promise<Buffer | null> => {
    const name = renditionName(sha256, width, format);
    const running = inProgress.get(name) ?? readOrEncode(sha256, width, format, name);
    inProgress.set(name, running);
    return running.finally(() => inProgress.delete(name));
  };
};
