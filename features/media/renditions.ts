import sharp from "sharp";
import { type FileStore, keepIfRoom } from "#platform/server/files/folder.ts";
import type { Queue } from "#platform/server/load/queue.ts";
import { renditionFormats, renditionWidths } from "./contract.ts";

export type RenditionFormat = (typeof renditionFormats)[number];

/** Where the picture as it was uploaded lies: pictures with the same content share one file. */
export const originalName = (sha256: string): string => `originals/${sha256}`;

const renditionName = (sha256: string, width: number, format: RenditionFormat): string =>
  `renditions/${sha256}/${width}.${format}`;

/** A width and format that may be asked for; anything else would let strangers fill the disk. */
export const isRendition = (width: number, format: string): format is RenditionFormat =>
  renditionWidths.some((one) => one === width) && renditionFormats.some((one) => one === format);

const encode = (original: Buffer, width: number, format: RenditionFormat): Promise<Buffer> => {
  const image = sharp(original, { limitInputPixels: 80_000_000 })
    .rotate()
    .resize({ width, withoutEnlargement: true });
  if (format === "avif") return image.avif({ quality: 52, effort: 2 }).toBuffer();
  if (format === "webp") return image.webp({ quality: 76 }).toBuffer();
  return image.jpeg({ quality: 78, mozjpeg: true }).toBuffer();
};

/**
 * Makes renditions when they are first asked for and keeps them. They are encoded in their turn, so
 * that a wall of new ones leaves room for pages.
 */
export const createRenditions = (files: FileStore, queue: Queue) => {
  const underWay = new Map<string, Promise<Buffer | null>>();

  const make = async (sha256: string, width: number, format: RenditionFormat, name: string) => {
    const kept = await files.read(name);
    if (kept) return kept;
    const original = await files.read(originalName(sha256));
    if (!original) return null;
    const made = await queue.run(() => encode(original, width, format));
    await keepIfRoom(files, name, made);
    return made;
  };

  /** The picture in a width and format; null when its original is gone. */
  return (sha256: string, width: number, format: RenditionFormat): Promise<Buffer | null> => {
    const name = renditionName(sha256, width, format);
    const running = underWay.get(name) ?? make(sha256, width, format, name);
    underWay.set(name, running);
    return running.finally(() => underWay.delete(name));
  };
};
