import { useEffect, useMemo, useRef } from "react";
import { useCommands } from "#design/office/palette/commands.tsx";

/** Moves the focus from one row's name to another; from elsewhere to the first. */
const focusRow = (step: number) => {
  const rows = [...document.querySelectorAll<HTMLElement>("[data-row] [data-row-name]")];
  const focused = document.activeElement?.closest("[data-row]");
  const index = rows.findIndex((each) => focused?.contains(each));
  rows[index === -1 ? 0 : Math.max(0, Math.min(rows.length - 1, index + step))]?.focus();
};

/** The keys of a list: `N` new, `/` search, `J` `K` through the rows, `E` opens one. */
export const useListKeys = (one: string, open: (id: string) => void): void => {
  const latest = useRef(open);
  useEffect(() => {
    latest.current = open;
  });
  const commands = useMemo(() => {
    const openFocused = () => {
      const row = document.activeElement?.closest("[data-row]");
      row?.querySelector<HTMLElement>("[data-row-name]")?.click();
    };
    const focusSearch = () =>
      document.querySelector<HTMLElement>('.resources input[type="search"]')?.focus();
    const group = "List";
    return [
      {
        id: "list new",
        label: `New ${one}`,
        group,
        keys: "n",
        run: () => latest.current("new"),
      },
      { id: "list search", label: "Search the list", group, keys: "/", run: focusSearch },
      { id: "list next", label: "Next row", group, keys: "j", run: () => focusRow(1) },
      { id: "list back", label: "Row before", group, keys: "k", run: () => focusRow(-1) },
      { id: "list open", label: "Open the row", group, keys: "e", run: openFocused },
    ];
  }, [one]);
  useCommands(commands);
};
