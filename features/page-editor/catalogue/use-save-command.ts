import { useEffect, useMemo, useRef } from "react";
import { useCommands } from "#design/office/palette/commands.tsx";

/** Ctrl S and a command of the palette for a form that is not the page editor's. */
export const useSaveCommand = (label: string, save: () => void): void => {
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  const commands = useMemo(
    () => [{ id: "save-form", label, group: "Form", keys: "mod+s", run: () => latest.current() }],
    [label],
  );
  useCommands(commands);
};
