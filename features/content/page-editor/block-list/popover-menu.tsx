import { useEffect, useRef } from "react";
import { placePopover } from "#design/office/dialogs/place-popover.ts";
import { Icon, type IconName } from "#design/office/icons.tsx";
import { pressedKey } from "#platform/browser/pressed-key.ts";

export type MenuItem = Readonly<{
  icon: IconName;
  label: string;
  isDisabled?: boolean;
  /** Why it is disabled. */
  reason?: string | false;
  run: () => unknown;
}>;

const directionByKey: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

export type PopoverMenuProps = Readonly<{
  label: string;
  items: readonly MenuItem[];
  onClose: () => void;
}>;

/** A menu beside the button that opened it, to which it gives the focus back. */
export const PopoverMenu = ({ label: name, items, onClose }: PopoverMenuProps) => {
  const menu = useRef<HTMLDivElement>(null);
  const opener = useRef<Element | null>(null);
  useEffect(() => {
    const { current } = menu;
    const activeElement = document.activeElement;
    opener.current = activeElement;
    current?.showPopover();
    if (current && activeElement) placePopover(current, activeElement);
    current?.querySelector("button")?.focus();
  }, []);
  const close = () => {
    onClose();
    if (opener.current instanceof HTMLElement) opener.current.focus();
  };
  const handleKeyDown = (event: React.KeyboardEvent) => {
    const buttons = [...(menu.current?.querySelectorAll("button") ?? [])];
    const focusedIndex = buttons.findIndex((button) => button === document.activeElement);
    const step = directionByKey[pressedKey(event)];
    if (pressedKey(event) === "Escape" || pressedKey(event) === "Tab") {
      event.preventDefault();
      close();
    } else if (step !== undefined) {
      event.preventDefault();
      buttons.at((focusedIndex + step) % buttons.length)?.focus();
    } else if (/^[a-z]$/i.test(pressedKey(event))) {
      const nextButtons = [
        ...buttons.slice(focusedIndex + 1),
        ...buttons.slice(0, focusedIndex + 1),
      ];
      nextButtons
        .find(({ textContent }) => textContent?.toLowerCase().startsWith(pressedKey(event)))
        ?.focus();
    }
  };
  return (
    <div
      ref={menu}
      popover="auto"
      role="menu"
      tabIndex={-1}
      aria-label={name}
      className="block-menu"
      onKeyDown={handleKeyDown}
      onToggle={(event) => event.newState === "closed" && onClose()}
    >
      {items.map(({ icon, label, isDisabled = false, reason, run }) => (
        <button
          key={label}
          type="button"
          role="menuitem"
          aria-disabled={isDisabled || Boolean(reason)}
          onClick={() => {
            if (isDisabled || reason) return;
            close();
            void run();
          }}
        >
          <Icon name={icon} />
          <span>
            {label}
            {reason && <small>{reason}</small>}
          </span>
        </button>
      ))}
    </div>
  );
};
