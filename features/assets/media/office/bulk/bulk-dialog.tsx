import { Button } from "@mantine/core";
import { useState } from "react";
import { OfficeDialog } from "#design/office/dialogs/office-dialog.tsx";
import type { LibraryOverview, ListedMedia } from "#features/assets/media/library-contract.ts";
import { counted } from "#platform/counted.ts";
import { SuggestedField } from "../suggested-field.tsx";
import { tagsOf, tagSuggestions } from "../tags-text.ts";

/** What is done to each of several pictures. */
export type BulkChange =
  | Readonly<{ kind: "move"; folder: string }>
  | Readonly<{ kind: "tag"; tags: readonly string[] }>;

export type BulkDialogProps = Readonly<{
  kind: BulkChange["kind"];
  rows: readonly ListedMedia[];
  overview: LibraryOverview | undefined;
  onClose: () => void;
  onApply: (change: BulkChange) => void;
}>;

const count = (number: number): string => counted(number, "picture");

/** Asks for the folder, or for the tags, that several pictures get. */
export const BulkDialog = ({ kind, rows, overview, onClose, onApply }: BulkDialogProps) => {
  const [text, setText] = useState("");
  const isMove = kind === "move";
  return (
    <OfficeDialog
      title={isMove ? `Move ${count(rows.length)}` : `Tag ${count(rows.length)}`}
      onClose={onClose}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const tags = tagsOf(text);
          if (isMove) onApply({ kind, folder: text.trim() });
          else if (tags.length > 0) onApply({ kind, tags });
        }}
      >
        {isMove ? (
          <SuggestedField
            id="bulk-folder"
            label="Folder"
            placeholder="The library itself"
            hint="Choose one, or type a new path: africa/desert."
            suggestions={overview?.folders.map(({ path }) => path) ?? []}
            value={text}
            takesFocus
            onChange={setText}
          />
        ) : (
          <SuggestedField
            id="bulk-tags"
            label="Tags to add"
            hint="With commas between them. The tags they have stay."
            suggestions={tagSuggestions(text, overview?.tags.map(({ tag }) => tag) ?? [])}
            value={text}
            takesFocus
            onChange={setText}
          />
        )}
        <footer>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit">
            {isMove ? `Move ${count(rows.length)}` : `Tag ${count(rows.length)}`}
          </Button>
        </footer>
      </form>
    </OfficeDialog>
  );
};
