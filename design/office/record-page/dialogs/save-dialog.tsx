import { Button } from "@mantine/core";
import { WhatWillHappen } from "#design/office/consequences/what-will-happen.tsx";
import { OfficeDialog } from "#design/office/dialogs/office-dialog.tsx";
import type { SaveQuestion } from "../record-page-declaration.ts";

export type SaveDialogProps = Readonly<{
  question: SaveQuestion;
  onAnswer: (isConfirmed: boolean) => void;
}>;

/** Shown before a save that reaches more than the record's own fields. */
export const SaveDialog = ({ question, onAnswer }: SaveDialogProps) => (
  <OfficeDialog title="Before it is saved" onClose={() => onAnswer(false)}>
    <WhatWillHappen consequences={question.consequences} />
    <footer>
      <Button variant="default" data-autofocus onClick={() => onAnswer(false)}>
        Go on editing
      </Button>
      <Button color="blaze.6" className="save" onClick={() => onAnswer(true)}>
        {question.label}
      </Button>
    </footer>
  </OfficeDialog>
);
