import { useEditor } from "../editor/editor-context.ts";
import { toast } from "#design/office/toast.ts";
import { usePage } from "../state/use-page.ts";
import { useClipboardKeys } from "./system-clipboard.ts";

/**
 * Ctrl/Cmd+C copies the open block and Ctrl/Cmd+V pastes blocks after it, unless a field has the
 * focus.
 */
const ClipboardKeys = () => {
  const { paste } = useEditor();
  const block = usePage(({ edited, openPanel }) =>
    openPanel.block === null || openPanel.isJson ? undefined : edited.blocks[openPanel.block],
  );
  useClipboardKeys(
    block ? [block] : [],
    (text) => void paste(text),
    () => toast.success("1 block copied. Paste on any page of any country."),
  );
  return null;
};

export default ClipboardKeys;
