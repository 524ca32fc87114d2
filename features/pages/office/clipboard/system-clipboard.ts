import { useEffect, useRef } from "react";
import type { Block } from "#features/pages/contract.ts";
import { serializeBlocks } from "./clipboard.ts";

/** Copies by the browser's own copy command, which plain http allows too. */
const copyWithExecCommand = (text: string): boolean => {
  let isDone = false;
  const copy = (event: ClipboardEvent) => {
    event.clipboardData?.setData("text/plain", text);
    event.preventDefault();
    isDone = true;
  };
  document.addEventListener("copy", copy, { capture: true, once: true });
  document.execCommand("copy");
  document.removeEventListener("copy", copy, { capture: true });
  return isDone;
};

/** Puts blocks on the clipboard. False when the browser refuses: then show the text in a dialog. */
export const writeClipboard = async (blocks: readonly Block[]): Promise<boolean> => {
  const text = serializeBlocks(blocks);
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyWithExecCommand(text); // no clipboard outside https, or no permission
  }
};

/** What is on the clipboard. Null when the browser does not tell: then ask for the text in a dialog. */
export const readClipboard = async (): Promise<string | null> => {
  try {
    return await navigator.clipboard.readText();
  } catch {
    return null;
  }
};

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/**
 * Listens to Ctrl/Cmd+C and Ctrl/Cmd+V outside of fields: needs no permission.
 * @param chosen the blocks to copy; none leaves the key to the selected text
 * @param onPaste gets the text, whatever it is
 */
export const useClipboardKeys = (
  chosen: readonly Block[],
  onPaste: (text: string) => void,
  onCopied: (count: number) => void,
): void => {
  const latest = useRef({ chosen, onPaste, onCopied });
  useEffect(() => {
    latest.current = { chosen, onPaste, onCopied };
  });
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      if (event.defaultPrevented || isTyping(event.target)) return;
      const text = event.clipboardData?.getData("text/plain") ?? "";
      if (text === "") return;
      event.preventDefault();
      latest.current.onPaste(text);
    };
    const copy = (event: ClipboardEvent) => {
      const { chosen: blocks, onCopied: tell } = latest.current;
      const isText = isTyping(event.target) || document.getSelection()?.isCollapsed === false;
      if (event.defaultPrevented || isText || blocks.length === 0) return;
      event.clipboardData?.setData("text/plain", serializeBlocks(blocks));
      event.preventDefault();
      tell(blocks.length);
    };
    document.addEventListener("paste", paste);
    document.addEventListener("copy", copy);
    return () => {
      document.removeEventListener("paste", paste);
      document.removeEventListener("copy", copy);
    };
  }, []);
};
