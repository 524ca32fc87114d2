import { type KeyPress, pressedKey } from "#platform/browser/pressed-key.ts";
import type { BarStep } from "./lanes.ts";
import type { BarChange } from "./timeline-model.ts";

/** What a key does at a bar. */
export type BarAction =
  | Readonly<{ kind: "change"; change: BarChange }>
  | Readonly<{ kind: "go"; to: BarStep }>
  | Readonly<{ kind: "open" | "choose" | "restore" }>;

const steps: Readonly<Record<string, BarStep>> = {
  ArrowDown: { kind: "row", step: 1 },
  ArrowUp: { kind: "row", step: -1 },
  j: { kind: "bar", step: 1 },
  k: { kind: "bar", step: -1 },
  Home: { kind: "first" },
  End: { kind: "last" },
};

const plain: Readonly<Record<string, BarAction["kind"] & ("open" | "choose" | "restore")>> = {
  Enter: "open",
  " ": "choose",
  Escape: "restore",
};

const directions: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowLeft: -1 };

/** What a key does at a bar that stays where it is: arrows lead to its neighbours. */
export const fixedBarAction = (press: KeyPress): BarAction | null => {
  const action = barAction(press);
  if (action?.kind !== "change") return action?.kind === "restore" ? null : action;
  if (press.shiftKey || press.altKey) return null;
  return { kind: "go", to: { kind: "bar", step: action.change.days > 0 ? 1 : -1 } };
};

/** Null for a key that the timeline leaves to others. */
export const barAction = (press: KeyPress): BarAction | null => {
  const { shiftKey, altKey } = press;
  const key = pressedKey(press);
  if (press.ctrlKey || press.metaKey) return null;
  const direction = directions[key];
  if (direction !== undefined) {
    const days = direction * (shiftKey ? 7 : 1);
    return { kind: "change", change: { kind: altKey ? "resize" : "move", days } };
  }
  if (altKey || shiftKey) return null;
  const to = steps[key];
  if (to) return { kind: "go", to };
  const kind = plain[key];
  return kind ? { kind } : null;
};
