/** After what is being shown now has been drawn, and a dialog has given its focus back. */
const afterRender = (focus: () => void): void =>
  void setTimeout(() => requestAnimationFrame(focus));

const queryElement = (selector: string): HTMLElement | null => document.querySelector(selector);

const formSelector = ".form-body";

/** Moves the focus into the form that has just been opened, to its first field; who is in it already stays. */
export const focusForm = (): void =>
  afterRender(() => {
    if (document.activeElement?.closest(formSelector)) return;
    queryElement(`${formSelector} :is(input, textarea, select, button)`)?.focus();
  });

/** Moves the focus to a block's line in the list; to the button that adds one when there is none. */
export const focusRow = (id: string | undefined): void =>
  afterRender(() =>
    (
      (id === undefined ? null : queryElement(`[data-block="${CSS.escape(id)}"]`)) ??
      queryElement(".add-block")
    )?.focus(),
  );
