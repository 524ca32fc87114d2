import { Button } from "@mantine/core";
import { useState } from "react";
import { useEditor } from "../editor/editor-context.ts";
import { OfficeDialog } from "#design/office/office-dialog.tsx";
import { usePage } from "../state/use-page.ts";
import { NumberField } from "../form/text-field.tsx";

export const PositionDialog = ({ id, onClose }: Readonly<{ id: string; onClose: () => void }>) => {
  const { nameOf, move } = useEditor();
  const count = usePage(({ edited }) => edited.order.length);
  const place = usePage(({ edited }) => edited.order.indexOf(id));
  const [wanted, setWanted] = useState<number | null>(place + 1);
  const isPlace = wanted !== null && wanted >= 1 && wanted <= count;
  return (
    <OfficeDialog title={`Move ${nameOf(id)}`} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (!isPlace) return;
          onClose();
          move(id, wanted - 1);
        }}
      >
        <NumberField
          id="position"
          label={`Position, 1 to ${count}`}
          value={wanted}
          isWhole
          error={isPlace ? undefined : `Write a number from 1 to ${count}.`}
          onChange={setWanted}
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
