import { settingsTitle } from "../own-page/leave-path.ts";
import { useMemo } from "react";
import { useEditor } from "../editing/editor-context.ts";
import type { Command } from "#design/office/palette/command.ts";
import { useCommands } from "#design/office/palette/commands.tsx";
import { nextSteps } from "#platform/undo/history.ts";
import type { PageStore } from "../state/page-store.ts";
import { usePageStore } from "../state/use-page.ts";

/** Where a block is added by the key: after the open block, and at the end while none is open. */
const placeAfter = (store: PageStore): number => {
  const { openPanel, edited } = store.getState();
  const index = openPanel.block === null ? -1 : edited.order.indexOf(openPanel.block);
  return index < 0 ? edited.order.length - 1 : index;
};

const useUndoCommands = (): readonly Command[] => {
  const store = usePageStore();
  return useMemo((): readonly Command[] => {
    const reasonUnless = (step: "undo" | "redo", reason: string) => () =>
      nextSteps(store.getState().history)[step] ? undefined : reason;
    return [
      {
        id: "undo",
        label: "Undo",
        group: "Page",
        keys: "mod+z",
        disabledReason: reasonUnless("undo", "There is nothing to undo."),
        run: store.undo,
      },
      {
        id: "redo",
        label: "Redo",
        group: "Page",
        keys: "mod+shift+z",
        alternativeKeys: "mod+y",
        disabledReason: reasonUnless("redo", "There is nothing to do again."),
        run: store.redo,
      },
    ];
  }, [store]);
};

const useBlockCommands = (): readonly Command[] => {
  const editor = useEditor();
  const store = usePageStore();
  return useMemo((): readonly Command[] => {
    /** The id of the open block; null when no block is open or the open block was removed. */
    const openBlockId = () => {
      const { openPanel, edited } = store.getState();
      return openPanel.block !== null && edited.blocks[openPanel.block] ? openPanel.block : null;
    };
    const noBlockReason = () => (openBlockId() === null ? "Open a block first." : undefined);
    const count = () => store.getState().edited.order.length;
    const command = (label: string, run: (block: string) => unknown, keys?: string): Command => ({
      id: `block ${label}`,
      label,
      group: "Open block",
      disabledReason: noBlockReason,
      run: () => {
        const block = openBlockId();
        if (block !== null) run(block);
      },
      ...(keys && { keys }),
    });
    return [
      command("Duplicate the block", editor.duplicate, "alt+d"),
      command("Move the block up", (block) => editor.moveBy(block, -1), "alt+ArrowUp"),
      command("Move the block down", (block) => editor.moveBy(block, 1), "alt+ArrowDown"),
      {
        ...command("Move the block to a position", (block) =>
          editor.showOverlay({ kind: "position", id: block }),
        ),
        disabledReason: () =>
          noBlockReason() ?? (count() < 2 ? "It is the only block." : undefined),
      },
      command("Enable or disable the block", editor.toggle, "alt+e"),
      command("JSON of the block", editor.openJson, "alt+j"),
      command("Copy the block", editor.copy),
      command("Delete the block", editor.remove, "alt+Backspace"),
    ];
  }, [editor, store]);
};

export type PageCommands = Readonly<{
  isNew: boolean;
  onSave: () => void;
  onPreview: () => void;
}>;

const usePageCommands = ({ isNew, onSave, onPreview }: PageCommands): readonly Command[] => {
  const editor = useEditor();
  const store = usePageStore();
  return useMemo((): readonly Command[] => {
    const unsavedReason = () => (isNew ? "Save the page first." : undefined);
    const command = (
      label: string,
      run: () => unknown,
      options: Partial<Command> = {},
    ): Command => ({
      id: `page ${label}`,
      label,
      group: "Page",
      run: () => void run(),
      ...options,
    });
    return [
      command("Save", onSave, { keys: "mod+s" }),
      command(settingsTitle(store.getState().edited.fields.owner), editor.openSettings, {
        keys: "alt+g",
      }),
      command("Add a block, after the open one", () => editor.pickAfter(placeAfter(store)), {
        keys: "alt+n",
      }),
      command("Add a block at the end", () =>
        editor.pickAfter(store.getState().edited.order.length - 1),
      ),
      command("Paste blocks", () => editor.paste(null)),
      command("Live preview, open or close", onPreview, { keys: "alt+p" }),
      command("JSON of the page", () => editor.openJson(null), { keys: "alt+shift+j" }),
      command("Versions", () => editor.showOverlay({ kind: "versions" }), {
        keys: "alt+v",
        disabledReason: unsavedReason,
      }),
      command("Delete the page", () => editor.showOverlay({ kind: "delete" }), {
        disabledReason: unsavedReason,
      }),
    ];
  }, [editor, store, isNew, onSave, onPreview]);
};

/**
 * Registers the editor's commands for the command palette, the keyboard shortcuts and their help.
 */
export const useEditorCommands = (page: PageCommands): void => {
  const undoCommands = useUndoCommands();
  const pageCommands = usePageCommands(page);
  const blockCommands = useBlockCommands();
  useCommands(
    useMemo(
      () => [...pageCommands, ...undoCommands, ...blockCommands],
      [pageCommands, undoCommands, blockCommands],
    ),
  );
};
