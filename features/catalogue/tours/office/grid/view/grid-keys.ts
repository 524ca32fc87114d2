import { type KeyPress, pressedKey } from "#platform/browser/pressed-key.ts";
import { type Move, moveOf } from "../selection.ts";

/** What a key does in the grid. */
export type GridAction =
  | Readonly<{ kind: "move"; move: Move; isExtended: boolean }>
  /** `text` takes the place of what stands in the cell; null leaves it. */
  | Readonly<{ kind: "edit"; text: string | null; isOpen: boolean }>
  | Readonly<{ kind: "clear" | "fill" | "all" | "open" | "collapse" }>;

const withControl = (key: string): GridAction | null => {
  switch (key.toLowerCase()) {
    case "d":
      return { kind: "fill" };
    case "a":
      return { kind: "all" };
    case "enter":
      return { kind: "open" };
    default:
      return null;
  }
};

/** Null for a key that the grid leaves to others. @param page rows that are in sight */
export const actionOf = (press: KeyPress, page: number): GridAction | null => {
  const { shiftKey, altKey } = press;
  const key = pressedKey(press);
  const isControl = press.ctrlKey || press.metaKey;
  if (altKey) return key === "ArrowDown" ? { kind: "edit", text: null, isOpen: true } : null;
  const move = moveOf(key, isControl, page);
  if (move) return { kind: "move", move, isExtended: shiftKey };
  if (isControl) return withControl(key);
  if (key === "Enter" || key === "F2") return { kind: "edit", text: null, isOpen: false };
  if (key === "Delete" || key === "Backspace") return { kind: "clear" };
  if (key === "Escape") return { kind: "collapse" };
  const isCharacter = /^.$/u.test(key);
  return isCharacter ? { kind: "edit", text: key === " " ? "" : key, isOpen: false } : null;
};
