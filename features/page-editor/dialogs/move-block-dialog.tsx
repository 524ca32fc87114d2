import { Button } from "@mantine/core";
import { useState } from "react";
import { useEditor } from "../editor/editor-context.ts";
import { OfficeDialog } from "#design/office/dialogs/office-dialog.tsx";
import { usePage } from "../state/use-page.ts";
import { NumberField } from "#design/office/form/text-field.tsx";

export const PositionDialog = ({ id, onClose }: Readonly<{ id: string; onClose: () => void }>) => {
  const { nameOf, move } = useEditor();
  const count = usePage(({ edited }) => edited.order.length);
  const index = usePage(({ edited }) => edited.order.indexOf(id));
  const [position, setPosition] = useState<number | null>(index + 1);
  const isValid = position !== null && position >= 1 && position <= count;
  return (
    <OfficeDialog title={`Move ${nameOf(id)}`} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (!isValid) return;
          onClose();
          move(id, position - 1);
        }}
      >
        <NumberField
          id="position"
          label={`Position, 1 to ${count}`}
          value={position}
          isWhole
          error={isValid ? undefined : `Write a number from 1 to ${count}.`}
          onChange={setPosition}
        />
        <footer>
          <Button type="submit">Move</Button>
          <Button variant="default" onClick={onClose}>
            Leave it
          </Button>
        </footer>
      </form>
    </OfficeDialog>
  );
};
