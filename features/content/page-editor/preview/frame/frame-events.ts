import { pressedKey } from "#platform/browser/pressed-key.ts";
import { blockAt, textAt } from "../texts/frame-text.ts";
import type { TextEditing } from "../texts/text-editing.ts";

/** Keyboard shortcuts belong to the editor, also while the focus is in the frame. */
const forwardShortcut = (frame: Element, event: KeyboardEvent) => {
  if (!event.ctrlKey && !event.metaKey) return;
  const forwarded = new KeyboardEvent("keydown", event);
  if (!frame.dispatchEvent(forwarded)) event.preventDefault();
};

/**
 * Links and forms do nothing; a click on a text edits it, and one elsewhere on a block opens the
 * block.
 * @param editing null when texts are only shown
 */
export const listenToFrame = (
  frame: HTMLIFrameElement,
  document: Document,
  onOpen: (id: string) => void,
  editing: TextEditing | null,
): void => {
  document.addEventListener(
    "click",
    (event) => {
      event.preventDefault();
      event.stopPropagation();
      const text = textAt(event.target);
      if (text && editing) return void editing.start(text, event);
      const id = blockAt(event.target);
      if (id !== null) onOpen(id);
    },
    true,
  );
  for (const type of ["submit", "dragstart", "auxclick"])
    document.addEventListener(type, (event) => event.preventDefault(), true);
  document.addEventListener("keydown", (event) => {
    if (editing?.press(event)) return undefined;
    const id = pressedKey(event) === "Enter" ? blockAt(event.target) : null;
    if (id === null) return forwardShortcut(frame, event);
    event.preventDefault();
    return onOpen(id);
  });
};
