import { useEffect, useRef } from "react";
import type { Block } from "#features/pages/contract.ts";
import { serializeBlocks } from "./clipboard.ts";

/** Unlike the Clipboard API, this also works over plain http. */
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

/** @returns false when the browser refuses; the caller shows the text in a dialog */
export const writeClipboard = async (blocks: readonly Block[]): Promise<boolean> => {
  const text = serializeBlocks(blocks);
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyWithExecCommand(text); // no clipboard without https, or access was denied
  }
};

/** @returns null when the browser refuses; the caller asks for the text in a dialog */
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
 * Handles copy and paste events outside of fields; these need no clipboard permission.
 * @param selected the blocks to copy; with an empty list the browser copies the selected text
 * @param onPaste receives every pasted text, even a text without blocks
 */
export const useClipboardKeys = (
  selected: readonly Block[],
  onPaste: (text: string) => void,
  onCopied: (count: number) => void,
): void => {
  const latest = useRef({ selected, onPaste, onCopied });
  useEffect(() => {
    latest.current = { selected, onPaste, onCopied };
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
      const { selected: blocks, onCopied: notify } = latest.current;
      const isTextSelected =
        isTyping(event.target) || document.getSelection()?.isCollapsed === false;
      if (event.defaultPrevented || isTextSelected || blocks.length === 0) return;
      event.clipboardData?.setData("text/plain", serializeBlocks(blocks));
      event.preventDefault();
      notify(blocks.length);
    };
    document.addEventListener("paste", paste);
    document.addEventListener("copy", copy);
    return () => {
      document.removeEventListener("paste", paste);
      document.removeEventListener("copy", copy);
    };
  }, []);
};
