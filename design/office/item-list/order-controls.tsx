import "./order-controls.css";
import { useState } from "react";
import { pressedKey } from "#platform/browser/pressed-key.ts";
import { Icon } from "../icons.tsx";
import { toast } from "../toast.ts";

export type OrderControlsProps = Readonly<{
  name: string;
  /** From 0. */
  index: number;
  count: number;
  onMove: (index: number) => void;
}>;

/** Drags its row; with the focus on it, `Alt ↑ ↓` moves the row. */
export const Grip = ({ name }: { name: string }) => (
  <button
    type="button"
    className="order-grip"
    data-grip
    aria-label={`Move ${name}`}
    aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
    title="Drag, or Alt with the arrows"
  >
    <Icon name="grip" />
  </button>
);

/** The place of a row, which moves when another is typed. */
export const PlaceField = ({ name, index, count, onMove }: OrderControlsProps) => {
  const [typed, setTyped] = useState<string | null>(null);
  const commit = () => {
    setTyped(null);
    if (typed === null) return;
    const place = Number(typed);
    if (Number.isInteger(place) && place >= 1 && place <= count) onMove(place - 1);
    else toast.error(`“${typed}” is no place: the places are 1 to ${count}.`);
  };
  return (
    <input
      className="place-field"
      aria-label={`Place of ${name}, of ${count}`}
      inputMode="numeric"
      autoComplete="off"
      value={typed ?? String(index + 1)}
      onFocus={(event) => event.currentTarget.select()}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={commit}
      onKeyDown={(event) => {
        if (pressedKey(event) === "Enter") commit();
        if (pressedKey(event) !== "Escape" || typed === null) return;
        event.preventDefault();
        setTyped(null);
      }}
    />
  );
};

/** What moves a row where nothing is dragged. */
export const MoveButtons = ({ name, index, count, onMove }: OrderControlsProps) => (
  <span className="move-buttons">
    <button
      type="button"
      aria-label={`Move ${name} up`}
      aria-disabled={index === 0}
      onClick={() => index > 0 && onMove(index - 1)}
    >
      <Icon name="up" />
    </button>
    <button
      type="button"
      aria-label={`Move ${name} down`}
      aria-disabled={index === count - 1}
      onClick={() => index < count - 1 && onMove(index + 1)}
    >
      <Icon name="down" />
    </button>
  </span>
);
