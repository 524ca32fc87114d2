import { nothingToPaste, pasteLabel, useCountToPaste } from "../clipboard/paste-label.tsx";
import { useEditor } from "../editing/editor-context.ts";
import { usePage } from "../state/use-page.ts";
import { type MenuItem, PopoverMenu } from "./popover-menu.tsx";

const useMenuItems = (id: string): readonly MenuItem[] => {
  const editor = useEditor();
  const index = usePage(({ edited }) => edited.order.indexOf(id));
  const count = usePage(({ edited }) => edited.order.length);
  const copied = useCountToPaste();
  const isOn = usePage(({ edited }) => edited.blocks[id]?.enabled);
  return [
    {
      icon: "check",
      label: editor.isChosen(id) ? "Choose no longer" : "Choose",
      run: () => editor.toggleChosen(id),
    },
    { icon: "code", label: "JSON", run: () => editor.openJson(id) },
    { icon: "eye", label: isOn ? "Disable" : "Enable", run: () => editor.toggle(id) },
    { icon: "copy", label: "Duplicate", run: () => editor.duplicate(id) },
    { icon: "clipboard", label: "Copy", run: () => editor.copy(id) },
    {
      icon: "clipboard",
      label: pasteLabel(copied, " after"),
      reason: copied === 0 && nothingToPaste,
      run: () => editor.paste(null, id),
    },
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
    { icon: "trash", label: "Delete", run: () => editor.remove(id) },
  ];
};

export const BlockMenu = ({ id, onClose }: Readonly<{ id: string; onClose: () => void }>) => {
  const { nameOf } = useEditor();
  return <PopoverMenu label={nameOf(id)} items={useMenuItems(id)} onClose={onClose} />;
};
