import { useEffect, useRef } from "react";

const fields = "input:not([type=hidden]), textarea, select, [contenteditable=true]";

/** @returns whether the item has a field */
const focusFirstField = (list: HTMLElement | null, place: number): boolean => {
  const row = list?.querySelector(`:scope > [data-row="${place}"]`);
  // Beside the item's own fields, its row has the one of its place.
  const field = row?.querySelector<HTMLElement>(`:is(details, .list-item-alone) :is(${fields})`);
  field?.focus();
  return field !== null && field !== undefined;
};

/**
 * Gives the focus to the first field of an item; one that is being added is waited for.
 * @returns a function that takes the item's place
 */
export const useAddedItem = (
  listRef: React.RefObject<HTMLElement | null>,
  count: number,
): ((place: number) => void) => {
  const wanted = useRef<number | null>(null);
  useEffect(() => {
    const { current: place } = wanted;
    if (place !== null && focusFirstField(listRef.current, place)) wanted.current = null;
  }, [count, listRef]);
  return (place) => {
    wanted.current = focusFirstField(listRef.current, place) ? null : place;
  };
};
