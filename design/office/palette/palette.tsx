import "./palette.css";
import { useEffect, useId, useMemo, useRef, useState } from "react";
import type { Command } from "./command.ts";
import { keyName } from "./keys.ts";
import { rememberCommand, recentCommands } from "./recent.ts";
import { type CommandGroup, searchCommands } from "./search.ts";

export type PaletteProps = Readonly<{
  commands: readonly Command[];
  /** More that fits what was typed, asked of the server; its group's name is its own. */
  find?: ((typed: string) => Promise<readonly Command[]>) | undefined;
  onClose: () => void;
}>;

const debounceMs = 150;

/** What the server finds; nothing while it has not answered, or when it cannot. */
const useFoundCommands = (find: PaletteProps["find"], typed: string): readonly Command[] => {
  const [found, setFound] = useState<Readonly<{ typed: string; commands: readonly Command[] }>>();
  useEffect(() => {
    if (!find || typed.trim().length < 2) return undefined;
    let isWanted = true;
    const take = (commands: readonly Command[]) => isWanted && setFound({ typed, commands });
    const timer = setTimeout(() => void find(typed).then(take, () => take([])), debounceMs);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [find, typed]);
  return found && typed.trim().length >= 2 ? found.commands : [];
};

const CommandOption = ({
  command,
  id,
  isActive,
  onPoint,
  onChoose,
}: Readonly<{
  command: Command;
  id: string;
  isActive: boolean;
  onPoint: () => void;
  onChoose: () => void;
}>) => {
  const isOff = command.isOff?.();
  // The focus stays in the field: the list is worked from there.
  return (
    <div
      role="option"
      id={id}
      tabIndex={-1}
      className="command"
      aria-selected={isActive}
      aria-disabled={isOff !== undefined}
      onPointerMove={onPoint}
      onPointerUp={onChoose}
      ref={(element) => {
        if (isActive) element?.scrollIntoView({ block: "nearest" });
      }}
    >
      <span>{command.label}</span>
      {isOff && <span className="command-off">{isOff}</span>}
      {command.keys && <kbd>{keyName(command.keys)}</kbd>}
    </div>
  );
};

/** A dialog that is open while it is there; a click beside it closes it. */
const useDialog = (onClose: () => void) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    const { current } = dialog;
    current?.showModal();
    const leave = (event: MouseEvent) => event.target === current && close.current();
    current?.addEventListener("mousedown", leave);
    return () => {
      current?.removeEventListener("mousedown", leave);
      current?.close();
    };
  }, []);
  return dialog;
};

const pageStep = 8; // commands
const stepByKey: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: pageStep,
  PageUp: -pageStep,
};

/** Single steps go round at the ends, pages stop there. */
const nextIndex = (active: number, by: number, count: number): number =>
  Math.abs(by) > 1
    ? Math.max(0, Math.min(count - 1, active + by))
    : (active + by + count) % Math.max(1, count);

/** Gives the focus back once the dialog is gone, so that a command finds it where it was. */
const focusAgain = (element: Element | null) =>
  new Promise<void>((done) =>
    requestAnimationFrame(() => {
      if (element instanceof HTMLElement) element.focus();
      done();
    }),
  );

type CommandListProps = Readonly<{
  id: string;
  groups: readonly CommandGroup[];
  current: Command | undefined;
  idOf: (command: Command) => string;
  onPoint: (command: Command) => void;
  onChoose: (command: Command) => void;
}>;

const CommandList = ({ id, groups, current, idOf, onPoint, onChoose }: CommandListProps) => (
  <div className="palette-list" role="listbox" id={`${id}-list`} aria-label="Commands">
    {groups.map((group, index) => (
      <div key={group.label} role="group" aria-labelledby={`${id}-group-${index}`}>
        <div className="palette-group" id={`${id}-group-${index}`} role="presentation">
          {group.label}
        </div>
        {group.commands.map((command) => (
          <CommandOption
            key={command.id}
            command={command}
            id={idOf(command)}
            isActive={command === current}
            onPoint={() => onPoint(command)}
            onChoose={() => onChoose(command)}
          />
        ))}
      </div>
    ))}
  </div>
);

const Palette = ({ commands, find, onClose }: PaletteProps) => {
  const id = useId();
  const [typed, setTyped] = useState("");
  const [at, setAt] = useState(0);
  const [before] = useState(() => document.activeElement);
  const [recent] = useState(recentCommands);
  const found = useFoundCommands(find, typed);
  const dialog = useDialog(onClose);
  const groups = useMemo(() => {
    const own = searchCommands(commands, typed, recent);
    return found.length === 0 ? own : [...own, { label: found[0]?.group ?? "", commands: found }];
  }, [commands, typed, recent, found]);
  const shown = groups.flatMap((group) => group.commands);
  const active = Math.min(at, shown.length - 1);
  const idOf = (command: Command) => `${id}-${command.id}`;

  const leave = () => {
    onClose();
    return focusAgain(before);
  };
  const choose = (command: Command | undefined) => {
    if (!command || command.isOff?.()) return;
    rememberCommand(command.id);
    void leave().then(command.run);
  };
  const press = (event: React.KeyboardEvent) => {
    const by = stepByKey[event.key];
    if (by === undefined && event.key !== "Enter") return;
    event.preventDefault();
    if (by === undefined) return choose(shown[active]);
    setAt(nextIndex(active, by, shown.length));
  };
  const current = shown[active];

  return (
    <dialog
      ref={dialog}
      className="palette"
      aria-label="Commands"
      onCancel={(event) => {
        event.preventDefault();
        void leave();
      }}
    >
      <input
        className="palette-field"
        role="combobox"
        aria-label="Search commands"
        aria-expanded={shown.length > 0}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={current && idOf(current)}
        autoComplete="off"
        spellCheck={false}
        placeholder="Go to anything, do anything"
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setAt(0);
        }}
        onKeyDown={press}
      />
      <CommandList
        id={id}
        groups={groups}
        current={current}
        idOf={idOf}
        onPoint={(command) => setAt(shown.indexOf(command))}
        onChoose={choose}
      />
      <p className={shown.length > 0 ? "sr-only" : "palette-none"} role="status">
        {shown.length === 0 ? "Nothing fits." : `${shown.length} found`}
      </p>
    </dialog>
  );
};

export default Palette;
