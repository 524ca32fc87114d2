import { useEffect, useReducer } from "react";

/**
 * Rerenders when a field of a form changes, or when the panel or the sheet around it opens or
 * closes, because the fields' values are not React state.
 */
export const useFormChanges = (form: string, panel: HTMLElement): void => {
  const [, rerender] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const listeners = new AbortController();
    const { signal } = listeners;
    const formElement = document.forms.namedItem(form);
    for (const kind of ["input", "change"])
      formElement?.addEventListener(kind, rerender, { signal });
    // The browser clears the fields only after it has fired the event.
    formElement?.addEventListener("reset", () => setTimeout(rerender), { signal });
    for (const each of [panel, panel.parentElement?.closest("[popover]")])
      each?.addEventListener("toggle", rerender, { signal });
    return () => listeners.abort();
  }, [form, panel]);
};
