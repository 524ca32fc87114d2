import "#design/office/list/bulk-bar.css";
import "./group-bar.css";
import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { useStore } from "zustand";
import { Icon, type IconName } from "#design/office/icons.tsx";
import { pressedKey } from "#platform/browser/pressed-key.ts";
import { focusRow } from "../page-blocks/focus-block.ts";
import { useEditor } from "../editing/editor-context.ts";
import { usePage } from "../state/use-page.ts";
import { chosenIn, countBlocks } from "../selection/selection.ts";

type GroupButton = Readonly<{
  icon: IconName;
  label: string;
  /** Why the button does nothing now. */
  reason?: string | false;
  run: () => unknown;
}>;

const useButtons = (ids: readonly string[]): readonly GroupButton[] => {
  const { withGroup, showOverlay } = useEditor();
  const order = usePage(({ edited }) => edited.order);
  const enabledCount = usePage(
    ({ edited }) => ids.filter((id) => edited.blocks[id]?.enabled).length,
  );
  const isTogether = order.indexOf(ids.at(-1) ?? "") - order.indexOf(ids[0] ?? "") < ids.length;
  const isFirst = isTogether && order[0] === ids[0];
  const isLast = isTogether && order.at(-1) === ids.at(-1);
  return [
    {
      icon: "eye",
      label: "Enable",
      reason: enabledCount === ids.length && "All of them are on.",
      run: () => withGroup((group) => group.enable(true)),
    },
    {
      icon: "eyeOff",
      label: "Disable",
      reason: enabledCount === 0 && "All of them are off.",
      run: () => withGroup((group) => group.enable(false)),
    },
    {
      icon: "copy",
      label: "Duplicate",
      run: () => withGroup((group) => group.duplicate()),
    },
    { icon: "clipboard", label: "Copy", run: () => withGroup((group) => group.copy()) },
    { icon: "cut", label: "Cut", run: () => withGroup((group) => group.cut()) },
    {
      icon: "up",
      label: "Move up",
      reason: isFirst && "They stand first.",
      run: () => withGroup((group) => group.moveBy(-1)),
    },
    {
      icon: "down",
      label: "Move down",
      reason: isLast && "They stand last.",
      run: () => withGroup((group) => group.moveBy(1)),
    },
    {
      icon: "next",
      label: "Move to …",
      reason: ids.length === order.length && "These are all blocks of the page.",
      run: () => showOverlay({ kind: "group position" }),
    },
    { icon: "trash", label: "Delete", run: () => withGroup((group) => group.remove()) },
  ];
};

/**
 * Lets the editor's styles leave the bar its room. Looking for the bar by `:has()` would cost every
 * key that is typed in a field.
 */
const useRoomForBar = (bar: RefObject<HTMLElement | null>, isShown: boolean) =>
  useLayoutEffect(() => {
    const editor = isShown ? bar.current?.closest(".editor") : null;
    editor?.setAttribute("data-group-bar", "");
    return () => editor?.removeAttribute("data-group-bar");
  }, [bar, isShown]);

/** Floats at the foot while blocks are chosen. */
const GroupBar = () => {
  const { selection, clearChosen, showError } = useEditor();
  const order = usePage(({ edited }) => edited.order);
  const ids = chosenIn(useStore(selection), order);
  const buttons = useButtons(ids);
  const bar = useRef<HTMLElement>(null);
  const [first] = ids;
  useRoomForBar(bar, ids.length > 0);
  useEffect(() => {
    const { current } = bar;
    const escape = (event: KeyboardEvent) => {
      if (pressedKey(event) !== "Escape") return;
      clearChosen();
      focusRow(first);
    };
    current?.addEventListener("keydown", escape);
    return () => current?.removeEventListener("keydown", escape);
  }, [clearChosen, first]);
  if (ids.length === 0) return null;
  return (
    <section ref={bar} className="bulk-bar group-bar" aria-label="The chosen blocks">
      <p>
        <b>{countBlocks(ids.length)}</b>
        <span>{` of ${order.length}`}</span>
      </p>
      {buttons.map(({ icon, label, reason, run }) => (
        <button
          key={label}
          type="button"
          aria-label={`${label}, ${countBlocks(ids.length)}`}
          aria-disabled={Boolean(reason)}
          data-icon={icon === "up" || icon === "down"}
          title={reason || label}
          onClick={() => (reason ? showError(reason) : void run())}
        >
          <Icon name={icon} />
          <span>{label}</span>
        </button>
      ))}
      <button type="button" className="bulk-clear" onClick={clearChosen}>
        <kbd aria-hidden="true">Esc</kbd> Clear
      </button>
    </section>
  );
};

export default GroupBar;
