const rowsIn = (screen: HTMLElement | null): readonly HTMLElement[] => [
  ...(screen?.querySelectorAll<HTMLElement>("[data-row]") ?? []),
];

/** Null while no row holds the focus. */
export const focusedRowId = (): string | null =>
  document.activeElement?.closest<HTMLElement>("[data-row]")?.dataset["row"] ?? null;

/** Focuses what opens the row, or its first button where nothing does. */
const focusIn = (row: HTMLElement | undefined): void => {
  const opens = row?.querySelector<HTMLElement>("[data-row-open]:is(a, button)");
  (opens ?? row?.querySelector<HTMLElement>("button, a"))?.focus();
  row?.scrollIntoView({ block: "nearest" });
};

/** @param step 1 for the next row, -1 for the one before; without a focused row, the first */
export const moveRowFocus = (screen: HTMLElement | null, step: 1 | -1): void => {
  const rows = rowsIn(screen);
  const id = focusedRowId();
  const current = rows.findIndex((row) => row.dataset["row"] === id);
  focusIn(current < 0 ? rows[0] : rows[current + step]);
};

export const focusRow = (screen: HTMLElement | null, id: string): void =>
  focusIn(rowsIn(screen).find((row) => row.dataset["row"] === id));
