import { useEffect, useRef } from "react";
import { useEditor } from "../editor/editor-context.ts";
import { Icon, type IconName } from "#design/office/icons.tsx";
import { usePage } from "../state/use-page.ts";

type MenuItem = Readonly<{ icon: IconName; label: string; isOff?: boolean; run: () => void }>;

const directionByKey: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

const useMenuItems = (id: string, onCopy: (id: string) => void): readonly MenuItem[] => {
  const editor = useEditor();
  const positionMenu = usePage(({ edited }) => edited.order.indexOf(id));
  const count = usePage(({ edited }) => edited.order.length);
  const isOn = usePage(({ edited }) => edited.blocks[id]?.enabled);
  return [
    { icon: "code", label: "JSON", run: () => editor.openJson(id) },
    { icon: "eye", label: isOn ? "Disable" : "Enable", run: () => editor.toggle(id) },
    { icon: "copy", label: "Duplicate", run: () => editor.duplicate(id) },
    { icon: "clipboard", label: "Copy", run: () => onCopy(id) },
    { icon: "plus", label: "Add after", run: () => editor.pickAfter(positionMenu) },
    { icon: "up", label: "Move up", isOff: positionMenu === 0, run: () => editor.moveBy(id, -1) },
    {
      icon: "down",
      label: "Move down",
      isOff: positionMenu === count - 1,
      run: () => editor.moveBy(id, 1),
    },
    {
      icon: "next",
      label: "Move to position …",
      isOff: count < 2,
      run: () => editor.showOverlay({ kind: "position", id }),
    },
    { icon: "trash", label: "Delete", run: () => editor.showOverlay({ kind: "remove", id }) },
  ];
};

/** Puts the menu beside the button that opened it, inside the window. */
const place = (menu: HTMLElement, opener: Element) => {
  const from = opener.getBoundingClientRect();
  const { offsetHeight: height, offsetWidth: width } = menu;
  const gap = 4;
  const isRoom = from.bottom + gap + height <= window.innerHeight;
  menu.style.top = `${Math.max(gap, isRoom ? from.bottom + gap : from.top - gap - height)}px`;
  menu.style.left = `${Math.max(gap, Math.min(from.left, window.innerWidth - width - gap))}px`;
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
    const before = document.activeElement;
    opener.current = before;
    current?.showPopover();
    if (current && before) place(current, before);
    current?.querySelector("button")?.focus();
  }, []);
  const close = () => {
    onClose();
    if (opener.current instanceof HTMLElement) opener.current.focus();
  };
  const press = (event: React.KeyboardEvent) => {
    const buttons = [...(menu.current?.querySelectorAll("button") ?? [])];
    const at = buttons.findIndex((button) => button === document.activeElement);
    const by = directionByKey[event.key];
    if (event.key === "Escape" || event.key === "Tab") {
      event.preventDefault();
      close();
    } else if (by !== undefined) {
      event.preventDefault();
      buttons.at((at + by) % buttons.length)?.focus();
    } else if (/^[a-z]$/i.test(event.key)) {
      const later = [...buttons.slice(at + 1), ...buttons.slice(0, at + 1)];
      later.find(({ textContent }) => textContent?.toLowerCase().startsWith(event.key))?.focus();
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
      onKeyDown={press}
      onToggle={(event) => event.newState === "closed" && onClose()}
    >
      {items.map(({ icon, label, isOff = false, run }) => (
        <button
          key={label}
          type="button"
          role="menuitem"
          aria-disabled={isOff}
          onClick={() => {
            if (isOff) return;
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
