/**
 * Keyboard navigation in a grid of choices below a search field.
 * @param current index of the focused choice; -1 is the search field
 * @returns the index to focus, -1 for the search field, null when the key is not handled
 */
export const nextIndex = (
  current: number,
  key: string,
  count: number,
  columns: number,
): number | null => {
  if (current < 0) return key === "ArrowDown" && count > 0 ? 0 : null; // other keys move the caret
  const last = count - 1;
  if (key === "ArrowUp") return current < columns ? -1 : current - columns;
  const targetByKey: Readonly<Record<string, number>> = {
    ArrowDown: current + columns,
    ArrowRight: current + 1,
    ArrowLeft: current - 1,
    Home: 0,
    End: last,
  };
  const target = targetByKey[key];
  return target === undefined ? null : Math.max(0, Math.min(last, target));
};
