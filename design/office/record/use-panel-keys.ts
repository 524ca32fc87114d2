import { useEffect, useMemo, useRef } from "react";
import { useCommands } from "../palette/commands.tsx";
import { isPressed } from "../palette/keys.ts";

/**
 * `Ctrl S` saves and `Esc` closes, wherever the focus is; both stand in the palette and in the help.
 * In the panel itself Escape also works while typing.
 */
export const usePanelKeys = (
  panel: React.RefObject<HTMLElement | null>,
  one: string,
  save: () => void,
  close: () => void,
): void => {
  const latest = useRef({ save, close });
  useEffect(() => {
    latest.current = { save, close };
  });
  const commands = useMemo(
    () => [
      {
        id: "save record",
        label: `Save the ${one}`,
        group: "Panel",
        keys: "mod+s",
        run: () => latest.current.save(),
      },
      {
        id: "close record",
        label: "Close the panel",
        group: "Panel",
        keys: "Escape",
        run: () => latest.current.close(),
      },
    ],
    [one],
  );
  useCommands(commands);
  useEffect(() => {
    const { current } = panel;
    const press = (event: KeyboardEvent) => {
      const isInDialog = event.target instanceof Element && event.target.closest("dialog") !== null;
      if (event.defaultPrevented || isInDialog || !isPressed(event, "escape")) return;
      event.preventDefault();
      latest.current.close();
    };
    current?.addEventListener("keydown", press);
    return () => current?.removeEventListener("keydown", press);
  }, [panel]);
};
