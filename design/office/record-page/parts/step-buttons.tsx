import { IconButton } from "#design/office/icons.tsx";

export type StepButtonsProps = Readonly<{
  /** What the last step changed; null where there is none. */
  undo: string | null;
  /** What the next step would change again; null where there is none. */
  redo: string | null;
  onUndo: () => void;
  onRedo: () => void;
}>;

/** The ways back and forth through what was changed, which name the step. */
export const StepButtons = ({ undo, redo, onUndo, onRedo }: StepButtonsProps) => (
  <>
    <IconButton
      icon="undo"
      label="Undo"
      hint={undo === null ? "Nothing to undo" : `Undo: ${undo} (Ctrl Z)`}
      isDisabled={undo === null}
      onClick={onUndo}
    />
    <IconButton
      icon="redo"
      label="Redo"
      hint={redo === null ? "Nothing to redo" : `Redo: ${redo} (Ctrl Shift Z)`}
      isDisabled={redo === null}
      onClick={onRedo}
    />
  </>
);
