/**
 * Calls `focus` after the next render, because a closing dialog first returns the focus to the
 * element that opened it.
 */
const afterRender = (focus: () => void): void =>
  void setTimeout(() => requestAnimationFrame(focus));

const queryElement = (selector: string): HTMLElement | null => document.querySelector(selector);

const formSelector = ".form-body";

/** Focuses the first field of the open form, unless the focus is already in it. */
export const focusForm = (): void =>
  afterRender(() => {
    if (document.activeElement?.closest(formSelector)) return;
    queryElement(`${formSelector} :is(input, textarea, select, button)`)?.focus();
  });

/** Focuses a block's row, or the add button when there is no such block. */
export const focusRow = (id: string | undefined): void =>
  afterRender(() =>
    (
      (id === undefined ? null : queryElement(`[data-block="${CSS.escape(id)}"]`)) ??
      queryElement(".add-block")
    )?.focus(),
  );
