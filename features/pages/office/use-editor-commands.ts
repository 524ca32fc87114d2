import { useMemo } from "react";
import { useEditor } from "./editor-context.ts";
import type { Command } from "#design/office/palette/command.ts";
import { useCommands } from "#design/office/palette/commands.tsx";
import { ahead } from "./state/history.ts";
import { usePage, usePageStore } from "./state/use-page.ts";

const useSteps = (): readonly Command[] => {
  const store = usePageStore();
  const canUndo = usePage(({ history }) => ahead(history).undo !== null);
  const canRedo = usePage(({ history }) => ahead(history).redo !== null);
  return useMemo(
    () => [
      {
        id: "undo",
        label: "Undo",
        group: "Page",
        keys: "mod+z",
        isOff: canUndo ? undefined : "There is nothing to undo.",
        run: store.undo,
      },
      {
        id: "redo",
        label: "Redo",
        group: "Page",
        keys: "mod+shift+z",
        also: "mod+y",
        isOff: canRedo ? undefined : "There is nothing to do again.",
        run: store.redo,
      },
    ],
    [store, canUndo, canRedo],
  );
};

/** What can be done to the open block. */
const useBlockCommands = (): readonly Command[] => {
  const editor = useEditor();
  const id = usePage(({ open }) => open.block);
  const place = usePage(({ edited, open }) => edited.order.indexOf(open.block ?? ""));
  const count = usePage(({ edited }) => edited.order.length);
  return useMemo(() => {
    const isOff = id === null || place === -1 ? "Open a block first." : undefined;
    const on = (run: (block: string) => unknown) => () => void (id !== null && run(id));
    const command = (label: string, run: (block: string) => unknown, keys?: string): Command => ({
      id: `block ${label}`,
      label,
      group: "Open block",
      isOff,
      run: on(run),
      ...(keys && { keys }),
    });
    return [
      command("Add a block after it", () => editor.pickAfter(place), "alt+n"),
      command("Duplicate the block", editor.duplicate, "alt+d"),
      command("Move the block up", (block) => editor.moveBy(block, -1), "alt+ArrowUp"),
      command("Move the block down", (block) => editor.moveBy(block, 1), "alt+ArrowDown"),
      {
        ...command("Move the block to a position", (block) =>
          editor.show({ kind: "position", id: block }),
        ),
        isOff: isOff ?? (count < 2 ? "It is the only block." : undefined),
      },
      command("Enable or disable the block", editor.toggle, "alt+e"),
      command("JSON of the block", editor.openJson, "alt+j"),
      command("Copy the block", editor.copy),
      command(
        "Delete the block",
        (block) => editor.show({ kind: "remove", id: block }),
        "alt+Backspace",
      ),
    ];
  }, [editor, id, place, count]);
};

export type PageCommands = Readonly<{
  isNew: boolean;
  onSave: () => void;
  onPreview: () => void;
}>;

const usePageCommands = ({ isNew, onSave, onPreview }: PageCommands): readonly Command[] => {
  const editor = useEditor();
  const count = usePage(({ edited }) => edited.order.length);
  return useMemo(() => {
    const isOff = isNew ? "Save the page first." : undefined;
    const command = (label: string, run: () => unknown, more: Partial<Command> = {}): Command => ({
      id: `page ${label}`,
      label,
      group: "Page",
      run: () => void run(),
      ...more,
    });
    return [
      command("Save", onSave, { keys: "mod+s" }),
      command("Page settings", editor.openSettings, { keys: "alt+g" }),
      command("Add a block at the end", () => editor.pickAfter(count - 1)),
      command("Paste blocks", () => editor.paste(null)),
      command("Live preview, open or close", onPreview, { keys: "alt+p" }),
      command("JSON of the page", () => editor.openJson(null), { keys: "alt+shift+j" }),
      command("Versions", () => editor.show({ kind: "versions" }), { keys: "alt+v", isOff }),
      command("Delete the page", () => editor.show({ kind: "delete" }), { isOff }),
    ];
  }, [editor, isNew, onSave, onPreview, count]);
};

/** Offers all that can be done here to the palette, to the keys and to their help. */
export const useEditorCommands = (page: PageCommands): void => {
  const steps = useSteps();
  const ofPage = usePageCommands(page);
  const ofBlock = useBlockCommands();
  useCommands(useMemo(() => [...ofPage, ...steps, ...ofBlock], [ofPage, steps, ofBlock]));
};
