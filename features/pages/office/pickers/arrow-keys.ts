/**
 * Where a key leads in a grid of choices below a search field.
 * @param at the choice that has the focus; -1 is the search field
 * @returns the choice to go to, -1 for the search field, null when the key is not for the grid
 */
export const nextIndex = (
  at: number,
  key: string,
  count: number,
  columns: number,
): number | null => {
  if (at < 0) return key === "ArrowDown" && count > 0 ? 0 : null; // other keys move the caret
  const last = count - 1;
  if (key === "ArrowUp") return at < columns ? -1 : at - columns;
  const to: Readonly<Record<string, number>> = {
    ArrowDown: at + columns,
    ArrowRight: at + 1,
    ArrowLeft: at - 1,
    Home: 0,
    End: last,
  };
  const wanted = to[key];
  return wanted === undefined ? null : Math.max(0, Math.min(last, wanted));
};
