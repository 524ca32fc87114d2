import "./palette.css";
import { useEffect, useId, useRef, useState } from "react";
import { pressedKey } from "#platform/browser/pressed-key.ts";
import { useAwaitedEnter } from "../dialogs/use-awaited-enter.ts";
import type { Command } from "./command.ts";
import { keyName } from "./keys.ts";
import { matchingParts } from "./matches.ts";
import { rememberCommand } from "./recent.ts";
import type { CommandGroup } from "./search.ts";
import { type SearchServer, useFoundCommands } from "./use-found-commands.ts";
import { stepByKey, steppedIndex } from "./active-step.ts";

export type PaletteProps = Readonly<{
  commands: readonly Command[];
  searchServer?: SearchServer | undefined;
  onClose: () => void;
}>;

/** A text whose letters that match what was typed are marked. */
const Matched = ({
  text,
  typed,
  isLoose,
}: Readonly<{ text: string; typed: string; isLoose: boolean }>) =>
  matchingParts(text, typed, isLoose).map(({ text: part, isMatch }, index) =>
    isMatch ? <mark key={index}>{part}</mark> : part,
  );

const CommandOption = ({
  command,
  id,
  typed,
  isActive,
  onHover,
  onChoose,
}: Readonly<{
  command: Command;
  id: string;
  typed: string;
  isActive: boolean;
  onHover: () => void;
  onChoose: () => void;
}>) => {
  const { label, detail } = command;
  const disabledReason = command.disabledReason?.();
  // Options need no key handlers: the focus stays in the field, which handles the keys.
  return (
    <div
      role="option"
      id={id}
      tabIndex={-1}
      className="command"
      aria-selected={isActive}
      aria-disabled={disabledReason !== undefined}
      onPointerMove={onHover}
      onPointerUp={onChoose}
      ref={(element) => {
        if (isActive) element?.scrollIntoView({ block: "nearest" });
      }}
    >
      <span className="command-text">
        <span className="command-name">
          <Matched text={label} typed={typed} isLoose={detail === undefined} />
        </span>
        {detail && (
          <>
            {" "}
            <span className="command-detail">
              <Matched text={detail} typed={typed} isLoose={false} />
            </span>
          </>
        )}
      </span>
      {disabledReason && <span className="command-disabled">{disabledReason}</span>}
      {command.keys && <kbd>{keyName(command.keys)}</kbd>}
    </div>
  );
};

/** Shows the dialog while the component is mounted; a click outside closes it. */
const useModalDialog = (onClose: () => void) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    const { current } = dialog;
    current?.showModal();
    const closeOnBackdrop = (event: MouseEvent) => event.target === current && close.current();
    current?.addEventListener("mousedown", closeOnBackdrop);
    return () => {
      current?.removeEventListener("mousedown", closeOnBackdrop);
      current?.close();
    };
  }, []);
  return dialog;
};

/**
 * Waits until the dialog has closed, then focuses the element that had the focus before: a command
 * may read which element has it.
 */
const restoreFocus = (element: Element | null) =>
  new Promise<void>((resolve) =>
    requestAnimationFrame(() => {
      if (element instanceof HTMLElement) element.focus();
      resolve();
    }),
  );

const emptyText = (isAwaited: boolean): string => (isAwaited ? "Searching …" : "Nothing fits.");

type CommandListProps = Readonly<{
  id: string;
  typed: string;
  groups: readonly CommandGroup[];
  current: Command | undefined;
  idOf: (command: Command) => string;
  onHover: (command: Command) => void;
  onChoose: (command: Command) => void;
}>;

const CommandList = ({ id, typed, groups, current, idOf, onHover, onChoose }: CommandListProps) => (
  <div className="palette-list" role="listbox" id={`${id}-list`} aria-label="Commands">
    {groups.map((group, index) => (
      <div key={`${index} ${group.label}`} role="group" aria-labelledby={`${id}-group-${index}`}>
        <div className="palette-group" id={`${id}-group-${index}`} role="presentation">
          {group.label}
        </div>
        {group.commands.map((command) => (
          <CommandOption
            key={command.id}
            command={command}
            id={idOf(command)}
            typed={typed}
            isActive={command === current}
            onHover={() => onHover(command)}
            onChoose={() => onChoose(command)}
          />
        ))}
      </div>
    ))}
  </div>
);

const Palette = ({ commands, searchServer, onClose }: PaletteProps) => {
  const id = useId();
  const [typed, setTyped] = useState("");
  // By name, because records that are found later stand before some commands.
  const [highlighted, setHighlighted] = useState<string | null>(null);
  const [opener] = useState(() => document.activeElement);
  const { groups, isSettled } = useFoundCommands(commands, searchServer, typed);
  const dialog = useModalDialog(onClose);
  const visible = groups.flatMap((group) => group.commands);
  const active = Math.max(
    0,
    visible.findIndex((command) => command.id === highlighted),
  );
  const idOf = (command: Command) => `${id}-${command.id}`;

  const close = () => {
    onClose();
    return restoreFocus(opener);
  };
  const choose = (command: Command | undefined) => {
    if (!command || command.disabledReason?.()) return;
    rememberCommand(command.id);
    void close().then(command.run);
  };
  const current = visible[active];
  const isAwaited = !isSettled(current) && (highlighted === null || current === undefined);
  const setEnter = useAwaitedEnter(isAwaited, () => choose(current));
  const press = (event: React.KeyboardEvent) => {
    const step = stepByKey[pressedKey(event)];
    setEnter(pressedKey(event) === "Enter");
    if (step === undefined && pressedKey(event) !== "Enter") return;
    event.preventDefault();
    if (step !== undefined)
      setHighlighted(visible[steppedIndex(active, step, visible.length)]?.id ?? null);
  };
  return (
    <dialog
      ref={dialog}
      className="palette"
      aria-label="Commands"
      onCancel={(event) => {
        event.preventDefault();
        void close();
      }}
    >
      <input
        className="palette-field"
        role="combobox"
        aria-label="Search commands"
        aria-expanded={visible.length > 0}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={current && idOf(current)}
        autoComplete="off"
        spellCheck={false}
        placeholder="Go to anything, do anything"
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setHighlighted(null);
        }}
        onKeyDown={press}
      />
      <CommandList
        id={id}
        typed={typed}
        groups={groups}
        current={current}
        idOf={idOf}
        onHover={(command) => setHighlighted(command.id)}
        onChoose={choose}
      />
      <p className={visible.length > 0 ? "sr-only" : "palette-empty"} role="status">
        {visible.length > 0 ? `${visible.length} found` : emptyText(isAwaited)}
      </p>
    </dialog>
  );
};

export default Palette;
