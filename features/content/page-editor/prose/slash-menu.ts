import type { Editor } from "@tiptap/core";
import { blockCommands, type ProseCommand } from "./prose-commands.ts";

const typedPattern = /^\/([\p{L} ]{0,20})$/u;

/** The commands that the text after a `/` at the start of a paragraph asks for; null without one. */
export const commandsForSlash = (editor: Editor): readonly ProseCommand[] | null => {
  const { $from, empty } = editor.state.selection;
  if (!empty || $from.depth !== 1 || $from.parent.type.name !== "paragraph") return null;
  const [, typed] = typedPattern.exec($from.parent.textContent) ?? [];
  if (typed === undefined || $from.parentOffset !== typed.length + 1) return null;
  const query = typed.trim().toLowerCase();
  return blockCommands.filter(({ name, words }) =>
    `${name} ${words}`
      .toLowerCase()
      .split(" ")
      .some((word) => word.startsWith(query)),
  );
};

/** Takes away what was typed for the menu and runs the command. */
export const runFromSlash = (editor: Editor, command: ProseCommand): void => {
  const { $from } = editor.state.selection;
  editor.chain().focus().deleteRange({ from: $from.start(), to: $from.pos }).run();
  command.run(editor);
};
