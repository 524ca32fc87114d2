import { useMemo } from "react";
import { nextSteps } from "#platform/undo/history.ts";
import type { Command } from "../palette/command.ts";
import { useCommands } from "../palette/commands.tsx";
import type { DraftStore } from "./state/draft-store.ts";

/** Save, undo and redo by keys, in the palette and in the help. */
export const usePageCommands = (one: string, store: DraftStore, save: () => void): void => {
  const commands = useMemo((): readonly Command[] => {
    const group = `This ${one}`;
    const reasonUnless = (step: "undo" | "redo", reason: string) => () =>
      nextSteps(store.getState().history)[step] ? undefined : reason;
    return [
      { id: "save record", label: "Save", group, keys: "mod+s", run: save },
      {
        id: "undo",
        label: "Undo",
        group,
        keys: "mod+z",
        disabledReason: reasonUnless("undo", "There is nothing to undo."),
        run: store.undo,
      },
      {
        id: "redo",
        label: "Redo",
        group,
        keys: "mod+shift+z",
        alternativeKeys: "mod+y",
        disabledReason: reasonUnless("redo", "There is nothing to do again."),
        run: store.redo,
      },
    ];
  }, [one, store, save]);
  useCommands(commands);
};
