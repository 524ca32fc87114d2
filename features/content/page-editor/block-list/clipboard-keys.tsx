import { useEffect } from "react";
import { useStore } from "zustand";
import type { Block } from "#features/content/pages/contract.ts";
import { useEditor } from "../editing/editor-context.ts";
import { toast } from "#design/office/toast.ts";
import { chosenIn, countBlocks } from "../selection/selection.ts";
import { usePage } from "../state/use-page.ts";
import { lookIntoClipboard } from "../clipboard/blocks-clipboard.ts";
import { rememberCopied } from "../clipboard/copied-blocks.ts";
import { useClipboardKeys } from "../clipboard/system-clipboard.ts";

/** The chosen blocks; without any the open one. */
const useSelectedBlocks = (): readonly Block[] => {
  const { selection } = useEditor();
  const { order, blocks } = usePage(({ edited }) => edited);
  const openId = usePage(({ openPanel }) => (openPanel.isJson ? null : openPanel.block));
  const chosen = chosenIn(useStore(selection), order);
  const ids = chosen.length > 0 || openId === null ? chosen : [openId];
  return ids.flatMap((id) => blocks[id] ?? []);
};

/**
 * Ctrl/Cmd+C copies the chosen blocks or the open one, Ctrl/Cmd+X cuts the chosen ones, and
 * Ctrl/Cmd+V pastes blocks after them, unless a field has the focus.
 */
const ClipboardKeys = () => {
  const { chosen, paste, withGroup } = useEditor();
  useClipboardKeys({
    selected: useSelectedBlocks(),
    onPaste: (text) => void paste(text),
    onCopied: (text, count, isCut) => {
      rememberCopied(count, text);
      toast.success(`${countBlocks(count)} copied. Paste on any page of any country.`);
      if (isCut && chosen().length > 0) void withGroup((group) => group.remove());
    },
  });
  useEffect(() => {
    const look = () => void lookIntoClipboard();
    look();
    window.addEventListener("focus", look);
    return () => window.removeEventListener("focus", look);
  }, []);
  return null;
};

export default ClipboardKeys;
