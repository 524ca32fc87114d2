import { useEffect, useReducer } from "react";

/**
 * Draws anew whenever a field of a form has changed, or the panel or the sheet around it has opened
 * or closed, for who reads what the fields hold: they are not React's.
 */
export const useFormChanges = (form: string, panel: HTMLElement): void => {
  const [, draw] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const owner = document.forms.namedItem(form);
    for (const kind of ["input", "change"]) owner?.addEventListener(kind, draw, { signal });
    // The fields are emptied after the event.
    owner?.addEventListener("reset", () => setTimeout(draw), { signal });
    for (const each of [panel, panel.parentElement?.closest("[popover]")])
      each?.addEventListener("toggle", draw, { signal });
    return () => listening.abort();
  }, [form, panel]);
};
