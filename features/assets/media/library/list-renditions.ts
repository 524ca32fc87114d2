import type { FileStore } from "#platform/server/files/file-store.ts";
import type { Database } from "#platform/server/database/tables.ts";
import { renditionFormats } from "#features/assets/media/contract.ts";
import type { Renditions } from "../library-contract.ts";
import { shownWidths } from "../parts/shown-widths.ts";
import { renditionName } from "../renditions.ts";
import { contentHashOf, type StoredMedia } from "./store.ts";

/** The widths in which the site may show a picture, with the bytes of what was made so far. */
export const listRenditions = async (
  db: Database,
  files: FileStore,
  { id, width: originalWidth, height }: StoredMedia,
): Promise<Renditions> => {
  const sha256 = await contentHashOf(db, id);
  const items = await Promise.all(
    shownWidths({ width: originalWidth }).map(async (listed) => {
      const sizes = await Promise.all(
        renditionFormats.map((format) => files.size(renditionName(sha256, listed, format))),
      );
      const [avif = null, webp = null, jpeg = null] = sizes;
      const width = Math.min(listed, originalWidth);
      return {
        width: listed,
        height: Math.max(1, Math.round((height * width) / originalWidth)),
        bytes: { avif, webp, jpeg },
      };
    }),
  );
  return { items };
};
