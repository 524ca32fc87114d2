import { useEffect, useId, useRef, useState } from "react";
import { isPressed } from "#design/office/palette/keys.ts";
import { plainWords } from "../parse/parsed.ts";

/** `all` writes the text into each chosen cell. */
export type CommitMove = "down" | "up" | "right" | "left" | "stay" | "all";

export type CellEditorProps = Readonly<{
  label: string;
  text: string;
  /** Empty for a cell in which anything may be written. */
  choices: readonly string[];
  /** Whether the choices are shown at once. */
  isOpen: boolean;
  /** Whether the text is marked, so that the next key replaces it. */
  isMarked: boolean;
  /** @param move where the focus goes afterwards */
  onCommit: (text: string, move: CommitMove) => void;
  onCancel: () => void;
}>;

const matching = (choices: readonly string[], text: string, isFiltered: boolean) =>
  isFiltered ? choices.filter((each) => plainWords(each).includes(plainWords(text))) : choices;

const commitMoveOf = ({
  key,
  shiftKey,
  ctrlKey,
  metaKey,
}: React.KeyboardEvent): CommitMove | null => {
  if (key === "Enter" && (ctrlKey || metaKey)) return "all";
  if (key === "Enter") return shiftKey ? "up" : "down";
  if (key === "Tab") return shiftKey ? "left" : "right";
  return null;
};

type ChoicesProps = Readonly<{
  listId: string;
  label: string;
  offered: readonly string[];
  /** CellPosition of the one that `Enter` takes; -1 for none. */
  chosen: number;
  onChoose: (text: string) => void;
}>;

const Choices = ({ listId, label, offered, chosen, onChoose }: ChoicesProps) => (
  <div
    role="listbox"
    id={listId}
    aria-label={label}
    className="grid-choices"
    hidden={offered.length === 0}
  >
    {offered.map((choice, index) => (
      <div
        key={choice}
        role="option"
        id={`${listId}-${index}`}
        aria-selected={index === chosen}
        tabIndex={-1}
        onMouseDown={(event) => {
          event.preventDefault();
          event.stopPropagation();
          onChoose(choice);
        }}
      >
        {choice}
      </div>
    ))}
  </div>
);

/** The field in a cell. `Enter` takes the text, `Esc` leaves the cell as it was. */
export const CellEditor = (props: CellEditorProps) => {
  const { label, choices, isMarked, onCommit, onCancel } = props;
  const [text, setText] = useState(props.text);
  const field = useRef<HTMLInputElement>(null);
  const listId = useId();
  const [isOpen, setOpen] = useState(props.isOpen);
  const [isFiltered, setFiltered] = useState(false);
  const [chosen, setChosen] = useState(-1);
  const offered = isOpen ? matching(choices, text, isFiltered) : [];
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
      onCommit(offered[chosen] ?? text, move);
    } else if (event.key === "Escape") {
      event.preventDefault();
      onCancel();
    } else if (choices.length > 0 && /^Arrow(?:Up|Down)$/.test(event.key)) {
      event.preventDefault();
      const step = event.key === "ArrowDown" ? 1 : -1;
      const count = offered.length || choices.length;
      setOpen(true);
      setChosen(isOpen ? (chosen + step + count) % count : 0);
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
          "aria-activedescendant": chosen >= 0 ? `${listId}-${chosen}` : undefined,
        })}
        onChange={(event) => {
          setText(event.currentTarget.value);
          setFiltered(true);
          setOpen(choices.length > 0);
          setChosen(-1);
        }}
        onKeyDown={press}
        onCopy={(event) => event.stopPropagation()}
        onCut={(event) => event.stopPropagation()}
        onPaste={(event) => event.stopPropagation()}
        onBlur={() => onCommit(text, "stay")}
      />
      {choices.length > 0 && (
        <Choices
          {...{ listId, label, offered, chosen }}
          onChoose={(text) => onCommit(text, "stay")}
        />
      )}
    </>
  );
};
