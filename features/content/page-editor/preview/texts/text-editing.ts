import { withBreakableSpaces } from "#platform/prose/breakable-spaces.ts";
import { withoutRefusedSigns } from "#platform/texts/signs.ts";
import { pressedKey } from "#platform/browser/pressed-key.ts";
import { placeOf, textAt } from "./frame-text.ts";
import type { TextFields } from "./text-fields.ts";

/** The browser would break the line, or undo behind the back of the page's own history. */
const refusedInput = /^(?:insertParagraph|insertLineBreak|insertFromDrop|history|format)/;

const toOneLine = (text: string): string => text.replaceAll(/\s*[\r\n]+\s*/g, " ");

type Point = Readonly<{ x: number; y: number }>;

const rangeAt = (document: Document, { x, y }: Point): Range | null => {
  if (!("caretPositionFromPoint" in document)) return null;
  const position = document.caretPositionFromPoint(x, y);
  if (!position) return null;
  const range = document.createRange();
  range.setStart(position.offsetNode, position.offset);
  return range;
};

const rangeAtEnd = (text: HTMLElement): Range => {
  const range = text.ownerDocument.createRange();
  range.selectNodeContents(text);
  range.collapse(false);
  return range;
};

const putCaret = (text: HTMLElement, point: Point | null): void => {
  const pointed = point && rangeAt(text.ownerDocument, point);
  const range = pointed && text.contains(pointed.startContainer) ? pointed : rangeAtEnd(text);
  const selection = text.ownerDocument.getSelection();
  selection?.removeAllRanges();
  selection?.addRange(range);
};

/**
 * Lets one text of the frame be typed in at a time. What is typed goes to the page, and what changes
 * there otherwise, as by undo, comes back into the text.
 * @param onEnd called when the text may be drawn anew
 */
export const createTextEditing = (document: Document, fields: TextFields, onEnd: () => void) => {
  let active: HTMLElement | null = null;

  const end = () => {
    const text = active;
    if (!text) return;
    active = null;
    text.removeAttribute("contenteditable");
    onEnd();
  };

  /** @returns false when the text may not be edited now */
  const start = (text: HTMLElement, point: Point | null): boolean => {
    if (text === active) return true;
    end();
    if (!fields.begin(placeOf(text))) return false;
    active = text;
    text.contentEditable = "plaintext-only";
    text.focus({ preventScroll: true });
    putCaret(text, point);
    return true;
  };

  const insert = (inserted: string) => document.execCommand("insertText", false, inserted);

  document.addEventListener("focusout", ({ target }) => {
    if (target === active) end();
  });
  document.addEventListener("beforeinput", (event) => {
    if (active && refusedInput.test(event.inputType)) event.preventDefault();
  });
  document.addEventListener("input", () => {
    if (active) fields.write(placeOf(active), toOneLine(active.textContent));
  });
  document.addEventListener("paste", (event) => {
    if (!active) return;
    event.preventDefault();
    const { text } = withoutRefusedSigns(event.clipboardData?.getData("text/plain") ?? "");
    insert(toOneLine(withBreakableSpaces(text.trim())));
  });

  const pressWhileEditing = (event: KeyboardEvent, text: HTMLElement): boolean => {
    const key = pressedKey(event);
    if (key === "") return true;
    if (key === "Enter" || key === "Escape") {
      event.preventDefault();
      end();
      text.focus({ preventScroll: true });
      return true;
    }
    if (key !== " " || !text.closest("summary, button")) return false;
    event.preventDefault(); // a space would fold the question or press the button
    return insert(" ");
  };

  return {
    start,
    isEditing: (element: Element): boolean => active !== null && element.contains(active),
    /** @returns whether the key was meant for a text */
    press(event: KeyboardEvent): boolean {
      if (active) return pressWhileEditing(event, active);
      const text = pressedKey(event) === "Enter" ? textAt(event.target) : null;
      if (!text) return false;
      event.preventDefault();
      start(text, null);
      return true;
    },
    /** Takes over a change of the text that was made elsewhere. */
    sync() {
      if (!active) return;
      const value = fields.read(placeOf(active));
      if (value === null) return end();
      if (value === toOneLine(active.textContent)) return undefined;
      active.textContent = value;
      return putCaret(active, null);
    },
  };
};

export type TextEditing = ReturnType<typeof createTextEditing>;
