import { fieldId, type FieldSchema } from "#design/office/form/field-schema.ts";
import type { Block } from "#features/content/pages/contract.ts";
import { fieldLabel } from "./field-label.ts";

/** A text of a block, by its path in the block: `content.questions.0.question`. */
export type TextPlace = Readonly<{ block: string; path: string }>;

/** The page's texts of one line, as the preview edits them. */
export type TextFields = Readonly<{
  /** Null when the block has no such text. */
  labelOf: (place: TextPlace) => string | null;
  /** Null when the text is gone. */
  read: (place: TextPlace) => string | null;
  /** Whether a colleague is editing the block. */
  isReadOnly: (block: string) => boolean;
  /** Opens the form of the text's block. @returns false when the text may not be edited now */
  begin: (place: TextPlace) => boolean;
  write: (place: TextPlace, text: string) => void;
}>;

const stepInto = (value: unknown, step: string): unknown =>
  typeof value === "object" && value !== null ? Reflect.get(value, step) : undefined;

/** Waits until the form of a block that was just opened is drawn. */
const afterRender = (run: () => void): void =>
  void requestAnimationFrame(() => requestAnimationFrame(run));

const bringIntoView = (element: Element | null): void =>
  element?.scrollIntoView({ block: "nearest" });

const bringBlockIntoView = (block: string): void =>
  afterRender(() => bringIntoView(document.querySelector(`[data-block="${CSS.escape(block)}"]`)));

/** What the texts need of the open editor. */
export type TextFieldsOptions = Readonly<{
  blockOf: (id: string) => Block | undefined;
  /** The schema of a block's content. */
  fieldsOf: (block: Block) => FieldSchema | undefined;
  isReadOnly: (block: string) => boolean;
  /** @returns false while another form cannot be left */
  openBlock: (id: string) => boolean;
  putBlock: (id: string, path: string, text: string) => void;
}>;

/** Opens a block that was clicked in the preview, and brings its row into view. */
export const openFromPreview = (
  openBlock: TextFieldsOptions["openBlock"],
  block: string,
): boolean => {
  const isOpened = openBlock(block);
  bringBlockIntoView(block);
  return isOpened;
};

export const createTextFields = (options: TextFieldsOptions): TextFields => {
  const { blockOf, fieldsOf, isReadOnly, openBlock, putBlock } = options;
  return {
    labelOf({ block, path }) {
      const content = blockOf(block);
      const fields = content && fieldsOf(content);
      return fields ? fieldLabel(fields, path) : null;
    },
    read({ block, path }) {
      const value = path.split(".").reduce<unknown>(stepInto, blockOf(block));
      return typeof value === "string" ? value : null;
    },
    isReadOnly,
    begin({ block, path }) {
      if (!openFromPreview(openBlock, block) || isReadOnly(block)) return false;
      afterRender(() => bringIntoView(document.getElementById(fieldId(path))));
      return true;
    },
    write({ block, path }, text) {
      if (!isReadOnly(block)) putBlock(block, path, text);
    },
  };
};
