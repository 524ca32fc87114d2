import { type RefObject, useEffect, useState } from "react";
import { pressedKey } from "#platform/browser/pressed-key.ts";

export type ComboboxOptions = Readonly<{
  input: HTMLInputElement;
  /** The element that opens below the field and contains the list. */
  panel: RefObject<HTMLElement | null>;
  /** Id of the list; the id of option `n` is `{list}-{n}`. */
  list: string;
  count: number;
  onType: () => void;
  onChoose: (option: number) => void;
}>;

const optionAt = (event: Event): number => {
  const option = event.target instanceof Element && event.target.closest("[role=option]");
  return option ? Number(option.id.slice(option.id.lastIndexOf("-") + 1)) : -1;
};

type Actions = Readonly<{
  open: () => void;
  close: () => void;
  /**
   * Handlers by the key's name. A handler returns false when the browser should do what the key
   * normally does.
   */
  keys: Readonly<Record<string, () => boolean>>;
  choose: (option: number) => void;
}>;

const addListeners = (
  input: HTMLInputElement,
  panel: HTMLElement | null,
  { open, close, keys, choose }: Actions,
  signal: AbortSignal,
): void => {
  const container = input.parentElement?.parentElement ?? input;
  const leave = ({ relatedTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof Node && container.contains(relatedTarget))) close();
  };
  input.addEventListener("focus", open, { signal });
  input.addEventListener("click", open, { signal });
  input.addEventListener("input", open, { signal });
  input.addEventListener(
    "keydown",
    (event) => {
      if (keys[pressedKey(event)]?.()) event.preventDefault();
    },
    { signal },
  );
  container.addEventListener("focusout", leave, { signal });
  // Pressing the pointer on an option must not move the focus away from the field.
  panel?.addEventListener(
    "mousedown",
    (event) => {
      if (optionAt(event) >= 0) event.preventDefault();
    },
    { signal },
  );
  panel?.addEventListener(
    "click",
    (event) => {
      const option = optionAt(event);
      if (option >= 0) choose(option);
    },
    { signal },
  );
};

/**
 * Turns an input into a combobox (ARIA 1.2). The input keeps the focus while arrow keys move
 * through the list. Enter chooses the active option or, when no option is active, submits the form.
 * Escape closes the list.
 */
export const useCombobox = ({ input, panel, list, count, onType, onChoose }: ComboboxOptions) => {
  // When this code has loaded, the field may already have lost the focus again.
  const [isOpen, setOpen] = useState(
    () => document.activeElement === input || input.closest(":popover-open") !== null,
  );
  const [active, setActive] = useState(-1);
  const isListOpen = isOpen && count > 0;

  useEffect(() => {
    const marked = isListOpen && active >= 0 && active < count ? `${list}-${active}` : "";
    input.setAttribute("role", "combobox");
    input.setAttribute("aria-autocomplete", "list");
    input.setAttribute("aria-controls", list);
    input.setAttribute("aria-expanded", String(isListOpen));
    if (marked === "") input.removeAttribute("aria-activedescendant");
    else input.setAttribute("aria-activedescendant", marked);
    if (marked !== "") document.getElementById(marked)?.scrollIntoView({ block: "nearest" });
  });

  useEffect(() => {
    const listeners = new AbortController();
    const { signal } = listeners;
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
    const moveBy = (by: number) => {
      if (!isListOpen) open();
      setActive((active + by + count + (active < 0 && by < 0 ? 1 : 0)) % Math.max(1, count));
    };
    const keys: Readonly<Record<string, () => boolean>> = {
      ArrowDown: () => (moveBy(1), true),
      ArrowUp: () => (moveBy(-1), true),
      Enter: () => {
        setOpen(false);
        if (!isListOpen || active < 0) return false;
        choose(active);
        return true;
      },
      Escape: () => {
        setOpen(false);
        return isOpen;
      },
    };
    addListeners(input, panel.current, { open, close: () => setOpen(false), keys, choose }, signal);
    return () => listeners.abort();
  });

  return { isOpen, active };
};
