import type { Editor } from "@tiptap/core";
import { useRef, useState } from "react";
import { keyName } from "#design/office/palette/keys.ts";
import { pressedKey } from "#platform/browser/pressed-key.ts";
import {
  blockCommands,
  levelCommands,
  linkAtCaret,
  type ProseCommand,
  wordCommands,
} from "./prose-commands.ts";
import { useEditorState } from "./use-prose-editor.ts";

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

export type ProseToolbarProps = Readonly<{
  editor: Editor | null;
  linkKeys: string;
  onLink: () => void;
}>;

/** One stop of the Tab key; the arrows move within it. */
export const ProseToolbar = ({ editor, linkKeys, onLink }: ProseToolbarProps) => {
  const bar = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const link: ProseCommand = {
    name: "Link",
    sign: "↗",
    keys: linkKeys,
    words: "",
    isOn: (open) => linkAtCaret(open) !== null,
    run: onLink,
  };
  const commands = [...wordCommands, ...blockCommands, ...levelCommands, link];
  const pressed = useEditorState(editor, (open) =>
    commands.map(({ isOn }) => (isOn(open) ? "1" : "0")).join(""),
  );
  const move = (event: React.KeyboardEvent) => {
    const step = steps[pressedKey(event)];
    if (step === undefined) return;
    event.preventDefault();
    const next = (current + step + commands.length) % commands.length;
    setCurrent(next);
    bar.current?.querySelectorAll<HTMLElement>("button")[next]?.focus();
  };
  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label="Marks, headings and lists"
      className="prose-toolbar"
      tabIndex={-1}
      onKeyDown={move}
    >
      {commands.map(({ name, sign, keys, run }, index) => (
        <button
          key={name}
          type="button"
          aria-label={name}
          title={keys ? `${name} (${keyName(keys)})` : name}
          aria-pressed={pressed[index] === "1"}
          tabIndex={index === current ? 0 : -1}
          data-sign={sign}
          onMouseDown={(event) => event.preventDefault()} // the words stay chosen
          onFocus={() => setCurrent(index)}
          onClick={() => editor && run(editor)}
        />
      ))}
    </div>
  );
};
