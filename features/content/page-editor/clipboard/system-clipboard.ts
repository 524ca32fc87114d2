import { useEffect, useRef } from "react";
import type { Block } from "#features/content/pages/contract.ts";
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
export const writeClipboard = async (text: string): Promise<boolean> => {
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

/** @returns null where reading would ask the user, or is refused */
export const peekClipboard = async (): Promise<string | null> => {
  try {
    const name = "clipboard-read" as PermissionName; // not in the types: some browsers lack it
    const { state } = await navigator.permissions.query({ name });
    return state === "granted" && document.hasFocus() ? await navigator.clipboard.readText() : null;
  } catch {
    return null;
  }
};

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches("input:not([type='checkbox']), textarea, select"));

export type ClipboardHandlers = Readonly<{
  /** The blocks to copy; with an empty list the browser copies the selected text. */
  selected: readonly Block[];
  /** Receives every pasted text, even a text without blocks. */
  onPaste: (text: string) => void;
  onCopied: (text: string, count: number, isCut: boolean) => void;
}>;

/** Handles copy, cut and paste events outside of fields; these need no clipboard permission. */
export const useClipboardKeys = (handlers: ClipboardHandlers): void => {
  const latest = useRef(handlers);
  useEffect(() => {
    latest.current = handlers;
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
      const { selected: blocks, onCopied } = latest.current;
      const isTextSelected =
        isTyping(event.target) || document.getSelection()?.isCollapsed === false;
      if (event.defaultPrevented || isTextSelected || blocks.length === 0) return;
      const text = serializeBlocks(blocks);
      event.clipboardData?.setData("text/plain", text);
      event.preventDefault();
      onCopied(text, blocks.length, event.type === "cut");
    };
    document.addEventListener("paste", paste);
    document.addEventListener("copy", copy);
    document.addEventListener("cut", copy);
    return () => {
      document.removeEventListener("paste", paste);
      document.removeEventListener("copy", copy);
      document.removeEventListener("cut", copy);
    };
  }, []);
};
