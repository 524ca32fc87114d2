import type { Editor } from "@tiptap/core";
import { useState } from "react";
import { pressedKey } from "#platform/browser/pressed-key.ts";
import type { ProseCommand } from "./prose-commands.ts";
import { commandsForSlash, runFromSlash } from "./slash-menu.ts";
import { useEditorState } from "./use-prose-editor.ts";

const moves: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** The menu that `/` opens at the start of a paragraph. */
export const useSlashMenu = (editor: Editor | null) => {
  // The text is part of it, so that a dismissed menu opens again when something else is typed.
  const state = useEditorState(editor, (open) => {
    const commands = open.isFocused ? commandsForSlash(open) : null;
    return commands
      ? `${commands.map(({ name }) => name).join()} ${open.state.doc.textContent}`
      : "";
  });
  const [chosen, setChosen] = useState<Readonly<{ state: string; index: number }>>();
  const [dismissed, setDismissed] = useState("");
  const commands =
    (editor && state !== dismissed && state !== "" && commandsForSlash(editor)) || [];
  const index = chosen?.state === state ? chosen.index : 0;
  const run = (command: ProseCommand) => editor && runFromSlash(editor, command);
  const handleKey = (event: KeyboardEvent): boolean => {
    const command = commands[index];
    if (!command) return false;
    const move = moves[pressedKey(event)];
    if (move !== undefined)
      setChosen({ state, index: (index + move + commands.length) % commands.length });
    else if (pressedKey(event) === "Enter" || pressedKey(event) === "Tab") run(command);
    else if (pressedKey(event) === "Escape") setDismissed(state);
    else return false;
    event.preventDefault();
    return true;
  };
  return { commands, index, run, handleKey };
};
