import { forEachRow } from "#design/office/list/for-each-row.ts";
import { deleteMedia, saveMedia } from "#features/assets/media/library/calls.ts";
import { type ListedMedia, mediaInputSchema } from "#features/assets/media/library-contract.ts";
import { callVersioned } from "#platform/browser/call.ts";
import type { BulkChange } from "./bulk-dialog.tsx";

const nouns = { one: "picture", many: "pictures", nameOf: ({ name }: ListedMedia) => name };

const changed = (media: ListedMedia, change: BulkChange) => {
  const input = mediaInputSchema.strip().parse(media);
  return change.kind === "move"
    ? { ...input, folder: change.folder }
    : { ...input, tags: [...new Set([...input.tags, ...change.tags])] };
};

/** Saves each picture with its own version, so that nobody's work is overwritten. */
export const changeAll = (
  country: string,
  rows: readonly ListedMedia[],
  change: BulkChange,
): Promise<void> =>
  forEachRow(
    rows,
    change.kind === "move" ? "moved" : "tagged",
    (media) =>
      callVersioned(
        saveMedia,
        { country, id: media.id },
        { body: changed(media, change), ifMatch: media.version },
      ),
    nouns,
  );

export const deleteAll = (country: string, rows: readonly ListedMedia[]): Promise<void> =>
  forEachRow(
    rows,
    "deleted",
    ({ id, version }) => callVersioned(deleteMedia, { country, id }, { ifMatch: version }),
    nouns,
  );
