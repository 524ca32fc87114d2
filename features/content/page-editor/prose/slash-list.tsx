import type { Editor } from "@tiptap/core";
import type { ProseCommand } from "./prose-commands.ts";

export type SlashListProps = Readonly<{
  id: string;
  editor: Editor;
  commands: readonly ProseCommand[];
  chosen: number;
  onRun: (command: ProseCommand) => void;
}>;

export const slashOptionId = (id: string, index: number): string => `${id}-${index}`;

/** The focus stays in the text; the text's `aria-activedescendant` names the chosen line. */
export const SlashList = ({ id, editor, commands, chosen, onRun }: SlashListProps) => {
  const caret = editor.view.coordsAtPos(editor.state.selection.from);
  const box = editor.view.dom.parentElement?.getBoundingClientRect();
  return (
    <div
      id={id}
      role="listbox"
      aria-label="Turn into"
      className="prose-slash"
      style={{ insetBlockStart: caret.bottom - (box?.top ?? 0) + 6 }}
    >
      {commands.map((command, index) => (
        <div
          key={command.name}
          id={slashOptionId(id, index)}
          role="option"
          tabIndex={-1}
          aria-selected={index === chosen}
          onMouseDown={(event) => {
            event.preventDefault(); // the caret stays in the text
            onRun(command);
          }}
        >
          <span aria-hidden="true">{command.sign}</span>
          {command.name}
        </div>
      ))}
    </div>
  );
};
