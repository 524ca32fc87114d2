import { Button, Textarea } from "@mantine/core";
import { useState } from "react";
import { OfficeDialog } from "#design/office/dialogs/office-dialog.tsx";

export type BlocksTextDialogProps = Readonly<{
  /** The text to copy; null shows an empty field to paste into. */
  text: string | null;
  /** Why the last pasted text was rejected. */
  problem: string | null;
  onPaste: (text: string) => void;
  onClose: () => void;
}>;

/** Fallback for browsers that deny clipboard access: the user copies or pastes the text by hand. */
const BlocksTextDialog = ({ text, problem, onPaste, onClose }: BlocksTextDialogProps) => {
  const [enteredText, setEnteredText] = useState(text ?? "");
  return (
    <OfficeDialog title={text === null ? "Paste blocks" : "Copy blocks"} onClose={onClose}>
      <Textarea
        label="Blocks as text"
        description={
          text === null
            ? "Paste here what was copied on another page."
            : "Copy all of this text; paste it on the other page."
        }
        rows={12}
        data-autofocus
        readOnly={text !== null}
        value={enteredText}
        error={problem}
        spellCheck={false}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => setEnteredText(event.currentTarget.value)}
      />
      <footer>
        <Button variant="default" onClick={onClose}>
          Close
        </Button>
        {text === null && <Button onClick={() => onPaste(enteredText)}>Put the blocks in</Button>}
      </footer>
    </OfficeDialog>
  );
};

export default BlocksTextDialog;
