import { Button, TextInput } from "@mantine/core";
import { useState } from "react";
import { OfficeDialog } from "#design/office/dialogs/office-dialog.tsx";

export type SaveViewDialogProps = Readonly<{
  /** Names that are taken. */
  names: readonly string[];
  onSave: (name: string) => void;
  onClose: () => void;
}>;

export const SaveViewDialog = ({ names, onSave, onClose }: SaveViewDialogProps) => {
  const [name, setName] = useState("");
  const [error, setError] = useState("");
  const save = () => {
    const given = name.trim();
    if (given === "") setError("Give the view a name.");
    else if (names.includes(given)) setError("There is a view of this name already.");
    else onSave(given);
  };
  return (
    <OfficeDialog title="Save as new view" onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <TextInput
          label="Name"
          description="It holds the search, the filters and the order, in this browser."
          data-autofocus
          maxLength={60}
          value={name}
          error={error}
          onChange={(event) => {
            setName(event.currentTarget.value);
            setError("");
          }}
        />
        <footer>
          <Button type="submit">Save view</Button>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
        </footer>
      </form>
    </OfficeDialog>
  );
};
