import { useEffect, useMemo, useRef } from "react";
import type { Command } from "#design/office/palette/command.ts";
import { useCommands } from "#design/office/palette/commands.tsx";
import type { DraftStore } from "./draft/draft-store.ts";

export type MapActions = Readonly<{
  save: () => void;
  addStop: () => void;
  search: () => void;
  leavePlacing: () => void;
  showHistory: () => void;
}>;

/** The map's commands, for the palette, the keys and their help. */
export const useMapCommands = (store: DraftStore, actions: MapActions): void => {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  const commands = useMemo((): readonly Command[] => {
    const command = (label: string, keys: string, run: (all: MapActions) => void): Command => ({
      id: `map ${label}`,
      label,
      group: "Map",
      keys,
      run: () => run(latest.current),
    });
    const reasonUnless = (step: "done" | "undone", reason: string) => () =>
      store.getState().steps[step].length > 0 ? undefined : reason;
    return [
      command("Save the trip", "mod+s", (all) => all.save()),
      command("Add a stop", "alt+n", (all) => all.addStop()),
      command("Search a place", "/", (all) => all.search()),
      command("Leave adding a stop", "Escape", (all) => all.leavePlacing()),
      command("Versions of the trip", "alt+v", (all) => all.showHistory()),
      {
        id: "undo",
        label: "Undo",
        group: "Map",
        keys: "mod+z",
        disabledReason: reasonUnless("done", "There is nothing to undo."),
        run: store.undo,
      },
      {
        id: "redo",
        label: "Redo",
        group: "Map",
        keys: "mod+shift+z",
        alternativeKeys: "mod+y",
        disabledReason: reasonUnless("undone", "There is nothing to do again."),
        run: store.redo,
      },
    ];
  }, [store]);
  useCommands(commands);
};
