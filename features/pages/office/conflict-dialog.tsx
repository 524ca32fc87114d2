import { Button } from "@mantine/core";
import type { ConflictKey } from "#features/redirects/contract.ts";
import type { Flags, Refused } from "./calls.ts";
import { OfficeDialog } from "./office-dialog.tsx";

/** A save or deletion that the server asks about before it does it. */
export type Asked = Readonly<{ refusal: Refused; flags: Flags; action: "save" | "delete" }>;

/** The forced choice, in the words of what it does. */
const consequences: Readonly<Record<ConflictKey, string>> = {
  ENABLED_REDIRECT_EXISTS: "Save, and disable the redirect",
  DISABLED_REDIRECT_MISSING: "Save without a redirect",
  REDIRECT_MISSING: "Delete without a redirect",
  NEW_SLUG_REDIRECT_EXISTS: "Save, and delete the redirect",
  OLD_NEW_SLUG_REDIRECT_MISSING: "Save, and create the redirect",
};

export type ConflictDialogProps = Readonly<{
  asked: Asked;
  onConfirm: () => void;
  onClose: () => void;
}>;

/** What visitors would meet, and what to do about it: the safe choice comes first and has the focus. */
export const ConflictDialog = ({ asked, onConfirm, onClose }: ConflictDialogProps) => {
  const { message, redirect, key } = asked.refusal;
  return (
    <OfficeDialog title="Redirect conflict" onClose={onClose}>
      <p>{message}</p>
      {redirect && (
        <p className="redirect-line">
          <code>{redirect.from}</code> <span aria-hidden="true">→</span>
          <span className="sr-only"> leads to </span> <code>{redirect.to ?? "410, gone"}</code>
        </p>
      )}
      <footer>
        <Button data-autofocus onClick={onClose}>
          Go back
        </Button>
        <Button variant="default" onClick={onConfirm}>
          {key ? consequences[key] : "Go on"}
        </Button>
      </footer>
    </OfficeDialog>
  );
};

export type SureDialogProps = Readonly<{
  title: string;
  text: string;
  stay: string;
  go: string;
  onGo: () => void;
  onStay: () => void;
}>;

/** Asks once more before something is lost. */
export const SureDialog = ({ title, text, stay, go, onGo, onStay }: SureDialogProps) => (
  <OfficeDialog title={title} onClose={onStay}>
    <p>{text}</p>
    <footer>
      <Button data-autofocus onClick={onStay}>
        {stay}
      </Button>
      <Button variant="default" onClick={onGo}>
        {go}
      </Button>
    </footer>
  </OfficeDialog>
);
