import type { CommitMove } from "../grid/view/cell-editor.tsx";

/** The button of a cell, which opens its field. */
const cellButton = "[data-edit-cell]";

const buttonsOf = (element: Element | null): readonly HTMLElement[] => [
  ...(element?.querySelectorAll<HTMLElement>(cellButton) ?? []),
];

const columnIn = (row: Element | null | undefined, button: HTMLElement): HTMLElement | null =>
  buttonsOf(row ?? null).find(
    ({ dataset }) => dataset["editCell"] === button.dataset["editCell"],
  ) ?? null;

/** Where the focus goes from a cell: as in the sheet, but without its arrows. */
const nextButton = (button: HTMLElement, move: CommitMove): HTMLElement | null => {
  const row = button.closest("tr");
  if (move === "down") return columnIn(row?.nextElementSibling, button);
  if (move === "up") return columnIn(row?.previousElementSibling, button);
  const all = buttonsOf(button.closest("table"));
  const index = all.indexOf(button);
  if (move === "right") return all[index + 1] ?? null;
  return move === "left" ? (all[index - 1] ?? null) : null;
};

/** Gives the focus to the cell that follows, or to this one. */
export const leaveCell = (button: HTMLElement | null, move: CommitMove): void =>
  (button && (nextButton(button, move) ?? button))?.focus();
