import { type RefObject, useEffect, useState } from "react";

export type ComboboxOptions = Readonly<{
  input: HTMLInputElement;
  /** What opens below the field: the list, and what stands beside it. */
  panel: RefObject<HTMLElement | null>;
  /** The id of the list; option `n` is `{list}-{n}`. */
  list: string;
  count: number;
  onType: () => void;
  onChoose: (option: number) => void;
}>;

const optionAt = (event: Event): number => {
  const option = event.target instanceof Element && event.target.closest("[role=option]");
  return option ? Number(option.id.slice(option.id.lastIndexOf("-") + 1)) : -1;
};

/**
 * Makes a field a combobox (ARIA 1.2): the focus stays in it, arrows go through the list, Enter
 * takes what is marked and otherwise sends the form, Escape closes.
 */
export const useCombobox = ({ input, panel, list, count, onType, onChoose }: ComboboxOptions) => {
  // Its script may come after who asked for it has gone on.
  const [isOpen, setOpen] = useState(
    () => document.activeElement === input || input.closest(":popover-open") !== null,
  );
  const [active, setActive] = useState(-1);
  const isShown = isOpen && count > 0;

  useEffect(() => {
    const marked = isShown && active >= 0 && active < count ? `${list}-${active}` : "";
    input.setAttribute("role", "combobox");
    input.setAttribute("aria-autocomplete", "list");
    input.setAttribute("aria-controls", list);
    input.setAttribute("aria-expanded", String(isShown));
    if (marked === "") input.removeAttribute("aria-activedescendant");
    else input.setAttribute("aria-activedescendant", marked);
    if (marked !== "") document.getElementById(marked)?.scrollIntoView({ block: "nearest" });
  });

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const choose = (option: number) => {
      setOpen(false);
      setActive(-1);
      onChoose(option);
    };
    const open = () => {
      setOpen(true);
      setActive(-1);
      onType();
    };
    const step = (by: number) => {
      if (!isShown) open();
      setActive((active + by + count + (active < 0 && by < 0 ? 1 : 0)) % Math.max(1, count));
    };
    const keys: Readonly<Record<string, () => boolean>> = {
      ArrowDown: () => (step(1), true),
      ArrowUp: () => (step(-1), true),
      Enter: () => {
        setOpen(false);
        if (!isShown || active < 0) return false;
        choose(active);
        return true;
      },
      Escape: () => {
        setOpen(false);
        return isOpen;
      },
    };
    const around = input.parentElement?.parentElement ?? input;
    const leave = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node && around.contains(relatedTarget))) setOpen(false);
    };
    input.addEventListener("focus", open, { signal });
    input.addEventListener("click", open, { signal });
    input.addEventListener("input", open, { signal });
    input.addEventListener(
      "keydown",
      (event) => {
        if (!event.isComposing && keys[event.key]?.()) event.preventDefault();
      },
      { signal },
    );
    around.addEventListener("focusout", leave, { signal });
    // A press on an option leaves the focus where it is.
    panel.current?.addEventListener(
      "mousedown",
      (event) => {
        if (optionAt(event) >= 0) event.preventDefault();
      },
      { signal },
    );
    panel.current?.addEventListener(
      "click",
      (event) => {
        const option = optionAt(event);
        if (option >= 0) choose(option);
      },
      { signal },
    );
    return () => listening.abort();
  });

  return { isOpen, active };
};
