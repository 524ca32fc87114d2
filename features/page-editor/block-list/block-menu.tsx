import { useEffect, useRef } from "react";
import { useEditor } from "../editor/editor-context.ts";
import { Icon, type IconName } from "#design/office/icons.tsx";
import { usePage } from "../state/use-page.ts";

type MenuItem = Readonly<{ icon: IconName; label: string; isDisabled?: boolean; run: () => void }>;

const directionByKey: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

const useMenuItems = (id: string, onCopy: (id: string) => void): readonly MenuItem[] => {
  const editor = useEditor();
  const index = usePage(({ edited }) => edited.order.indexOf(id));
  const count = usePage(({ edited }) => edited.order.length);
  const isOn = usePage(({ edited }) => edited.blocks[id]?.enabled);
  return [
    { icon: "code", label: "JSON", run: () => editor.openJson(id) },
    { icon: "eye", label: isOn ? "Disable" : "Enable", run: () => editor.toggle(id) },
    { icon: "copy", label: "Duplicate", run: () => editor.duplicate(id) },
    { icon: "clipboard", label: "Copy", run: () => onCopy(id) },
    { icon: "plus", label: "Add after", run: () => editor.pickAfter(index) },
    { icon: "up", label: "Move up", isDisabled: index === 0, run: () => editor.moveBy(id, -1) },
    {
      icon: "down",
      label: "Move down",
      isDisabled: index === count - 1,
      run: () => editor.moveBy(id, 1),
    },
    {
      icon: "next",
      label: "Move to position …",
      isDisabled: count < 2,
      run: () => editor.showOverlay({ kind: "position", id }),
    },
    { icon: "trash", label: "Delete", run: () => editor.showOverlay({ kind: "remove", id }) },
  ];
};

/** Places the menu below the button that opened it, or above when there is no room. */
const positionMenu = (menu: HTMLElement, opener: Element) => {
  const openerBox = opener.getBoundingClientRect();
  const { offsetHeight: height, offsetWidth: width } = menu;
  const gap = 4;
  const fitsBelow = openerBox.bottom + gap + height <= window.innerHeight;
  menu.style.top = `${Math.max(gap, fitsBelow ? openerBox.bottom + gap : openerBox.top - gap - height)}px`;
  menu.style.left = `${Math.max(gap, Math.min(openerBox.left, window.innerWidth - width - gap))}px`;
};

export type BlockMenuProps = Readonly<{
  id: string;
  onCopy: (id: string) => void;
  onClose: () => void;
}>;

export const BlockMenu = ({ id, onCopy, onClose }: BlockMenuProps) => {
  const { nameOf } = useEditor();
  const items = useMenuItems(id, onCopy);
  const menu = useRef<HTMLDivElement>(null);
  const opener = useRef<Element | null>(null);
  useEffect(() => {
    const { current } = menu;
    const activeElement = document.activeElement;
    opener.current = activeElement;
    current?.showPopover();
    if (current && activeElement) positionMenu(current, activeElement);
    current?.querySelector("button")?.focus();
  }, []);
  const close = () => {
    onClose();
    if (opener.current instanceof HTMLElement) opener.current.focus();
  };
  const handleKeyDown = (event: React.KeyboardEvent) => {
    const buttons = [...(menu.current?.querySelectorAll("button") ?? [])];
    const focusedIndex = buttons.findIndex((button) => button === document.activeElement);
    const step = directionByKey[event.key];
    if (event.key === "Escape" || event.key === "Tab") {
      event.preventDefault();
      close();
    } else if (step !== undefined) {
      event.preventDefault();
      buttons.at((focusedIndex + step) % buttons.length)?.focus();
    } else if (/^[a-z]$/i.test(event.key)) {
      const nextButtons = [
        ...buttons.slice(focusedIndex + 1),
        ...buttons.slice(0, focusedIndex + 1),
      ];
      nextButtons
        .find(({ textContent }) => textContent?.toLowerCase().startsWith(event.key))
        ?.focus();
    }
  };
  return (
    <div
      ref={menu}
      popover="auto"
      role="menu"
      tabIndex={-1}
      aria-label={nameOf(id)}
      className="block-menu"
      onKeyDown={handleKeyDown}
      onToggle={(event) => event.newState === "closed" && onClose()}
    >
      {items.map(({ icon, label, isDisabled = false, run }) => (
        <button
          key={label}
          type="button"
          role="menuitem"
          aria-disabled={isDisabled}
          onClick={() => {
            if (isDisabled) return;
            close();
            run();
          }}
        >
          <Icon name={icon} />
          {label}
        </button>
      ))}
    </div>
  );
};
