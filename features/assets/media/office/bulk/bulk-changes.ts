import { forEachRow } from "#design/office/list/for-each-row.ts";
import { callVersioned, ifMatch } from "#platform/browser/call-api.ts";
import { type ListedMedia, mediaInputSchema } from "#features/assets/media/library-contract.ts";
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
        "PUT",
        `${country}/media/${media.id}`,
        changed(media, change),
        ifMatch(media.version),
      ),
    nouns,
  );

export const deleteAll = (country: string, rows: readonly ListedMedia[]): Promise<void> =>
  forEachRow(
    rows,
    "deleted",
    ({ id, version }) =>
      callVersioned("DELETE", `${country}/media/${id}`, undefined, ifMatch(version)),
    nouns,
  );
