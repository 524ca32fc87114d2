import { useEditor } from "../editor/editor-context.ts";
import { toast } from "#design/office/toast.ts";
import { usePage } from "../state/use-page.ts";
import { useClipboardKeys } from "./system-clipboard.ts";

/** Ctrl or Command with C and V outside of fields: the open block is copied, pasted blocks come behind it. */
const ClipboardKeys = () => {
  const { paste } = useEditor();
  const block = usePage(({ edited, open }) =>
    open.block === null || open.isJson ? undefined : edited.blocks[open.block],
  );
  useClipboardKeys(
    block ? [block] : [],
    (text) => void paste(text),
    () => toast.success("1 block copied. Paste on any page of any country."),
  );
  return null;
};

export default ClipboardKeys;
