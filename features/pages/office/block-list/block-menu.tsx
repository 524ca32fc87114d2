import { useEffect, useRef } from "react";
import { useEditor } from "../editor/editor-context.ts";
import { Icon, type IconName } from "#design/office/icons.tsx";
import { usePage } from "../state/use-page.ts";

type Item = Readonly<{ icon: IconName; words: string; isOff?: boolean; run: () => void }>;

const step: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

const useItems = (id: string, onCopy: (id: string) => void): readonly Item[] => {
  const editor = useEditor();
  const place = usePage(({ edited }) => edited.order.indexOf(id));
  const count = usePage(({ edited }) => edited.order.length);
  const isOn = usePage(({ edited }) => edited.blocks[id]?.enabled);
  return [
    { icon: "code", words: "JSON", run: () => editor.openJson(id) },
    { icon: "eye", words: isOn ? "Disable" : "Enable", run: () => editor.toggle(id) },
    { icon: "copy", words: "Duplicate", run: () => editor.duplicate(id) },
    { icon: "clipboard", words: "Copy", run: () => onCopy(id) },
    { icon: "plus", words: "Add after", run: () => editor.pickAfter(place) },
    { icon: "up", words: "Move up", isOff: place === 0, run: () => editor.moveBy(id, -1) },
    {
      icon: "down",
      words: "Move down",
      isOff: place === count - 1,
      run: () => editor.moveBy(id, 1),
    },
    {
      icon: "next",
      words: "Move to position …",
      isOff: count < 2,
      run: () => editor.show({ kind: "position", id }),
    },
    { icon: "trash", words: "Delete", run: () => editor.show({ kind: "remove", id }) },
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

/** All that can be done to one block, by arrow keys, letters or pointer. */
export const BlockMenu = ({ id, onCopy, onClose }: BlockMenuProps) => {
  const { nameOf } = useEditor();
  const items = useItems(id, onCopy);
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
    const by = step[event.key];
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
      {items.map(({ icon, words, isOff = false, run }) => (
        <button
          key={words}
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
          {words}
        </button>
      ))}
    </div>
  );
};
