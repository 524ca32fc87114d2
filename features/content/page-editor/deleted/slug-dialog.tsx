import { Button } from "@mantine/core";
import { useState } from "react";
import { OfficeDialog } from "#design/office/dialogs/office-dialog.tsx";
import { TextField } from "#design/office/form/text-field.tsx";
import type { DeletedPage } from "#features/content/pages/contract.ts";

export type SlugDialogProps = Readonly<{
  page: DeletedPage;
  /** Why the page cannot have the slug that was asked for last. */
  problem: string;
  onClose: () => void;
  /** @throws nothing: what is wrong comes back as `problem` */
  onRecover: (slug: string) => Promise<void>;
}>;

/** Asks for another slug of a page whose own was taken while it was away. */
export const SlugDialog = ({ page, problem, onClose, onRecover }: SlugDialogProps) => {
  const [slug, setSlug] = useState(page.slug ?? "");
  const [isBusy, setBusy] = useState(false);
  const [asked, setAsked] = useState(page.slug ?? "");
  const isAsked = slug === asked; // what was said is true of that slug alone
  const recover = async () => {
    setBusy(true);
    setAsked(slug);
    await onRecover(slug);
    setBusy(false);
  };
  return (
    <OfficeDialog title={`Bring back “${page.name}”`} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void recover();
        }}
      >
        <TextField
          id="recovered-slug"
          label="Slug"
          hint="The page comes back unpublished."
          value={slug}
          error={isAsked ? problem : undefined}
          onChange={setSlug}
        />
        <footer>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={isBusy}>
            Bring back
          </Button>
        </footer>
      </form>
    </OfficeDialog>
  );
};
