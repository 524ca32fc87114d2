import { useEffect, useId, useRef, useState } from "react";
import { isPressed } from "#design/office/palette/keys.ts";
import { pressedKey } from "#platform/browser/pressed-key.ts";
import { plainWords } from "../parse/parsed.ts";
import type { SheetFacts } from "../sheet/facts.ts";
import type { SheetRow } from "../sheet/rows.ts";
import { type CellChoice, CellChoices, chosenId } from "./cell-choices.tsx";

/** `all` writes the text into each chosen cell. */
export type CommitMove = "down" | "up" | "right" | "left" | "stay" | "all";

export type CellEditorProps = Readonly<{
  label: string;
  text: string;
  /** Empty for a cell in which anything may be written. */
  choices: readonly CellChoice[];
  /** Said above the choices; null for nothing. */
  hint: string | null;
  /** Whether the choices are shown at once. */
  isOpen: boolean;
  /** Whether the text is marked, so that the next key replaces it; else it is typed already. */
  isMarked: boolean;
  /** Left out where no other cell follows what is typed. */
  onType?: (text: string) => void;
  /** @param move where the focus goes afterwards */
  onCommit: (text: string, move: CommitMove) => void;
  onCancel: () => void;
}>;

/** Of a field that offers what fits its row. */
export type RowEditorProps = Omit<CellEditorProps, "choices" | "hint"> &
  Readonly<{ row: SheetRow; facts: SheetFacts }>;

const matching = (choices: readonly CellChoice[], typed: string) =>
  choices.filter(({ text }) => plainWords(text).includes(plainWords(typed)));

/** The only choice that begins with what is typed; null where it may be another. */
const begunChoice = (offered: readonly CellChoice[], typed: string): string | null => {
  const begun = plainWords(typed);
  if (begun === "") return null;
  const [only, ...others] = offered.filter(({ text }) => plainWords(text).startsWith(begun));
  return only && others.length === 0 ? only.text : null;
};

const commitMoveOf = (event: React.KeyboardEvent): CommitMove | null => {
  const { shiftKey, ctrlKey, metaKey } = event;
  const key = pressedKey(event);
  if (key === "Enter" && (ctrlKey || metaKey)) return "all";
  if (key === "Enter") return shiftKey ? "up" : "down";
  if (key === "Tab") return shiftKey ? "left" : "right";
  return null;
};

/** The one before or after the chosen one, from the last to the first; null of none. */
const textBeside = (
  offered: readonly CellChoice[],
  chosen: string | null,
  step: 1 | -1,
): string | null => {
  const index = offered.findIndex(({ text }) => text === chosen);
  const start = index < 0 && step < 0 ? 0 : index;
  return offered[(start + step + offered.length) % offered.length]?.text ?? null;
};

/** The field in a cell. `Enter` takes the text, `Esc` leaves the cell as it was. */
export const CellEditor = (props: CellEditorProps) => {
  const { label, choices, hint, isMarked, onCommit, onCancel } = props;
  const [text, setText] = useState(props.text);
  const field = useRef<HTMLInputElement>(null);
  const listId = useId();
  const [isOpen, setOpen] = useState(props.isOpen || !isMarked);
  const [isFiltered, setFiltered] = useState(!isMarked);
  const [chosen, setChosen] = useState<string | null>(null);
  const shown = isFiltered ? matching(choices, text) : choices;
  const offered = isOpen ? shown : [];
  useEffect(() => {
    field.current?.focus({ preventScroll: true });
    if (isMarked) field.current?.select();
  }, [isMarked]);
  const press = (event: React.KeyboardEvent) => {
    event.stopPropagation();
    const move = commitMoveOf(event);
    if (isPressed(event, "mod+s")) {
      // The next one saves, with the text in its cell.
      event.preventDefault();
      onCommit(text, "stay");
    } else if (move !== null) {
      event.preventDefault();
      onCommit(chosen ?? begunChoice(isFiltered ? offered : [], text) ?? text, move);
    } else if (pressedKey(event) === "Escape") {
      event.preventDefault();
      onCancel();
    } else if (choices.length > 0 && /^Arrow(?:Up|Down)$/.test(pressedKey(event))) {
      event.preventDefault();
      const step = pressedKey(event) === "ArrowDown" ? 1 : -1;
      setOpen(true);
      setChosen(isOpen ? textBeside(offered, chosen, step) : (shown[0]?.text ?? null));
    }
  };
  return (
    <>
      <input
        ref={field}
        className="grid-editor"
        aria-label={label}
        value={text}
        autoComplete="off"
        spellCheck={false}
        {...(choices.length > 0 && {
          role: "combobox",
          "aria-expanded": offered.length > 0,
          "aria-controls": listId,
          "aria-autocomplete": "list" as const,
          "aria-activedescendant": chosenId({ listId, offered, chosen }),
        })}
        onChange={(event) => {
          setText(event.currentTarget.value);
          props.onType?.(event.currentTarget.value);
          setFiltered(true);
          setOpen(choices.length > 0);
          setChosen(null);
        }}
        onKeyDown={press}
        onCopy={(event) => event.stopPropagation()}
        onCut={(event) => event.stopPropagation()}
        onPaste={(event) => event.stopPropagation()}
        onBlur={() => onCommit(text, "stay")}
      />
      {choices.length > 0 && (
        <CellChoices
          {...{ listId, label, offered, hint, chosen }}
          onChoose={(text) => onCommit(text, "stay")}
        />
      )}
    </>
  );
};
