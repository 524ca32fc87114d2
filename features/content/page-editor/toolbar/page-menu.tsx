import type { Previewed } from "#features/company/preview-links/contract.ts";
import { PopoverMenu } from "../block-list/popover-menu.tsx";
import { nothingToPaste, pasteLabel, useCountToPaste } from "../clipboard/paste-label.tsx";
import { useEditor } from "../editing/editor-context.ts";
import { usePage } from "../state/use-page.ts";

const copyPreviewLink = async (country: string, record: Previewed) => {
  const picker = await import("#features/company/preview-links/pickers/copy-preview-link.ts");
  await picker.copyPreviewLink(country, record);
};

/** What concerns the page's blocks as a whole. */
export const PageMenu = ({ onClose }: Readonly<{ onClose: () => void }>) => {
  const { chooseAll, copyAll, country, openJson, pasteAtEnd } = useEditor();
  const copied = useCountToPaste();
  const isEmpty = usePage(({ edited }) => edited.order.length === 0);
  const id = usePage(({ stored }) => stored?.id ?? null);
  return (
    <PopoverMenu
      label="More for the page"
      onClose={onClose}
      items={[
        {
          icon: "clipboard",
          label: pasteLabel(copied, " at the end"),
          reason: copied === 0 && nothingToPaste,
          run: pasteAtEnd,
        },
        { icon: "copy", label: "Copy all blocks", isDisabled: isEmpty, run: copyAll },
        { icon: "check", label: "Choose all blocks", isDisabled: isEmpty, run: chooseAll },
        {
          icon: "link",
          label: "Copy preview link",
          reason: id === null && "Save the page first.",
          run: () => id !== null && copyPreviewLink(country, { kind: "page", id }),
        },
        { icon: "code", label: "JSON of the page", run: () => openJson(null) },
      ]}
    />
  );
};
