import { useEffect, useState } from "react";
import { fieldId } from "#design/office/form/field-schema.ts";

export type PanelFocus = Readonly<{
  /** Path of the field that has or last had the focus; null before the first. */
  focus: string | null;
  /** Whether it was changed since it got the focus. */
  hasTyped: boolean;
}>;

const prefix = fieldId("");

const fieldOf = (target: EventTarget | null): string | null =>
  (target instanceof Element && target.closest(`[id^="${prefix}"]`)?.id.slice(prefix.length)) ||
  null;

/** Which field of a panel somebody is at. */
export const usePanelFocus = (panel: React.RefObject<HTMLElement | null>): PanelFocus => {
  const [state, setState] = useState<PanelFocus>({ focus: null, hasTyped: false });
  useEffect(() => {
    const { current } = panel;
    const ending = new AbortController();
    const { signal } = ending;
    const enter = (target: EventTarget | null) => {
      const focus = fieldOf(target);
      if (focus !== null)
        setState((before) => (before.focus === focus ? before : { focus, hasTyped: false }));
    };
    const type = ({ target }: Event) => {
      const focus = fieldOf(target);
      if (focus !== null)
        setState((before) =>
          before.focus === focus && before.hasTyped ? before : { focus, hasTyped: true },
        );
    };
    if (current?.contains(document.activeElement)) enter(document.activeElement);
    current?.addEventListener("focusin", ({ target }) => enter(target), { signal });
    current?.addEventListener("input", type, { signal });
    return () => ending.abort();
  }, [panel]);
  return state;
};
