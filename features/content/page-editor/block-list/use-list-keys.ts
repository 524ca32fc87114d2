import { type RefObject, useEffect } from "react";
import { pressedKey } from "#platform/browser/pressed-key.ts";
import type { EditorActions } from "../editing/editor-actions.ts";
import { useEditor } from "../editing/editor-context.ts";

const directionByKey: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

/** Moves the row, or the chosen rows when it is one of them; the row keeps the focus. */
const moveRow = (editor: EditorActions, row: HTMLElement, id: string, by: 1 | -1) => {
  const { moveBy, isChosen, chosen, withGroup } = editor;
  if (!isChosen(id) || chosen().length < 2) return moveBy(id, by);
  const refocus = () => requestAnimationFrame(() => row.focus());
  void withGroup((group) => group.moveBy(by)).then(refocus);
};

/** Moves the focus to the next row; with Shift the rows on the way are chosen. */
const stepTo = (list: HTMLElement, from: HTMLElement, direction: 1 | -1): string | undefined => {
  const rows = [...list.querySelectorAll<HTMLElement>("[data-block]")];
  const next = rows[rows.indexOf(from) + direction];
  next?.focus();
  return next?.dataset["block"];
};

/** @returns false for a key that the list does not use */
const pressKey = (event: KeyboardEvent, list: HTMLElement, editor: EditorActions): boolean => {
  const { target, altKey, shiftKey } = event;
  const key = pressedKey(event);
  const hasCtrl = event.ctrlKey || event.metaKey;
  const id = target instanceof HTMLElement ? target.dataset["block"] : undefined;
  if (key === "Escape" && editor.chosen().length > 0) editor.clearChosen();
  else if (hasCtrl && key.toLowerCase() === "a") editor.chooseAll();
  else if (key === "Delete" && editor.chosen().length > 0)
    void editor.withGroup((group) => group.remove());
  else if (!(target instanceof HTMLElement) || id === undefined || hasCtrl) return false;
  else if (key === " ") editor.toggleChosen(id);
  else {
    const direction = directionByKey[key];
    if (direction === undefined) return false;
    if (altKey) moveRow(editor, target, id, direction);
    else {
      const next = stepTo(list, target, direction);
      if (shiftKey && next !== undefined) editor.chooseTo(next, id);
    }
  }
  return true;
};

/**
 * Arrow keys move the focus between blocks, with Alt they move the block or the chosen blocks, with
 * Shift they choose; Space chooses one, Ctrl A all, Escape none.
 */
export const useListKeys = (listRef: RefObject<HTMLElement | null>) => {
  const editor = useEditor();
  useEffect(() => {
    const { current: list } = listRef;
    const press = (event: KeyboardEvent) => {
      if (list && pressKey(event, list, editor)) event.preventDefault();
    };
    /** Some browsers click a button when Space is released. */
    const release = (event: KeyboardEvent) => {
      const isRow = event.target instanceof HTMLElement && event.target.dataset["block"];
      if (pressedKey(event) === " " && isRow) event.preventDefault();
    };
    list?.addEventListener("keydown", press);
    list?.addEventListener("keyup", release);
    return () => {
      list?.removeEventListener("keydown", press);
      list?.removeEventListener("keyup", release);
    };
  }, [listRef, editor]);
};
