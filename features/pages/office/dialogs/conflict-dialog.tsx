import { Button } from "@mantine/core";
import type { ConflictKey } from "#features/redirects/contract.ts";
import type { Flags, Refused } from "../page-calls.ts";
import { OfficeDialog } from "#design/office/office-dialog.tsx";

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
  /** The slug as it is stored, and as it would be saved; null for none. */
  slugs?: Readonly<{ stored: string | null; wanted: string | null }>;
  onConfirm: () => void;
  onClose: () => void;
}>;

type Line = Readonly<{ from: string; to: string }>;

/** The redirect in question, or what visitors meet where there is none. */
const lineOf = ({ asked, slugs }: ConflictDialogProps): Line | null => {
  const { redirect, key } = asked.refusal;
  const old = slugs?.stored ?? null;
  if (key === "OLD_NEW_SLUG_REDIRECT_MISSING" && old !== null)
    return { from: `/${old}`, to: `/${slugs?.wanted ?? ""}` };
  if (redirect) return { from: redirect.from, to: redirect.to ?? "410, gone" };
  return old === null ? null : { from: `/${old}`, to: "404, not found" };
};

/** What visitors would meet, and what to do about it: the safe choice comes first and has the focus. */
export const ConflictDialog = (props: ConflictDialogProps) => {
  const { asked, onConfirm, onClose } = props;
  const { message, key } = asked.refusal;
  const line = lineOf(props);
  return (
    <OfficeDialog title="Redirect conflict" onClose={onClose}>
      <p>{message}</p>
      {line && (
        <p className="redirect-line">
          <code>{line.from}</code> <span aria-hidden="true">→</span>
          <span className="sr-only"> leads to </span> <code>{line.to}</code>
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
