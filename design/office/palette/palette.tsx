import "./palette.css";
import { useEffect, useId, useMemo, useRef, useState } from "react";
import type { Command } from "./command.ts";
import { keyName } from "./keys.ts";
import { rememberCommand, recentCommands } from "./recent.ts";
import { type CommandGroup, searchCommands } from "./search.ts";

export type PaletteProps = Readonly<{
  commands: readonly Command[];
  /** More commands that match the typed text, in their groups. */
  searchServer?: ((typed: string) => Promise<readonly Command[]>) | undefined;
  onClose: () => void;
}>;

const debounceMs = 150;

/** Commands from the server; empty until the server has answered, and when the request fails. */
const useServerSearch = (
  search: PaletteProps["searchServer"],
  typed: string,
): readonly Command[] => {
  const [result, setResult] = useState<Readonly<{ typed: string; commands: readonly Command[] }>>();
  useEffect(() => {
    if (!search || typed.trim().length < 2) return undefined;
    let isCurrent = true;
    const show = (commands: readonly Command[]) => isCurrent && setResult({ typed, commands });
    const timer = setTimeout(() => void search(typed).then(show, () => show([])), debounceMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [search, typed]);
  return result && typed.trim().length >= 2 ? result.commands : [];
};

const CommandOption = ({
  command,
  id,
  isActive,
  onHover,
  onChoose,
}: Readonly<{
  command: Command;
  id: string;
  isActive: boolean;
  onHover: () => void;
  onChoose: () => void;
}>) => {
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
      <span>{command.label}</span>
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

const pageStep = 8; // commands that one press of a page key skips
const stepByKey: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: pageStep,
  PageUp: -pageStep,
};

/** Single steps wrap around at the ends; page steps stop at the ends. */
const nextIndex = (active: number, step: number, count: number): number =>
  Math.abs(step) > 1
    ? Math.max(0, Math.min(count - 1, active + step))
    : (active + step + count) % Math.max(1, count);

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

type CommandListProps = Readonly<{
  id: string;
  groups: readonly CommandGroup[];
  current: Command | undefined;
  idOf: (command: Command) => string;
  onHover: (command: Command) => void;
  onChoose: (command: Command) => void;
}>;

const CommandList = ({ id, groups, current, idOf, onHover, onChoose }: CommandListProps) => (
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
  const [recent] = useState(recentCommands);
  const serverCommands = useServerSearch(searchServer, typed);
  const dialog = useModalDialog(onClose);
  const groups = useMemo(
    () => searchCommands(commands, typed, recent, serverCommands),
    [commands, typed, recent, serverCommands],
  );
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
  const press = (event: React.KeyboardEvent) => {
    const step = stepByKey[event.key];
    if (step === undefined && event.key !== "Enter") return;
    event.preventDefault();
    if (step === undefined) return choose(visible[active]);
    setHighlighted(visible[nextIndex(active, step, visible.length)]?.id ?? null);
  };
  const current = visible[active];

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
        groups={groups}
        current={current}
        idOf={idOf}
        onHover={(command) => setHighlighted(command.id)}
        onChoose={choose}
      />
      <p className={visible.length > 0 ? "sr-only" : "palette-empty"} role="status">
        {visible.length === 0 ? "Nothing fits." : `${visible.length} found`}
      </p>
    </dialog>
  );
};

export default Palette;
