import type { Editor } from "@tiptap/core";
import { indentItem, outdentItem } from "./list-levels.ts";

export type ProseCommand = Readonly<{
  name: string;
  /** What the button shows. */
  sign: string;
  /** As the library writes them; shown in the button's hint. */
  keys?: string;
  /** Other words that find it in the menu of `/`. */
  words: string;
  isOn: (editor: Editor) => boolean;
  run: (editor: Editor) => void;
}>;

const heading = (name: string, level: 2 | 3, sign: string): ProseCommand => ({
  name,
  sign,
  keys: `mod+alt+${level}`,
  words: `title h${level}`,
  isOn: (editor) => editor.isActive("heading", { level }),
  run: (editor) => editor.chain().focus().toggleHeading({ level }).run(),
});

/** Commands on paragraphs, which the menu of `/` offers too. */
export const blockCommands: readonly ProseCommand[] = [
  heading("Heading", 2, "H"),
  heading("Subheading", 3, "h"),
  {
    name: "List",
    sign: "•",
    keys: "mod+shift+8",
    words: "bullets points",
    isOn: (editor) => editor.isActive("bulletList"),
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    name: "Numbered list",
    sign: "1.",
    keys: "mod+shift+7",
    words: "ordered steps",
    isOn: (editor) => editor.isActive("orderedList"),
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
];

/** Commands on the item of a list at the caret; elsewhere they do nothing. */
export const levelCommands: readonly ProseCommand[] = [
  {
    name: "Further out",
    sign: "⇤",
    keys: "mod+[",
    words: "outdent level",
    isOn: () => false,
    run: (editor) => void (editor.commands.focus() && outdentItem(editor)),
  },
  {
    name: "Further in",
    sign: "⇥",
    keys: "mod+]",
    words: "indent level nested",
    isOn: () => false,
    run: (editor) => void (editor.commands.focus() && indentItem(editor)),
  },
];

/** Commands on the chosen words. */
export const wordCommands: readonly ProseCommand[] = [
  {
    name: "Bold",
    sign: "B",
    keys: "mod+b",
    words: "strong",
    isOn: (editor) => editor.isActive("bold"),
    run: (editor) => editor.chain().focus().toggleBold().run(),
  },
  {
    name: "Italic",
    sign: "I",
    keys: "mod+i",
    words: "emphasis",
    isOn: (editor) => editor.isActive("italic"),
    run: (editor) => editor.chain().focus().toggleItalic().run(),
  },
];

/** The address of the link at the caret; null outside of links. */
export const linkAtCaret = (editor: Editor): string | null => {
  const href: unknown = editor.getAttributes("link")["href"];
  return typeof href === "string" && href !== "" ? href : null;
};

/**
 * Links the chosen words, or changes the link at the caret.
 *
 * @param href null removes the link
 * @param words written where no words are chosen
 */
export const setLink = (editor: Editor, href: string | null, words: string): void => {
  const isInLink = linkAtCaret(editor) !== null;
  const chain = editor.chain().focus();
  if (isInLink) chain.extendMarkRange("link");
  if (href === null) chain.unsetMark("link").run();
  else if (editor.state.selection.empty && !isInLink)
    chain
      .insertContent({ type: "text", text: words, marks: [{ type: "link", attrs: { href } }] })
      .run();
  else chain.setMark("link", { href }).run();
};
