/** After what is being shown now has been drawn, and a dialog has given its focus back. */
const later = (focus: () => void): void => void setTimeout(() => requestAnimationFrame(focus));

const first = (selector: string): HTMLElement | null => document.querySelector(selector);

const form = ".form-body";

/** Moves the focus into the form that has just been opened, to its first field; who is in it already stays. */
export const focusForm = (): void =>
  later(() => {
    if (document.activeElement?.closest(form)) return;
    first(`${form} :is(input, textarea, select, button)`)?.focus();
  });

/** Moves the focus to a block's line in the list; to the button that adds one when there is none. */
export const focusRow = (id: string | undefined): void =>
  later(() =>
    (
      (id === undefined ? null : first(`[data-block="${CSS.escape(id)}"]`)) ?? first(".add-block")
    )?.focus(),
  );
