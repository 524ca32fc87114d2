import { Button } from "@mantine/core";
import { useState } from "react";
import { useEditor } from "../editing/editor-context.ts";
import { OfficeDialog } from "#design/office/dialogs/office-dialog.tsx";
import { countBlocks } from "../selection/selection.ts";
import { usePage } from "../state/use-page.ts";
import { NumberField } from "#design/office/form/text-field.tsx";

type PositionFormProps = Readonly<{
  title: string;
  /** How many positions there are. */
  count: number;
  /** The present position, from 0. */
  index: number;
  onMove: (index: number) => void;
  onClose: () => void;
}>;

const PositionForm = ({ title, count, index, onMove, onClose }: PositionFormProps) => {
  const [position, setPosition] = useState<number | null>(index + 1);
  const isValid = position !== null && position >= 1 && position <= count;
  return (
    <OfficeDialog title={title} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (!isValid) return;
          onClose();
          onMove(position - 1);
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

export const PositionDialog = ({ id, onClose }: Readonly<{ id: string; onClose: () => void }>) => {
  const { nameOf, move } = useEditor();
  const { order } = usePage(({ edited }) => edited);
  return (
    <PositionForm
      title={`Move ${nameOf(id)}`}
      count={order.length}
      index={order.indexOf(id)}
      onMove={(index) => move(id, index)}
      onClose={onClose}
    />
  );
};

/** Asks where the chosen blocks go; the first of them gets the position. */
export const GroupPositionDialog = ({ onClose }: Readonly<{ onClose: () => void }>) => {
  const { chosen, withGroup } = useEditor();
  const { order } = usePage(({ edited }) => edited);
  const [ids] = useState(chosen);
  return (
    <PositionForm
      title={`Move ${countBlocks(ids.length)}`}
      count={order.length - ids.length + 1}
      index={Math.min(order.indexOf(ids[0] ?? ""), order.length - ids.length)}
      onMove={(index) => void withGroup((group) => group.move(index))}
      onClose={onClose}
    />
  );
};
