import { Button } from "@mantine/core";
import type { ConflictKey } from "#features/assets/redirects/contract.ts";
import { conflictTitle } from "../redirect-conflict.ts";
import { AddressConsequences } from "../consequences/address-consequences.tsx";
import { OfficeDialog } from "#design/office/dialogs/office-dialog.tsx";
import type { PendingConfirmation } from "../saving/pending-confirmation.ts";

/** Each label says what confirming does. */
const confirmLabels: Readonly<Record<ConflictKey, string>> = {
  ENABLED_REDIRECT_EXISTS: "Save, and disable the redirect",
  DISABLED_REDIRECT_MISSING: "Save without a redirect",
  REDIRECT_MISSING: "Delete without a redirect",
  NEW_SLUG_REDIRECT_EXISTS: "Save, and delete the redirect",
  OLD_NEW_SLUG_REDIRECT_MISSING: "Save, and create the redirect",
};

export type ConflictDialogProps = Readonly<{
  pending: PendingConfirmation;
  /**
   * The slug of the stored page and the slug to be saved; null where there is no stored page, or
   * where the page is to be deleted.
   */
  slugs?: Readonly<{ stored: string | null; next: string | null }>;
  /** The stored page whose address loses its visitors or hands them on; null where none does. */
  leaving: Readonly<{ country: string; pageId: string }> | null;
  onConfirm: () => void;
  onClose: () => void;
}>;

type RedirectLine = Readonly<{ from: string; to: string }>;

/**
 * The line to show: the redirect from the old to the new slug that is missing, the redirect in
 * conflict, or the error that visitors of the old slug would get.
 */
const redirectLineOf = ({ pending, slugs }: ConflictDialogProps): RedirectLine | null => {
  const { redirect, key } = pending.conflict;
  const storedSlug = slugs?.stored ?? null;
  if (key === "OLD_NEW_SLUG_REDIRECT_MISSING" && storedSlug !== null)
    return { from: `/${storedSlug}`, to: `/${slugs?.next ?? ""}` };
  if (redirect) return { from: redirect.from, to: redirect.to ?? "410, gone" };
  return storedSlug === null ? null : { from: `/${storedSlug}`, to: "404, not found" };
};

const isMoving = (key: ConflictKey): boolean =>
  key === "NEW_SLUG_REDIRECT_EXISTS" || key === "OLD_NEW_SLUG_REDIRECT_MISSING";

export const ConflictDialog = (props: ConflictDialogProps) => {
  const { pending, slugs, leaving, onConfirm, onClose } = props;
  const { message, key } = pending.conflict;
  const line = redirectLineOf(props);
  return (
    <OfficeDialog title={conflictTitle(key)} onClose={onClose}>
      <p>{message}</p>
      {line && (
        <p className="redirect-line">
          <code>{line.from}</code> <span aria-hidden="true">→</span>
          <span className="sr-only"> leads to </span> <code>{line.to}</code>
        </p>
      )}
      {leaving && key !== "ENABLED_REDIRECT_EXISTS" && (
        <AddressConsequences
          {...leaving}
          movesTo={isMoving(key) ? `/${slugs?.next ?? ""}` : null}
        />
      )}
      <footer>
        <Button data-autofocus onClick={onClose}>
          Go back
        </Button>
        <Button variant="default" onClick={onConfirm}>
          {confirmLabels[key]}
        </Button>
      </footer>
    </OfficeDialog>
  );
};
