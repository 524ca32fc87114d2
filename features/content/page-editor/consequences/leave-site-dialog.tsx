import { Button } from "@mantine/core";
import { WhatWillHappen } from "#design/office/consequences/what-will-happen.tsx";
import { OfficeDialog } from "#design/office/dialogs/office-dialog.tsx";
import { usePageLosses } from "./use-page-losses.ts";

export type LeaveSiteDialogProps = Readonly<{
  country: string;
  page: Readonly<{ id: string; name: string }>;
  action: "delete" | "unpublish";
  onConfirm: () => void;
  onCancel: () => void;
}>;

const words = {
  delete: {
    title: (name: string) => `Delete “${name}”?`,
    text: "The page leaves the site. Its versions are kept, and an administrator finds them in the audit log.",
    cancel: "Keep it",
    confirm: "Delete the page",
  },
  unpublish: {
    title: (name: string) => `Take “${name}” off the site?`,
    text: "The page is kept, and visitors no longer see it.",
    cancel: "Keep it on the site",
    confirm: "Save, and take it off the site",
  },
} as const;

/** Says what leads visitors to a page, as the server finds it, before the page leaves the site. */
const LeaveSiteDialog = (props: LeaveSiteDialogProps) => {
  const { country, page, action, onConfirm, onCancel } = props;
  const { title, text, cancel, confirm } = words[action];
  const { losses, error } = usePageLosses(country, page.id);
  const isKnown = losses !== undefined || error !== null;
  return (
    <OfficeDialog title={title(page.name)} onClose={onCancel}>
      <p>{text}</p>
      {losses && <WhatWillHappen consequences={losses} />}
      {error && <p role="alert">{`What leads to it is not known. ${error.message}`}</p>}
      {!isKnown && <p role="status">Looking for what leads to it …</p>}
      <footer>
        <Button data-autofocus onClick={onCancel}>
          {cancel}
        </Button>
        <Button variant="default" aria-disabled={!isKnown} onClick={() => isKnown && onConfirm()}>
          {confirm}
        </Button>
      </footer>
    </OfficeDialog>
  );
};

export default LeaveSiteDialog;
