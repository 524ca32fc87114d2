import { Button } from "@mantine/core";
import { useState } from "react";
import { OfficeDialog } from "#design/office/dialogs/office-dialog.tsx";
import { TextField } from "#design/office/form/text-field.tsx";
import { reasonOf } from "#design/office/list/for-each-row.ts";
import { ApiError } from "#platform/browser/call-api.ts";
import { libraryApi } from "../library-api.ts";

export type FolderDialogProps = Readonly<{
  country: string;
  /** The folder that is moved, or in which a new one is made; empty for the library itself. */
  folder: string;
  isNew: boolean;
  onClose: () => void;
  onDone: (path: string) => void;
}>;

/** Makes a folder, or moves one with all that is in it. */
export const FolderDialog = (props: FolderDialogProps) => {
  const { country, folder, isNew, onClose, onDone } = props;
  const [path, setPath] = useState(isNew && folder !== "" ? `${folder}/` : folder);
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const api = libraryApi(country);
      const saved = await (isNew ? api.createFolder(path) : api.moveFolder(folder, path));
      onDone(saved.path);
    } catch (reason) {
      const [first] = reason instanceof ApiError ? reason.errors : [];
      setError(first?.message ?? reasonOf(reason));
      setBusy(false);
    }
  };
  return (
    <OfficeDialog title={isNew ? "New folder" : `Rename or move “${folder}”`} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <TextField
          id="folder-path"
          label="Path"
          hint="A slash puts it into another folder: africa/desert."
          value={path}
          error={error}
          onChange={setPath}
        />
        <footer>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={isBusy}>
            {isNew ? "Make the folder" : "Move the folder"}
          </Button>
        </footer>
      </form>
    </OfficeDialog>
  );
};
