import type { TextFields, TextPlace } from "./text-fields.ts";

const textSelector = "[data-preview-field]";

const closest = (target: EventTarget | null, selector: string): HTMLElement | null =>
  target !== null && "closest" in target
    ? (target as Element).closest<HTMLElement>(selector)
    : null;

/** The id of the block that an element of the frame is part of. */
export const blockAt = (target: EventTarget | null): string | null =>
  closest(target, "[data-preview]")?.dataset["preview"] ?? null;

/** The text at an element of the frame, unless it is only shown. */
export const textAt = (target: EventTarget | null): HTMLElement | null =>
  closest(target, `${textSelector}[role="textbox"]`);

export const placeOf = (text: HTMLElement): TextPlace => ({
  block: blockAt(text) ?? "",
  path: text.dataset["previewField"] ?? "",
});

export type TextMarks = Readonly<{ id: string; isOpen: boolean; isReadOnly: boolean }>;

/**
 * Names the texts of a block by their fields. Only those of the open block have a Tab stop, so that
 * Tab goes through a long page by its blocks.
 */
export const markFrameTexts = (
  element: HTMLElement,
  { id, isOpen, isReadOnly }: TextMarks,
  fields: TextFields | null,
): void => {
  for (const text of element.querySelectorAll<HTMLElement>(textSelector)) {
    const label = fields?.labelOf({ block: id, path: placeOf(text).path }) ?? null;
    if (label === null) continue;
    text.setAttribute("role", "textbox");
    text.setAttribute("aria-label", label);
    text.toggleAttribute("data-preview-locked", isReadOnly);
    text.setAttribute("aria-readonly", String(isReadOnly));
    text.tabIndex = isOpen ? 0 : -1;
  }
};
